import type { Enhance } from '#registry/enhancement';

const COPIED = 'Ссылка скопирована';
const NOT_COPIED = 'Не\u00a0получилось: скопируйте ссылку из\u00a0адресной строки';

/** The button that copies the address of the comparison, and the limit of the list that tariffs are ticked in. */
const enhance: Enhance = (block, { signal, report }) => {
  const id = block.querySelector('section')?.id ?? '';
  offerCopying(block, signal, (tariffs) => report({ event: 'compare_share', block: id, tariffs }));
  const chooser = block.querySelector<HTMLFormElement>('[data-chooser]');
  if (chooser) keepLimit(chooser, signal);
};

export default enhance;

function offerCopying(block: HTMLElement, signal: AbortSignal, onCopied: (tariffs: number) => void): void {
  const sharing = block.querySelector<HTMLElement>('[data-sharing]');
  const button = sharing?.querySelector<HTMLElement>('[data-copy]');
  const status = sharing?.querySelector<HTMLElement>('[data-copied]');
  if (!sharing || !button || !status) return;
  sharing.hidden = false;
  const copy = async () => {
    const address = new URL(button.dataset['copy'] ?? '', location.href);
    try {
      await navigator.clipboard.writeText(address.href);
      status.textContent = COPIED;
      onCopied((address.searchParams.get('ids') ?? '').split(',').length);
    } catch {
      // Refused by the browser, or not there on an insecure page: the visitor is told how else.
      status.textContent = NOT_COPIED;
    }
  };
  button.addEventListener('click', () => void copy(), { signal });
}

function keepLimit(chooser: HTMLFormElement, signal: AbortSignal): void {
  const limit = Number(chooser.dataset['chooser']);
  const boxes = [...chooser.querySelectorAll<HTMLInputElement>('[data-choice]')];
  const count = chooser.querySelector<HTMLElement>('[data-count]');
  const update = () => {
    const chosen = boxes.filter((box) => box.checked).length;
    for (const box of boxes) box.disabled = !box.checked && chosen >= limit;
    if (count) count.textContent = chosen === 0 ? '' : `Выбрано ${chosen} из\u00a0${limit}`;
  };
  // Back brings ticks with it.
  update();
  chooser.addEventListener('change', update, { signal });
}
