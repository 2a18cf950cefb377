import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import { typeInto } from '#blocks/ui/typed-mask';

const LABEL = 'Ваши номера';
const DIGITS = 11;

export interface PhoneList {
  /** Shows the numbers that go on with what is typed; with a whole number in the field, all others. */
  open: () => void;
}

/** Makes a phone field one that offers these numbers of 11 digits. */
export function attachPhoneList(input: HTMLInputElement, phones: readonly string[]): PhoneList {
  const list = attachSuggestionList<string>(input, {
    label: LABEL,
    toText: toShown,
    onAsk: open,
    onPick(phone) {
      typeInto(input, phone);
      list.close();
    },
  });

  function open(): void {
    const typed = toDigits(input.value);
    const isWhole = typed.length === DIGITS;
    list.show(phones.filter((phone) => phone !== typed && (isWhole || phone.startsWith(typed))));
  }

  input.addEventListener('click', open);
  input.addEventListener('input', () => (toDigits(input.value).length < DIGITS ? open() : list.close()));
  return { open };
}

/** As the list has them, whatever the field begins with. */
const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^8/, '7');

/** `+7 xxx xxx xx xx` (ACCT-413). */
const toShown = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2 $3 $4');
