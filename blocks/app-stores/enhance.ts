import type { Enhance } from '#registry/enhancement';
import { detectDevice } from './device';
import { leaveFor } from './leave-for';
import { storeOf } from './stores';

/** Part of a standard that TypeScript does not know yet, since only browsers of Chrome's family have it. */
interface UserAgentData {
  getHighEntropyValues?: (hints: string[]) => Promise<{ model?: string }>;
}

/**
 * Marks the store of the visitor's device, and reports the one that is opened. A block that redirects opens it as
 * soon as the device is known for good, never before (MISC-402).
 */
const enhance: Enhance = (block, { signal, report }) => {
  const mark = (model?: string) => {
    const device = detectDevice(navigator.userAgent, navigator.maxTouchPoints, model);
    markStore(block, storeOf(device));
  };
  const settle = () => {
    const current = block.querySelector<HTMLAnchorElement>('[data-redirect] [data-current]');
    if (current === null || signal.aborted) return;
    report({ event: 'store_open', store: current.dataset['store'] ?? '' });
    leaveFor(current.href);
  };
  mark();
  // Such browsers name every phone «K» in the user agent and give its model when they are asked.
  const { userAgentData }: Navigator & { userAgentData?: UserAgentData } = navigator;
  const asked = userAgentData?.getHighEntropyValues?.(['model']) ?? Promise.resolve({ model: '' });
  asked
    .then(
      ({ model }) => {
        if (model && !signal.aborted) mark(model);
      },
      // The browser may refuse; what the user agent told stays marked.
      () => undefined,
    )
    .then(settle, settle);
  block.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-store]') : null;
      if (link?.dataset['store']) report({ event: 'store_open', store: link.dataset['store'] });
    },
    { signal },
  );
};

export default enhance;

function markStore(block: HTMLElement, store: string): void {
  for (const link of block.querySelectorAll<HTMLElement>('[data-store]')) {
    const isCurrent = link.dataset['store'] === store;
    link.toggleAttribute('data-current', isCurrent);
    const badge = link.querySelector<HTMLElement>('[data-mark]');
    if (badge !== null) badge.hidden = !isCurrent;
  }
}
