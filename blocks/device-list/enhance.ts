import type { Enhance } from '#registry/enhancement';
import { prepareDeviceSearch } from './device-search';
import { texts } from './texts';

/** What is typed narrows the list at once; brands with something found stand open. Nothing is sent anywhere. */
const enhance: Enhance = (block, { signal }) => {
  const form = block.querySelector<HTMLFormElement>('[data-search-form]');
  const input = form?.querySelector<HTMLInputElement>('input[name="q"]');
  const clear = form?.querySelector<HTMLElement>('[data-clear]');
  if (!form || !input || !clear) return;
  const narrow = () => {
    const typed = input.value.trim();
    clear.hidden = input.value === '';
    tell(block, typed, narrowBrands(block, typed));
  };
  input.addEventListener('input', narrow, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  clear.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      input.value = '';
      narrow();
      input.focus();
    },
    { signal },
  );
  // Some browsers give a field back as it was left.
  if (input.value !== input.defaultValue) narrow();
};

/** How many devices are shown. */
function narrowBrands(block: HTMLElement, typed: string): number {
  const fits = prepareDeviceSearch(typed);
  let total = 0;
  for (const brand of block.querySelectorAll<HTMLElement>('[data-brand]')) {
    const lists = [...brand.querySelectorAll<HTMLElement>('[data-list]')];
    const count = lists.reduce((sum, list) => sum + narrowList(list, fits), 0);
    const details = brand.querySelector('details');
    const number = brand.querySelector('[data-brand-count]');
    if (details) details.open = typed !== '' && count > 0;
    if (number) number.textContent = String(count);
    brand.hidden = count === 0;
    total += count;
  }
  return total;
}

function narrowList(list: HTMLElement, fits: (name: string) => boolean): number {
  const models = [...list.querySelectorAll('li')];
  for (const model of models)
    model.hidden = !fits(`${list.dataset['list'] ?? ''} ${model.textContent ?? ''}`);
  const count = models.filter(({ hidden }) => !hidden).length;
  list.hidden = count === 0;
  return count;
}

function tell(block: HTMLElement, typed: string, total: number): void {
  const count = block.querySelector<HTMLElement>('[data-count]');
  const none = block.querySelector<HTMLElement>('[data-none]');
  const groups = block.querySelector<HTMLElement>('[data-groups]');
  if (!count || !none || !groups) return;
  // With nothing found the count stays in the page, so that screen readers hear of it.
  count.textContent = total === 0 ? texts.nothing : typed === '' ? texts.all(total) : texts.found(total);
  count.hidden = false;
  count.classList.toggle('visually-hidden', total === 0);
  none.hidden = total > 0;
  groups.hidden = total === 0;
}

export default enhance;
