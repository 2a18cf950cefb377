/** The number that was typed for the chat, in this browser (CHAT-05, CHAT-06). */

export const CHAT_NUMBER_KEY = 'chat_number';
export const CHAT_NUMBER_MS = 30 * 60_000;

/** As it was typed; empty when there is none, or when it is older than half an hour: then it is gone. */
export function readKeptNumber(now: number): string {
  try {
    const [until = '', ...typed] = (localStorage.getItem(CHAT_NUMBER_KEY) ?? '').split(' ');
    if (now < Number(until)) return typed.join(' ');
    localStorage.removeItem(CHAT_NUMBER_KEY);
  } catch {
    // The browser keeps nothing for this site: the number is typed again.
  }
  return '';
}

/** Half an hour from now; the same number again does not lengthen it, so that shown is not typed. */
export function keepNumber(typed: string, now: number): void {
  if (typed === readKeptNumber(now)) return;
  try {
    // A bare prefix is no number: the visitor has emptied the field.
    if (typed.replace(/\D/g, '').length < 2) localStorage.removeItem(CHAT_NUMBER_KEY);
    else localStorage.setItem(CHAT_NUMBER_KEY, `${now + CHAT_NUMBER_MS} ${typed}`);
  } catch {
    // A private window or a full store: as above.
  }
}
