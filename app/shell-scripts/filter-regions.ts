import { reportFault } from '#app/report-fault';
import { toMeantLayout } from '#schemas/values/keyboard-layout';

/** What a region is called besides, by its code; nothing until a visitor searches. */
let words: Readonly<Record<string, string>> = {};

/** Search in the region chooser: the field is hidden until there is a script to serve it. */
export function filterRegions(): void {
  revealFields();
  document.addEventListener('toggle', revealFields, { capture: true });
  document.addEventListener('focusin', ({ target }) => isFilter(target) && void fetchWords(target));
  document.addEventListener('input', ({ target }) => isFilter(target) && filter(target.value));
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && isFilter(target) && toPlain(target.value) !== '') goToFirst();
  });
}

const isFilter = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('[data-region-filter] input');

/** Without them regions are found by their names alone. */
async function fetchWords(field: HTMLInputElement): Promise<void> {
  if (Object.keys(words).length > 0) return;
  try {
    words = (await import('./region-words')).REGION_WORDS;
    filter(field.value);
  } catch (fault) {
    reportFault(fault);
  }
}

function revealFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-region-filter][hidden]'))
    field.hidden = false;
}

/** Where none is found the page says so already. */
function goToFirst(): void {
  document.querySelector<HTMLElement>('[data-region-code]:not([hidden]) a')?.click();
}

/** Shows the regions that what is typed fits; where it fits none, what the same keys write on a Russian keyboard. */
function filter(typed: string): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-region-code]')];
  const names = items.map(({ textContent, dataset }) =>
    toPlain(`${textContent} ${words[dataset['regionCode'] ?? ''] ?? ''}`),
  );
  const has = (wanted: string) => names.some((name) => name.includes(wanted));
  const meant = toMeantLayout(typed);
  const wanted = meant === null || has(toPlain(typed)) ? toPlain(typed) : toPlain(meant);
  for (const [place, item] of items.entries()) item.hidden = !names[place]?.includes(wanted);
  for (const group of document.querySelectorAll<HTMLElement>('[data-region-group]')) {
    group.hidden = group.querySelector('[data-region-code]:not([hidden])') === null;
  }
  for (const status of document.querySelectorAll<HTMLElement>('[data-region-nothing]')) {
    status.textContent = has(wanted) ? '' : (status.dataset['words'] ?? '');
  }
}

/** «Санкт-Петербург» is found by «санкт петербург», «Орёл» by «орел». */
function toPlain(text: string): string {
  return text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .replace(/[^а-яa-z\d]+/g, ' ')
    .trim();
}
