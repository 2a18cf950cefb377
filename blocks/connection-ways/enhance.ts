import type { Enhance } from '#registry/enhancement';
import { showToast } from '#blocks/ui/show-toast';

const COPIED = 'Скопировано';
const NOT_COPIED = 'Скопировать не получилось: выделите текст и\u00A0скопируйте его сами';

/** A button beside each command that copies it, where the browser lets pages do that. */
const enhance: Enhance = (block, { signal, report }) => {
  const { clipboard } = navigator;
  // Typed as always there; on pages without https it is not.
  if (!(clipboard as Clipboard | undefined)) return;
  const id = block.querySelector('section')?.id ?? '';
  for (const button of block.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener(
      'click',
      () => {
        report({ event: 'command_copy', block: id, way: button.dataset['way'] ?? '' });
        clipboard.writeText(button.dataset['copy'] ?? '').then(
          () => showToast(COPIED),
          () => showToast(NOT_COPIED),
        );
      },
      { signal },
    );
  }
};

export default enhance;
