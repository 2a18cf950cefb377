import { DATA_ATTRIBUTE, READY_ATTRIBUTE, ROOT_ATTRIBUTE } from './flow-attributes';
import { reportFault } from '#app/report-fault';
import { findAtPace, type Pace } from './late-parts';

/** How far from the screen a flow is when its code is fetched, in px. */
const NEAR = 400;
/** Told by a flow's root when its code could not be fetched, and kept as an attribute; raised on it, `flow-load-retry` tries again. */
const FAILED_EVENT = 'flow-load-failed';
const FAILED_ATTRIBUTE = 'data-flow-failed';
const RETRY_EVENT = 'flow-load-retry';

/**
 * Brings the flows of a page to life when a visitor comes near: scrolls to one, opens the window it stands in, or
 * puts the focus into it. A flow that has already been begun comes at once: it is not where its HTML says it is.
 */
export function startFlows(pace: Pace): void {
  const roots = findAtPace(`[${ROOT_ATTRIBUTE}]`, pace);
  if (roots.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) begin(target);
      }
    },
    { rootMargin: `${NEAR}px` },
  );
  const begin = (root: HTMLElement) => {
    observer.unobserve(root);
    void bringToLife(root);
  };
  for (const root of roots) {
    root.addEventListener(RETRY_EVENT, () => begin(root));
    root.addEventListener('focusin', () => begin(root), { once: true });
    markChoices(root);
    if (isUnderWay(root)) begin(root);
    else observer.observe(root);
  }
}

/** Until its code is there, a flow in a window that was opened for one of many is a list with that one marked. */
function markChoices(root: HTMLElement): void {
  const dialog = root.closest('dialog');
  dialog?.addEventListener('overlay-choice', () => {
    if (root.hasAttribute(READY_ATTRIBUTE)) return;
    for (const radio of root.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
      if (radio.value === dialog.dataset['openedFor']) radio.checked = true;
    }
  });
}

const begun = new WeakSet<HTMLElement>();

/** A flow whose code cannot be fetched stays a form that posts by itself. */
async function bringToLife(root: HTMLElement): Promise<void> {
  if (begun.has(root)) return;
  begun.add(root);
  root.removeAttribute(FAILED_ATTRIBUTE);
  try {
    const { hydrateFlow } = await import('./hydrate-flow');
    await hydrateFlow(root);
  } catch (fault) {
    begun.delete(root);
    document.documentElement.removeAttribute('data-restoring');
    root.setAttribute(FAILED_ATTRIBUTE, '');
    root.dispatchEvent(new CustomEvent(FAILED_EVENT, { bubbles: true }));
    reportFault(fault);
  }
}

/** Has this history entry a step of the page's flows, or is the page the answer to a post? */
function isUnderWay(root: HTMLElement): boolean {
  const state: unknown = history.state;
  const hasSteps = typeof state === 'object' && state !== null && Reflect.has(state, 'flows');
  return hasSteps || !(root.getAttribute(DATA_ATTRIBUTE) ?? '').includes('"posted":null');
}
