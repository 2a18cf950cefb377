import { keepText, readKept } from '#blocks/ui/browser-storage';

/** The number that was typed for the chat, in this browser (CHAT-05, CHAT-06). */

export const CHAT_NUMBER_KEY = 'chat_number';
export const CHAT_NUMBER_MS = 30 * 60_000;

/** As it was typed; empty when there is none, or when it is older than half an hour: then it is gone. */
export function readKeptNumber(now: number): string {
  const { until, typed } = read();
  if (now < until) return typed;
  keepText(CHAT_NUMBER_KEY, null);
  return '';
}

/**
 * Half an hour from now; the same number again does not lengthen it, so that shown is not typed: neither is one that
 * the mask of a script that came late has written anew.
 */
export function keepNumber(typed: string, now: number): void {
  const kept = readKeptNumber(now);
  if (typed === kept) return;
  const until = toNational(typed) === toNational(kept) ? read().until : now + CHAT_NUMBER_MS;
  // A bare prefix is no number: the visitor has emptied the field.
  const isEmptied = typed.replace(/\D/g, '').length < 2;
  keepText(CHAT_NUMBER_KEY, isEmptied ? null : `${until} ${typed}`);
}

function read(): { until: number; typed: string } {
  const [until = '', ...typed] = (readKept(CHAT_NUMBER_KEY) ?? '').split(' ');
  return { until: Number(until), typed: typed.join(' ') };
}

/** Its digits without the prefix of the country. */
const toNational = (typed: string) => typed.replace(/\D/g, '').replace(/^[78]/, '');
