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
    chosen: bar.querySelector<HTMLElement>('[data-compare-chosen]'),
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
    if (parts.chosen)
      drawChosen(
        parts.chosen,
        ids.map((id) => ({ id, title: toTitle(ticks, id) })),
      );
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
  parts.chosen?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-compare-remove]') : null;
      const id = button?.dataset['compareRemove'];
      if (id === undefined) return;
      const place = readIds().indexOf(id);
      for (const tick of ticks) if (tick.value === id) tick.checked = false;
      draw();
      // The focus goes to the next one, or back to the card when none is left.
      const left = parts.chosen?.querySelectorAll<HTMLElement>('button') ?? [];
      (left[Math.min(place, left.length - 1)] ?? ticks.find(({ value }) => value === id))?.focus();
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

/** What the card that is ticked is called. */
function toTitle(ticks: readonly HTMLInputElement[], id: string): string {
  const tick = ticks.find(({ value }) => value === id);
  return tick?.closest('[data-tariff]')?.querySelector('h3')?.textContent?.trim() ?? id;
}

function drawChosen(list: HTMLElement, chosen: readonly { id: string; title: string }[]): void {
  list.hidden = chosen.length === 0;
  list.replaceChildren(
    ...chosen.map(({ id, title }) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset['compareRemove'] = id;
      button.setAttribute('aria-label', COMPARE_WORDS.toRemove(title));
      button.textContent = title;
      item.append(button);
      return item;
    }),
  );
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
