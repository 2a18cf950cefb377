import { enhancements } from 'virtual:enhancements';
import { pushEvent } from '#blocks/ui/push-event';
import { reportFault } from '#app/report-fault';

const BLOCKS = '[data-enhance]';
/** Set once a block's enhancement runs. */
const DONE_ATTRIBUTE = 'data-enhanced';

const running = new Map<HTMLElement, AbortController>();

/** Brings the blocks of the document to life, and stops those that have left it. Call after each navigation. */
export function enhanceBlocks(): void {
  for (const [block, controller] of running) {
    if (block.isConnected) continue;
    controller.abort();
    running.delete(block);
  }
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    if (!running.has(block)) begin(block, block.dataset['enhance'] ?? '');
  }
}

/** A block whose enhancement cannot be fetched, or throws, stays what it was: readable HTML. */
function begin(block: HTMLElement, type: string): void {
  const load = enhancements[type];
  if (load === undefined) return;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(block, controller);
  load()
    .then(({ default: enhance }) => {
      if (signal.aborted) return;
      enhance(block, { signal, report: pushEvent });
      block.setAttribute(DONE_ATTRIBUTE, '');
    })
    .catch(reportFault);
}
