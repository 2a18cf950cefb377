import type { EnhanceContext } from '#registry/enhancement';
import { FILTER_PARAMETER, toFoundWords } from './filter-words';

/** Makes the chips narrow the cards at once, and the address say so. `reread` is called when the lists have changed. */
export function startNarrowing(
  block: HTMLElement,
  name: string,
  { signal, report }: EnhanceContext,
  reread: () => void,
): void {
  const bar = block.querySelector<HTMLElement>('[data-filters]');
  if (bar === null) return;
  const chips = [...bar.querySelectorAll<HTMLElement>('[data-filter]')];
  const chosen = new Set(
    chips.filter((chip) => chip.hasAttribute('aria-current')).map(({ dataset }) => dataset['filter'] ?? ''),
  );
  for (const chip of chips) {
    chip.setAttribute('role', 'button');
    chip.removeAttribute('aria-current');
  }
  const draw = () => {
    for (const chip of chips)
      chip.setAttribute('aria-pressed', String(chosen.has(chip.dataset['filter'] ?? '')));
    return narrow(block, [...chosen]);
  };
  const change = () => {
    const { shown, all } = draw();
    const words = bar.querySelector('[data-found]');
    if (words) words.textContent = toFoundWords(shown, all);
    const filter = chips.map(({ dataset }) => dataset['filter'] ?? '').filter((code) => chosen.has(code));
    writeAddress(filter.join(','));
    reread();
    report({ event: 'tariff_filter', block: name, filter: filter.join(','), found: shown });
  };
  const press = (target: EventTarget | null): boolean => {
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-filter], [data-filter-reset]') : null;
    if (link === null) return false;
    const code = link.dataset['filter'];
    if (code === undefined) chosen.clear();
    else if (!chosen.delete(code)) chosen.add(code);
    change();
    if (code === undefined) chips[0]?.focus();
    return true;
  };
  block.addEventListener(
    'click',
    (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (isPlain && press(event.target)) event.preventDefault();
    },
    { signal },
  );
  bar.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && press(event.target)) event.preventDefault();
    },
    { signal },
  );
  draw();
}

/** Shows the cards that pass all of these codes; how many tariffs they are, each counted once. */
function narrow(block: HTMLElement, chosen: readonly string[]): { shown: number; all: number } {
  const all = new Set<string>();
  const shown = new Set<string>();
  const counts = block.querySelectorAll('[data-tab-count]');
  for (const [index, panel] of [...block.querySelectorAll('[data-tariffs]')].entries()) {
    const items = [...panel.querySelectorAll<HTMLElement>('li[class]')].filter((item) =>
      item.querySelector(':scope > [data-tariff]'),
    );
    for (const item of items) {
      const codes = (item.dataset['codes'] ?? '').split(' ');
      const id = item.querySelector<HTMLElement>('[data-tariff]')?.dataset['tariff'] ?? '';
      item.hidden = !chosen.every((code) => codes.includes(code));
      all.add(id);
      if (!item.hidden) shown.add(id);
    }
    const left = items.filter(({ hidden }) => !hidden).length;
    const nothing = panel.querySelector<HTMLElement>('[data-nothing]');
    if (nothing) nothing.hidden = left > 0;
    const count = counts[index];
    if (count) count.textContent = chosen.length > 0 ? String(left) : '';
  }
  return { shown: shown.size, all: all.size };
}

/** The other parameters stay, and so does the hash: it names the tab. */
function writeAddress(filter: string): void {
  const query = new URLSearchParams(location.search);
  query.delete(FILTER_PARAMETER);
  const others = query.toString();
  const parts = [others, filter && `${FILTER_PARAMETER}=${filter}`].filter((part) => part !== '');
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
