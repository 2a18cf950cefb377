import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { TitledPart } from '#blocks/ui/titled-part';
import type { block } from './block';
import styles from './view.module.css';

export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, html, lead, tone } = props;
  return (
    <Section id={id} label={title} shape="panel" tone={tone === 'plain' ? undefined : tone}>
      <TitledPart title={title}>
        <RichText html={html} className={classNames(lead && styles.lead)} />
      </TitledPart>
    </Section>
  );
}
