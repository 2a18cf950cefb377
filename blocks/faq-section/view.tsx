import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { LinkColumns } from '#blocks/ui/link-columns';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import type { block } from './block';

export default function View({ id, props: { title, isPageTitle }, data: topics }: ViewProps<typeof block>) {
  const [first, ...others] = topics;
  if (first === undefined) return null;
  const headingLevel = isPageTitle ? 1 : 2;
  if (others.length === 0) {
    return (
      <Section id={id} title={title ?? first.title} headingLevel={headingLevel}>
        <LinkColumns links={first.questions} />
      </Section>
    );
  }
  return (
    <Section id={id} title={title} headingLevel={headingLevel}>
      <Stack gap={7}>
        {topics.map((topic) => (
          <Stack key={topic.title} gap={4}>
            <Heading level={title === undefined ? 2 : 3} look="subtitle">
              {topic.title}
            </Heading>
            <LinkColumns links={topic.questions} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
