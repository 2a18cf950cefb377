import { useEffect, useMemo, useRef } from 'react';
import type { ViewProps } from '#registry/define-block';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { RichText } from '#blocks/ui/rich-text';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import { toHashes } from './hashes';
import { TabStrip } from './tab-strip';
import { useHashTabs } from './use-hash-tabs';
import styles from './view.module.css';

const NAME = 'Разделы';

/**
 * Without scripts every panel can be read, one under another, and the strip leads to their headings. With them one
 * is shown and the others stay in the HTML, hidden.
 */
export default function View({ id, props }: ViewProps<typeof block>) {
  const { title, tabs } = props;
  const hashes = useMemo(() => tabs.map((tab) => toHashes(tab.hashes)), [tabs]);
  const { selection, select } = useHashTabs(hashes);
  const selected = selection === null ? null : Math.min(selection.index, tabs.length - 1);
  const isMoved = selection !== null && selection.cause !== 'opening';
  const panels = useRef<HTMLDivElement>(null);

  // The browser could not scroll to it by itself: it was hidden when the address changed.
  useEffect(() => {
    if (selection?.cause === 'address') panels.current?.children[selection.index]?.scrollIntoView();
  }, [selection]);

  const named = tabs.map((tab, index) => ({ title: tab.title, hashes: hashes[index] ?? [] }));
  return (
    <Section id={id} title={title} className={selected === null ? styles.waiting : styles.ready}>
      <TabStrip id={id} label={title ?? NAME} tabs={named} selected={selected} select={select} />
      <div ref={panels}>
        {tabs.map((tab, index) => (
          <div
            key={`${index}-${tab.title}`}
            id={`${id}-panel-${index + 1}`}
            className={classNames(styles.panel, isMoved && styles.moved)}
            {...(selected !== null && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab-${index + 1}`,
              tabIndex: 0,
              hidden: selected !== index,
            })}
          >
            {named[index]?.hashes.map((hash) => (
              <span key={hash} id={hash} className={styles.anchor} />
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
