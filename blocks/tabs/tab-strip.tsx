import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { toFragment } from './hashes';
import styles from './view.module.css';

export interface TabStripProps {
  id: string;
  label: string;
  tabs: readonly { title: string; hashes: readonly string[] }[];
  /** Null until the scripts run: then the strip is a list of links to the panels. */
  selected: number | null;
  select: (index: number) => void;
}

/** Where a key leads from the tab that has the focus; null for keys that are not ours. */
function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? from : null;
}

/** Where the middle of a tab is in its strip, in px. `scrollIntoView` would move the page as well. */
function centreOf(tab: HTMLElement): number {
  return tab.offsetLeft + tab.offsetWidth / 2;
}

/** The pattern of WAI-ARIA with automatic activation: one tab stop, arrows, Home and End move and select. */
export function TabStrip({ id, label, tabs, selected, select }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  const isReady = selected !== null;

  useEffect(() => {
    const tab = selected === null ? undefined : strip.current?.querySelectorAll('a')[selected];
    if (strip.current && tab) strip.current.scrollLeft = centreOf(tab) - strip.current.clientWidth / 2;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = isReady ? targetOf(event.key, index, tabs.length) : null;
    if (target === null) return;
    event.preventDefault();
    select(target);
    strip.current?.querySelectorAll('a')[target]?.focus();
  };
  const onClick = (event: MouseEvent, index: number) => {
    if (!isReady || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    select(index);
  };

  return (
    <nav ref={strip} className={styles.strip} aria-label={label} role={isReady ? 'tablist' : undefined}>
      {tabs.map(({ title, hashes }, index) => (
        <a
          key={`${index}-${title}`}
          href={toFragment(hashes[0] ?? '')}
          className={classNames(styles.tab, selected === index && styles.selected)}
          onClick={(event) => onClick(event, index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          {...(isReady && {
            role: 'tab',
            id: `${id}-tab-${index + 1}`,
            'aria-selected': selected === index,
            'aria-controls': `${id}-panel-${index + 1}`,
            tabIndex: selected === index ? 0 : -1,
          })}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
