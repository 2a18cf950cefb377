import type { ViewProps } from '#registry/define-block';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import type { block } from './block';

/** The warning itself stands in the head of the page; this says what is left to do (TRF-262, OPT-216). */
export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { text, link } = props;
  if (!data.isShown) return null;
  return (
    <Section id={id} rhythm="tight" label="О закрытых тарифах и опциях">
      <Notice
        action={
          link && (
            <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
              {link.text}
            </Link>
          )
        }
      >
        {text}
      </Notice>
    </Section>
  );
}
