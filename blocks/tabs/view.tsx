import type { ViewProps } from '#registry/define-block';
import { Heading } from '#blocks/ui/heading';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { toFragment, toHashes } from './hashes';
import styles from './view.module.css';

const NAME = 'Разделы';

/**
 * Without scripts every panel can be read, one under another, and the strip leads to their headings. `enhance.ts`
 * shows one of them and leaves the others in the HTML, hidden.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title } = props;
  const tabs = props.tabs.map((tab) => ({ ...tab, hashes: toHashes(tab.hashes) }));
  return (
    <Section id={id} title={title} className={styles.tabs}>
      <nav className={styles.strip} aria-label={title ?? NAME} data-strip>
        {tabs.map((tab, index) => (
          <a
            key={`${index}-${tab.title}`}
            id={`${id}-tab-${index + 1}`}
            href={toFragment(tab.hashes[0] ?? '')}
            className={styles.tab}
          >
            {tab.title}
          </a>
        ))}
      </nav>
      <div>
        {tabs.map((tab, index) => (
          <div
            key={`${index}-${tab.title}`}
            id={`${id}-panel-${index + 1}`}
            className={styles.panel}
            data-panel
          >
            {tab.hashes.map((hash) => (
              <span key={hash} id={hash} className={styles.anchor} data-hash />
            ))}
            <Heading level={title ? 3 : 2} look="subtitle" className={styles.heading}>
              {tab.title}
            </Heading>
            <RichText html={tab.html} />
          </div>
        ))}
      </div>
    </Section>
  );
}
