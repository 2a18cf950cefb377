import type { Enhance } from '#registry/enhancement';
import { startOverlay } from '#blocks/ui/open-overlay';
import { showBubble } from '#blocks/ui/show-bubble';
import { rememberClosed, wasClosed } from '#blocks/ui/visitor-cookie';
import { keepNumber, readKeptNumber } from './kept-number';

/** The hidden icon comes back after so long (CHAT-04). */
export const CHAT_HIDDEN_COOKIE_DAYS = 1;
export const CHAT_HIDDEN_COOKIE = 'support_chat_hidden';

/** What a flow's root tells of itself, and takes (app/enhance). */
const ROOT = '[data-flow-root]';
const READY = 'data-flow-ready';
const LOAD_FAILED = 'flow-load-failed';
const HAS_FAILED = '[data-flow-failed]';
const LOAD_RETRY = 'flow-load-retry';

const enhance: Enhance = (block, context) => {
  const { signal, report } = context;
  const chat = block.querySelector<HTMLElement>('[data-chat]');
  const dialog = chat?.querySelector('dialog');
  const trigger = chat?.querySelector<HTMLElement>('[data-bubble]');
  if (!chat || !dialog || !trigger) return;
  followWindow(chat, dialog, signal);
  offerReload(dialog, signal);
  startOverlay(dialog, context);
  if (wasClosed(CHAT_HIDDEN_COOKIE)) return;
  const remember = () => {
    rememberClosed(CHAT_HIDDEN_COOKIE, CHAT_HIDDEN_COOKIE_DAYS);
    report({ event: 'chat_hide', block: block.querySelector('section')?.id ?? '' });
  };
  showBubble(trigger, remember, signal);
};

/** `data-chat`: closed; opening, until the flow inside has come to life; open (CHAT-03). Keeps the number. */
function followWindow(chat: HTMLElement, dialog: HTMLDialogElement, signal: AbortSignal): void {
  let was = '';
  const follow = () => {
    const root = dialog.querySelector(ROOT);
    const opened = root === null || root.hasAttribute(READY) ? 'open' : 'opening';
    const now = dialog.open ? opened : 'closed';
    chat.dataset['chat'] = now;
    // A flow that begins anew has an empty field again; so has one that came to life at that very moment.
    if (was !== now) giveNumberBack(dialog);
    was = now;
  };
  const observer = new MutationObserver(follow);
  observer.observe(dialog, { attributes: true, subtree: true, attributeFilter: ['open', READY] });
  signal.addEventListener('abort', () => observer.disconnect());
  dialog.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'tel') keepNumber(target.value, Date.now());
    },
    { signal },
  );
  follow();
}

/** Types the kept number anew, so that React too takes it for typed, whether it has come or is yet to come. */
function giveNumberBack(dialog: HTMLElement): void {
  const field = dialog.querySelector<HTMLInputElement>('input[type="tel"]');
  const kept = readKeptNumber(Date.now());
  if (field === null || field.value !== '' || kept === '') return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, kept);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A chat whose code cannot be fetched says so, and is loaded again on a click (CHAT-07, CHAT-08). */
function offerReload(dialog: HTMLElement, signal: AbortSignal): void {
  const fault = dialog.querySelector<HTMLElement>('[data-chat-fault]');
  const content = dialog.querySelector<HTMLElement>('[data-chat-content]');
  if (!fault || !content) return;
  const show = (isFault: boolean) => {
    fault.hidden = !isFault;
    content.hidden = isFault;
  };
  let hasRetried = false;
  const retry = () => {
    // A browser may keep that a module has failed; the page's hash opens the window again.
    if (hasRetried) {
      location.reload();
      return;
    }
    hasRetried = true;
    show(false);
    dialog.querySelector<HTMLElement>('[data-overlay-title]')?.focus();
    content.querySelector(ROOT)?.dispatchEvent(new Event(LOAD_RETRY));
  };
  // It may have failed before this script came.
  if (dialog.querySelector(HAS_FAILED) !== null) show(true);
  dialog.addEventListener(LOAD_FAILED, () => show(true), { signal });
  fault.querySelector('[data-chat-reload]')?.addEventListener('click', retry, { signal });
}

export default enhance;
