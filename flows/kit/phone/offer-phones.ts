import { typeInto } from '#blocks/ui/typed-mask';
import { attachPhoneList, DIGITS } from './phone-list';
import { forgetRemembered } from './remembered-phones';

/** The route `stored-phones[.]json`: the visitor's own numbers, or none. */
const ADDRESS = '/stored-phones.json';
const USERID = 'userid';

const known = new WeakSet<HTMLInputElement>();
/** The visitor wanted their numbers forgotten: nothing is offered on this page any more. */
let isForgotten = false;

/**
 * Fills the visitor's own number into a phone field that they have come to, if it is still empty (ACCT-411), and
 * offers all of theirs below it. `isFilledIn`: not in a field that may stay empty. They are asked for only then, once
 * for a field: pages are shared. A failure stays unseen (ACCT-414).
 */
export async function offerPhones(input: HTMLInputElement, isFilledIn: boolean): Promise<void> {
  if (known.has(input) || isForgotten) return;
  known.add(input);
  const before = input.value;
  const phones = await loadPhones();
  const [first] = phones;
  if (first === undefined) return;
  const list = attachPhoneList(input, phones, forgetPhones);
  // A visitor who has gone on is not filled in behind their back.
  if (document.activeElement !== input) return;
  // Somebody who has typed it all meanwhile needs no list: it would only lie over the button.
  if (input.value !== before && isWhole(input)) return;
  if (!isFilledIn || !isUntouched(input)) return list.open();
  typeInto(input, first);
  // Typed over where it is not the one. Right after the field itself has put its caret: the next key must find it so.
  queueMicrotask(() => input.select());
}

/**
 * The site lets go of the id that the numbers are kept under, and this browser of those that it has kept itself. A failure
 * stays unseen on this page; the next one offers them again.
 */
function forgetPhones(): void {
  isForgotten = true;
  forgetRemembered();
  forgetLink();
  fetch(ADDRESS, { method: 'POST', keepalive: true }).catch(() => {
    isForgotten = false;
  });
}

/** The country's prefix alone is nothing. */
const isUntouched = (input: HTMLInputElement) => countDigits(input) < 2;
const isWhole = (input: HTMLInputElement) => countDigits(input) >= DIGITS;
const countDigits = ({ value }: HTMLInputElement) => value.replace(/\D/g, '').length;

/** A link from the operator's own SMS or letter says by its `userid` whom it was sent to (MISC-101). */
function toAddress(): string {
  const userid = new URLSearchParams(location.search).get(USERID);
  return userid === null ? ADDRESS : `${ADDRESS}?${new URLSearchParams({ [USERID]: userid }).toString()}`;
}

/** From now on the page's address says no more of its visitor than anybody else's. */
function forgetLink(): void {
  const url = new URL(location.href);
  url.searchParams.delete(USERID);
  history.replaceState(history.state, '', url);
}

async function loadPhones(): Promise<string[]> {
  try {
    const response = await fetch(toAddress());
    const phones: unknown = response.ok ? await response.json() : [];
    return Array.isArray(phones) ? phones.filter((phone) => typeof phone === 'string') : [];
  } catch {
    // No connection, or no list: the field is one without suggestions.
    return [];
  }
}
