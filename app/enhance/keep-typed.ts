import { typeInto } from '#blocks/ui/typed-mask';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed or chosen in a form before its code came. React takes over with what the HTML said, and puts that
 * back: so it is done again. Gives the function that does it, once React listens.
 */
export function keepTyped(root: HTMLElement): () => void {
  const texts = findAll<TextField>(root, TEXT_FIELDS);
  const typed = new Map(texts.filter(isTyped).map((field) => [field, field.value]));
  const chosen = findAll<HTMLInputElement>(root, CHOICES).filter(isChosen);
  const lists = findAll<HTMLSelectElement>(root, 'select').map((list) => ({ list, value: list.value }));
  const given = lists.filter(({ list, value }) => value !== toGiven(list));
  return () => {
    // What was typed while React came is in the field still.
    for (const field of texts.filter(isTyped)) typed.set(field, field.value);
    // Once React has done with its effects, so that it takes each change by itself.
    queueMicrotask(() => {
      typed.forEach((value, field) => repeatTyping(field, value));
      for (const field of chosen) {
        field.checked = field.defaultChecked;
        field.click();
      }
      for (const { list, value } of given) {
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  };
}

const CHOICES = 'input[type="radio"], input[type="checkbox"]';
const TEXT_FIELDS = 'textarea, input:not([type="hidden"]):not([type="radio"]):not([type="checkbox"])';

function findAll<Kind extends Element>(root: HTMLElement, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}

const isTyped = (field: TextField) => field.value !== field.defaultValue;

/** Of a group of radio buttons only the chosen one is pressed: another one lost its mark by that. */
function isChosen({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (type === 'checkbox' || checked);
}

function toGiven({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** First by the property that React watches, then past it: what comes is a change to React as well. */
function repeatTyping(field: TextField, value: string): void {
  field.value = field.defaultValue;
  typeInto(field, value);
}
