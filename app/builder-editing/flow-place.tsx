import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';

/** Stands where a flow will: its steps need the operator's answers, which no editor has. */
export function FlowPlace({ title, description }: { title: string; description: string }) {
  return (
    <Section>
      <Notice title={title}>{description}</Notice>
    </Section>
  );
}
