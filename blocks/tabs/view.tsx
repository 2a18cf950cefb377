import type { ViewProps } from '#registry/define-block';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import { toHashes } from '#blocks/ui/tabs/tab-hashes';
import { TABS_CLASS, TabPanel, TabStrip } from '#blocks/ui/tabs/tab-strip';
import type { block } from './block';

const NAME = 'Разделы';

/**
 * Without scripts every panel can be read, one under another, and the strip leads to their headings. `enhance.ts`
 * shows one of them and leaves the others in the HTML, hidden.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title } = props;
  const tabs = props.tabs.map((tab) => ({ ...tab, hashes: toHashes(tab.hashes) }));
  return (
    <Section id={id} title={title} className={TABS_CLASS}>
      <TabStrip id={id} label={title ?? NAME} tabs={tabs} />
      <div>
        {tabs.map((tab, index) => (
          <TabPanel
            key={`${index}-${tab.title}`}
            id={id}
            index={index}
            tab={tab}
            headingLevel={title ? 3 : 2}
          >
            <RichText html={tab.html} />
          </TabPanel>
        ))}
      </div>
    </Section>
  );
}
