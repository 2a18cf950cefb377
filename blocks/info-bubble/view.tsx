import type { ViewProps } from '#registry/define-block';
import { Bubble } from '#blocks/ui/bubble';
import { Link } from '#blocks/ui/link';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

const LABEL = 'Сообщение';

function Action({ link }: Pick<ViewProps<typeof block>['props'], 'link'>) {
  if (link === undefined) return null;
  return (
    <Link href={link.url} look="strong" kind={link.newWindow ? 'external' : 'internal'}>
      {link.text}
    </Link>
  );
}

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, text, link, mark } = props;
  return (
    <Section id={id} rhythm="none">
      {/* Without scripts nothing could close it, so there it is a note in the page. */}
      <noscript>
        <div className={styles.note}>
          <Notice title={title} action={link && <Action link={link} />}>
            <p>{text}</p>
          </Notice>
        </div>
      </noscript>
      <div data-mark={mark ?? id}>
        <Bubble label={title ?? LABEL}>
          {title && <p className={styles.title}>{title}</p>}
          <p>{text}</p>
          {link && (
            <p className={styles.link}>
              <Action link={link} />
            </p>
          )}
        </Bubble>
      </div>
    </Section>
  );
}
