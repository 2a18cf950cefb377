import { useEffect, useRef, type RefObject } from 'react';
import { typeInto } from '#blocks/ui/typed-mask';
import { useFlow } from './flow-context';
import { toKey } from './flow-history';

/** By form of a step, then by field. A box or button is a field of its own for each value, and is said as on or off. */
type Typed = Map<string, Map<string, string>>;

/** By flow. In the memory of this page alone, as it may be anything that one says of oneself. */
const flows = new Map<string, Typed>();

/** Of a flow that has come to its end, or begins anew. */
export const forgetTyped = (flow: string): void => void flows.delete(flow);

/**
 * Gives back to a form what was typed into it before. The machine knows what was sent, and only in the steps after it:
 * whoever goes back twice, or back without sending, would find the form empty.
 */
export function useTypedAgain(form: RefObject<HTMLFormElement>, action: string, isKept: boolean): void {
  const { state } = useFlow();
  const first = useRef({
    flow: toKey({ instance: state.instance, identity: state.pin ?? '' }),
    name: `${state.snapshot.state} ${action}`,
  });
  useEffect(() => {
    const element = form.current;
    if (!isKept || element === null) return;
    // Held until the form is gone: what is forgotten meanwhile does not come back.
    const typed = getTyped(first.current);
    const touched = new Set<EventTarget>();
    const note = ({ target }: Event) => target !== null && touched.add(target);
    element.addEventListener('input', note);
    giveBack(element, typed);
    return () => {
      element.removeEventListener('input', note);
      touched.forEach(
        (field) => isField(field) && !isForOnce(field) && typed.set(toName(field), read(field)),
      );
    };
  }, [form, isKept]);
}

function getTyped({ flow, name }: { flow: string; name: string }): Map<string, string> {
  const forms = flows.get(flow) ?? new Map<string, Map<string, string>>();
  flows.set(flow, forms);
  const typed = forms.get(name) ?? new Map<string, string>();
  forms.set(name, typed);
  return typed;
}

function giveBack(form: HTMLFormElement, typed: ReadonlyMap<string, string>): void {
  for (const field of [...form.elements].filter(isField)) {
    const was = typed.get(toName(field));
    if (was !== undefined && was !== read(field)) put(field, was);
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: EventTarget): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isMark = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Codes hold once; no script fills in a file. */
const isForOnce = (field: Field): boolean =>
  field.matches('[type="file"], [autocomplete="one-time-code"], [data-once]');

const toName = (field: Field): string => (isMark(field) ? `${field.name}=${field.value}` : field.name);

const read = (field: Field): string => (isMark(field) ? String(field.checked) : field.value);

/** As the visitor would: whoever listens to the field hears of it. */
function put(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!isMark(field)) typeInto(field, value);
  // Of buttons that exclude each other the chosen one is pressed: the others follow.
  else if (field.type === 'checkbox' || value === 'true') field.click();
}
