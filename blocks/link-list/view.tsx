import type { ViewProps } from '#registry/define-block';
import { LinkColumns } from '#blocks/ui/link-columns';
import { Section } from '#blocks/ui/section';
import type { block } from './block';

export default function View({ id, props }: ViewProps<typeof block>) {
  return (
    <Section id={id} title={props.title}>
      <LinkColumns links={props.links} />
    </Section>
  );
}
