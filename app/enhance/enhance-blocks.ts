import { enhancements } from 'virtual:enhancements';
import { nextTask } from '#blocks/ui/next-task';
import { pushEvent } from '#blocks/ui/push-event';
import { reportFault } from '#app/report-fault';
import { findAtPace, type Pace } from './late-parts';

const BLOCKS = '[data-enhance]';
/** Set once a block's enhancement runs. */
const DONE_ATTRIBUTE = 'data-enhanced';

/** Brings the blocks of the document to life. Settled when it has; never rejects. */
export async function enhanceBlocks(pace: Pace): Promise<void> {
  // What an enhancement begins ends with the document.
  const { signal } = new AbortController();
  const blocks = findAtPace(BLOCKS, pace);
  await Promise.all(blocks.map((block) => begin(block, block.dataset['enhance'] ?? '', signal)));
}

/**
 * Each block in a task of its own: a tap meanwhile is answered. A block whose enhancement cannot be fetched, or throws,
 * stays what it was: readable HTML.
 */
async function begin(block: HTMLElement, type: string, signal: AbortSignal): Promise<void> {
  const load = enhancements[type];
  if (load === undefined) return;
  try {
    const { default: enhance } = await load();
    await nextTask();
    enhance(block, { signal, report: pushEvent });
    block.setAttribute(DONE_ATTRIBUTE, '');
  } catch (fault) {
    reportFault(fault);
  }
}
