/** Search in the region chooser: the field is hidden until there is a script to serve it. */
export function filterRegions(): void {
  revealFields();
  document.addEventListener('toggle', revealFields, { capture: true });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-region-filter] input')) {
      filter(target.value.trim().toLocaleLowerCase('ru'));
    }
  });
}

function revealFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-region-filter][hidden]'))
    field.hidden = false;
}

function filter(wanted: string): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-region-title]')) {
    item.hidden = !(item.dataset['regionTitle'] ?? '').toLocaleLowerCase('ru').includes(wanted);
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-region-group]')) {
    group.hidden = group.querySelector('[data-region-title]:not([hidden])') === null;
  }
  const isNothing = document.querySelector('[data-region-group]:not([hidden])') === null;
  for (const status of document.querySelectorAll<HTMLElement>('[data-region-nothing]')) {
    status.textContent = isNothing ? (status.dataset['words'] ?? '') : '';
  }
}
