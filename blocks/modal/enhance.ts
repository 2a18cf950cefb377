import type { Enhance } from '#registry/enhancement';
import { startOverlay } from '#blocks/ui/open-overlay';

const enhance: Enhance = (block, context) => {
  // The first is its own: a window inside it belongs to a block inside, which starts it itself.
  const dialog = block.querySelector<HTMLElement>('dialog');
  if (dialog) startOverlay(dialog, context);
};

export default enhance;
