import { toMeantLayout } from '#schemas/values/keyboard-layout';

/** Search in the region chooser: the field is hidden until there is a script to serve it. */
export function filterRegions(): void {
  revealFields();
  document.addEventListener('toggle', revealFields, { capture: true });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-region-filter] input')) {
      filter(target.value);
    }
  });
}

function revealFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-region-filter][hidden]'))
    field.hidden = false;
}

/** Shows the regions whose names have what is typed; where none has, what the same keys write on a Russian keyboard. */
function filter(typed: string): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-region-title]')];
  const names = items.map((item) => toPlain(item.dataset['regionTitle'] ?? ''));
  const has = (wanted: string) => names.some((name) => name.includes(wanted));
  const meant = toMeantLayout(typed);
  const wanted = meant === null || has(toPlain(typed)) ? toPlain(typed) : toPlain(meant);
  for (const [place, item] of items.entries()) item.hidden = !names[place]?.includes(wanted);
  for (const group of document.querySelectorAll<HTMLElement>('[data-region-group]')) {
    group.hidden = group.querySelector('[data-region-title]:not([hidden])') === null;
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
