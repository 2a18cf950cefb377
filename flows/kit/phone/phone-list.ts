import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import { typeInto } from '#blocks/ui/typed-mask';

const LABEL = 'Ваши номера';
/** Stands below the numbers, in the same list, so that arrows lead to it. */
const FORGET = 'Забыть мои\u00a0номера';
/** A number has so many. */
export const DIGITS = 11;

export interface PhoneList {
  /** Shows the numbers that go on with what is typed; with a whole number in the field, all others. */
  open: () => void;
}

/** Makes a phone field one that offers these numbers of 11 digits, and to forget them. */
export function attachPhoneList(
  input: HTMLInputElement,
  phones: readonly string[],
  onForget: () => void,
): PhoneList {
  let offered = phones;
  const list = attachSuggestionList<string>(input, {
    label: LABEL,
    toText: toShown,
    onAsk: open,
    onPick(phone) {
      typeInto(input, phone === FORGET ? '' : phone);
      list.close();
      if (phone !== FORGET) return;
      offered = [];
      onForget();
    },
  });

  function open(): void {
    const typed = toDigits(input.value);
    const isWhole = typed.length === DIGITS;
    const fitting = offered.filter((phone) => phone !== typed && (isWhole || phone.startsWith(typed)));
    // One that was filled in by itself can be forgotten too.
    const isKnown = offered.length > 0 && (fitting.length > 0 || offered.includes(typed));
    list.show(isKnown ? [...fitting, FORGET] : []);
  }

  input.addEventListener('click', open);
  input.addEventListener('input', () => (toDigits(input.value).length < DIGITS ? open() : list.close()));
  return { open };
}

/** As the list has them, whatever the field begins with. */
const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^8/, '7');

/** `+7 xxx xxx xx xx` (ACCT-413). */
const toShown = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2 $3 $4');
