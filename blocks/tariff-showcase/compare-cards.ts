import type { EnhanceContext } from '#registry/enhancement';
import { hideBubble, showBubble } from '#blocks/ui/show-bubble';
import { COMPARE_LIMIT, COMPARE_PATH, COMPARE_WORDS } from './compare-words';

/** Makes a bar of the form that compares: it comes with the first tick, and no fifth tariff can be ticked. */
export function startComparing(block: HTMLElement, name: string, { signal, report }: EnhanceContext): void {
  const bar = block.querySelector<HTMLElement>('[data-compare-bar]');
  if (bar === null) return;
  const ticks = [...block.querySelectorAll<HTMLInputElement>('[data-compare]')];
  const parts = {
    words: bar.querySelector('[data-compare-words]'),
    link: bar.querySelector<HTMLElement>('[data-compare-link]'),
    clear: bar.querySelector<HTMLElement>('[data-compare-clear]'),
  };
  bar.querySelector<HTMLElement>('[data-compare-submit]')?.setAttribute('hidden', '');
  bar.setAttribute('data-ready', '');
  const showBar = createShow(bar, signal);
  const readIds = () => [...new Set(ticks.filter(({ checked }) => checked).map(({ value }) => value))];
  const draw = () => {
    const ids = readIds();
    const isFull = ids.length >= COMPARE_LIMIT;
    for (const tick of ticks) tick.disabled = isFull && !tick.checked;
    showBar(ids.length > 0);
    if (parts.words) parts.words.textContent = toWords(ids.length);
    if (parts.clear) parts.clear.hidden = false;
    if (!parts.link) return;
    parts.link.hidden = ids.length < 2;
    parts.link.setAttribute('href', `${COMPARE_PATH}?ids=${ids.join(',')}`);
    const label = parts.link.querySelector('span > span');
    if (label && !parts.link.hidden) label.textContent = `Сравнить ${ids.length}\u00a0тарифа`;
  };
  block.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !ticks.includes(target)) return;
      // A tariff may stand in several tabs.
      for (const tick of ticks) if (tick.value === target.value) tick.checked = target.checked;
      draw();
    },
    { signal },
  );
  parts.clear?.addEventListener(
    'click',
    () => {
      const first = ticks.find(({ checked }) => checked);
      for (const tick of ticks) tick.checked = false;
      draw();
      first?.focus();
    },
    { signal },
  );
  parts.link?.addEventListener(
    'click',
    () => report({ event: 'tariff_compare', block: name, count: readIds().length }),
    { signal },
  );
  draw();
}

/** The bar stands above the cookie notice and whatever else lies at the lower edge of the screen. */
function createShow(bar: HTMLElement, signal: AbortSignal): (isShown: boolean) => void {
  let shown: AbortController | null = null;
  bar.hidden = true;
  signal.addEventListener('abort', () => shown?.abort());
  return (isShown) => {
    if (isShown === (shown !== null)) return;
    shown?.abort();
    shown = isShown ? new AbortController() : null;
    if (shown) showBubble(bar, () => undefined, shown.signal);
    else hideBubble(bar);
  };
}

function toWords(count: number): string {
  if (count < 2) return count === 0 ? COMPARE_WORDS.none : COMPARE_WORDS.one;
  return count >= COMPARE_LIMIT ? COMPARE_WORDS.full : '';
}
