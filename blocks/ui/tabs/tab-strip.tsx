import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading';
import { toFragment } from './tab-hashes';
import styles from './tabs.module.css';

/** The class of the section around strip and panels. */
export const TABS_CLASS = styles.tabs;

export interface Tab {
  title: string;
  /** Anchors of the tab; the first one goes into the address. At least one. */
  hashes: readonly string[];
}

export type TabStripProps = {
  /** Unique on the page; a prefix of ids, the same as that of the panels. */
  id: string;
  /** The name of the navigation. */
  label: string;
  tabs: readonly Tab[];
  /** What stands beside the title of a tab: how many things it has. */
  toNote?: ((index: number) => ReactNode) | undefined;
};

/** Links to the panels beneath; `startTabs` makes tabs of them. */
export function TabStrip({ id, label, tabs, toNote }: TabStripProps) {
  return (
    <nav className={styles.strip} aria-label={label} data-strip>
      {tabs.map(({ title, hashes }, index) => (
        <a
          key={`${index}-${title}`}
          id={`${id}-tab-${index + 1}`}
          href={toFragment(hashes[0] ?? '')}
          className={styles.tab}
        >
          {title}
          {toNote?.(index)}
        </a>
      ))}
    </nav>
  );
}

export type TabPanelProps = {
  /** As of the strip. */
  id: string;
  /** The place among the panels, from 0. */
  index: number;
  tab: Tab;
  headingLevel: HeadingLevel;
  children: ReactNode;
};

/** What a tab shows, under its own heading until the tabs work. */
export function TabPanel({ id, index, tab, headingLevel, children }: TabPanelProps) {
  return (
    <div id={`${id}-panel-${index + 1}`} className={styles.panel} data-panel>
      {tab.hashes.map((hash) => (
        <span key={hash} id={hash} className={styles.anchor} data-hash />
      ))}
      <Heading level={headingLevel} look="subtitle" className={styles.heading}>
        {tab.title}
      </Heading>
      {children}
    </div>
  );
}
