import type { AnalyticsEvent } from '#schemas/analytics/events';
import { isPlainClick } from '../is-plain-click';
import { scrollToMiddle } from '../scroll-to-middle';
import { findNamedTab, toFragment } from './tab-hashes';

export interface TabsContext {
  /** Aborted when the block leaves the document. */
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

interface Tab {
  link: HTMLElement;
  panel: HTMLElement;
  hashes: string[];
}

/** Why a tab is shown: the first one does not animate, the one that a link named is also brought into view. */
type Cause = 'opening' | 'address' | 'choice';

/**
 * Makes tabs of a `TabStrip` and its `TabPanel`s inside the block's one section.
 *
 * The pattern of WAI-ARIA with automatic activation: one tab stop, arrows, Home and End move and select. A hash change
 * selects the tab it names; selecting one writes its first hash without a history entry (BLK-224, BLK-225).
 */
export function startTabs(block: HTMLElement, context: TabsContext): void {
  const section = block.querySelector('section');
  const strip = block.querySelector<HTMLElement>('[data-strip]');
  const tabs = readTabs(block);
  if (section === null || strip === null || tabs.length === 0) return;
  const hashes = tabs.map((tab) => tab.hashes);

  strip.setAttribute('role', 'tablist');
  for (const { link, panel } of tabs) tie(link, panel);
  section.setAttribute('data-ready', '');
  const show = (index: number, cause: Cause) => {
    for (const [at, tab] of tabs.entries()) mark(tab, at === index, cause);
    if (tabs[index]) scrollToMiddle(strip, tabs[index].link);
    if (cause === 'address') tabs[index]?.panel.scrollIntoView();
  };
  show(findNamedTab(hashes, location.hash) ?? 0, 'opening');

  const follow = () => {
    const named = findNamedTab(hashes, location.hash);
    if (named !== null) show(named, 'address');
  };
  window.addEventListener('hashchange', follow, { signal: context.signal });
  listen(strip, tabs, section.id, show, context);
}

function readTabs(block: HTMLElement): Tab[] {
  const links = [...block.querySelectorAll<HTMLElement>('[data-strip] > a')];
  const panels = [...block.querySelectorAll<HTMLElement>('[data-panel]')];
  return links.flatMap((link, index) => {
    const panel = panels[index];
    if (panel === undefined) return [];
    return [{ link, panel, hashes: [...panel.querySelectorAll('[data-hash]')].map(({ id }) => id) }];
  });
}

function tie(link: HTMLElement, panel: HTMLElement): void {
  link.setAttribute('role', 'tab');
  link.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', link.id);
  panel.tabIndex = 0;
}

function mark({ link, panel }: Tab, isSelected: boolean, cause: Cause): void {
  link.setAttribute('aria-selected', String(isSelected));
  link.tabIndex = isSelected ? 0 : -1;
  panel.hidden = !isSelected;
  panel.toggleAttribute('data-moved', isSelected && cause !== 'opening');
}

function listen(
  strip: HTMLElement,
  tabs: readonly Tab[],
  block: string,
  show: (index: number, cause: Cause) => void,
  { signal, report }: TabsContext,
): void {
  const indexOf = (target: EventTarget | null) =>
    tabs.findIndex(({ link }) => target instanceof Node && link.contains(target));
  const select = (index: number) => {
    const [hash = ''] = tabs[index]?.hashes ?? [];
    history.replaceState(history.state, '', toFragment(hash));
    show(index, 'choice');
    report({ event: 'tab_select', block, position: index + 1 });
  };
  strip.addEventListener(
    'click',
    (event) => {
      const index = indexOf(event.target);
      if (index === -1 || !isPlainClick(event)) return;
      event.preventDefault();
      select(index);
    },
    { signal },
  );
  strip.addEventListener(
    'keydown',
    (event) => {
      const target = toTarget(event.key, indexOf(event.target), tabs.length);
      if (target === null) return;
      event.preventDefault();
      select(target);
      tabs[target]?.link.focus();
    },
    { signal },
  );
}

/** Where a key leads from the tab that has the focus; null for keys that are not ours. */
function toTarget(key: string, from: number, count: number): number | null {
  if (from === -1) return null;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? from : null;
}
