import { enhancements } from 'virtual:enhancements';
import { pushEvent } from '#blocks/ui/push-event';
import { reportFault } from '#app/report-fault';

const BLOCKS = '[data-enhance]';
/** Set once a block's enhancement runs. */
const DONE_ATTRIBUTE = 'data-enhanced';

/** Brings the blocks of the document to life. */
export function enhanceBlocks(): void {
  // What an enhancement begins ends with the document.
  const { signal } = new AbortController();
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    void begin(block, block.dataset['enhance'] ?? '', signal);
  }
}

/** A block whose enhancement cannot be fetched, or throws, stays what it was: readable HTML. */
async function begin(block: HTMLElement, type: string, signal: AbortSignal): Promise<void> {
  const load = enhancements[type];
  if (load === undefined) return;
  try {
    const { default: enhance } = await load();
    enhance(block, { signal, report: pushEvent });
    block.setAttribute(DONE_ATTRIBUTE, '');
  } catch (fault) {
    reportFault(fault);
  }
}
