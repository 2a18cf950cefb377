import { typeInto } from '#blocks/ui/typed-mask';
import styles from './phone-list.module.css';

/** Numbers below a field, by the pattern of a combobox: the focus stays in the field, arrows go through the list. */

const LABEL = 'Ваши номера';
const DIGITS = 11;

export interface PhoneList {
  /** Shows the numbers that go on with what is typed; with a whole number in the field, all others. */
  open: () => void;
}

/** Makes a phone field one that offers these numbers of 11 digits. */
export function attachPhoneList(input: HTMLInputElement, phones: readonly string[]): PhoneList {
  const id = `${input.id}-phones`;
  let list: HTMLElement | null = null;
  let shown: readonly string[] = [];
  let active = -1;

  function close(): void {
    list?.remove();
    list = null;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-controls');
    activate(-1);
  }

  function open(): void {
    close();
    const typed = toDigits(input.value);
    shown = phones.filter((phone) => phone !== typed && (typed.length === DIGITS || phone.startsWith(typed)));
    if (shown.length === 0) return;
    list = createList(id, shown);
    // A click does not take the focus out of the field, which would close the list before it is one.
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', ({ target }) =>
      pick([...(list?.children ?? [])].indexOf(target as Element)),
    );
    input.after(list);
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
  }

  /** -1: none of them. */
  function activate(place: number): void {
    list?.children[active]?.setAttribute('aria-selected', 'false');
    active = place;
    const option = list?.children[place];
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function pick(place: number): void {
    const phone = shown[place];
    if (phone === undefined) return;
    typeInto(input, phone);
    close();
  }

  function onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined) {
      if (list === null) open();
      if (list === null) return;
      // From the field itself Up leads to the last one, and from either end back to the field.
      activate(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (list !== null && event.key === 'Escape') {
      // In a popup it is the list that goes, not the popup.
      event.stopPropagation();
      close();
    } else if (list !== null && event.key === 'Enter' && active >= 0) pick(active);
    else return;
    event.preventDefault();
  }

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  close();
  input.addEventListener('keydown', onKey);
  input.addEventListener('click', open);
  input.addEventListener('blur', close);
  input.addEventListener('input', () => (toDigits(input.value).length < DIGITS ? open() : close()));
  return { open };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** As the list has them, whatever the field begins with. */
const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^8/, '7');

/** `+7 xxx xxx xx xx` (ACCT-413). */
const toShown = (phone: string) => phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2 $3 $4');

function createList(id: string, phones: readonly string[]): HTMLElement {
  const list = document.createElement('div');
  list.id = id;
  list.className = styles['list'] ?? '';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', LABEL);
  for (const [place, phone] of phones.entries()) {
    const option = document.createElement('div');
    option.id = `${id}-${place}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.textContent = toShown(phone);
    list.append(option);
  }
  return list;
}
