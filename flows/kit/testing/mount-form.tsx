import { act, type ReactElement } from 'react';
import { vi } from 'vitest';
import type { FormPlan, PlannedField } from '#schemas/forms/form-plan';
import { typeInto } from '#blocks/ui/typed-mask';
import { mountInFlow, type MountedFlow } from './mount-in-flow';

/** For tests of forms: a plan, and a form in a document with what a visitor does in it. Wants fake timers. */

const BASE = { placeholder: null, notice: null, isRequired: true, page: 1, showIf: null } as const;

/** A plan of these fields; their keys are `f0`, `f1`…, their titles what is given. */
export function planOf(fields: readonly Partial<PlannedField>[], plan: Partial<FormPlan> = {}): FormPlan {
  return {
    id: '7',
    title: 'Вопрос',
    subTitle: null,
    notice: null,
    captchaForm: null,
    otpPhone: null,
    pages: 1,
    success: { title: 'Отправлено', text: null },
    ...plan,
    fields: fields.map((field, index) => {
      const named = { key: `f${index}`, name: `name${index}`, title: `Поле ${index}`, kind: 'text' };
      // A test gives what its kind of field wants.
      return { ...BASE, ...named, rule: 'string', ...field } as PlannedField;
    }),
  };
}

export interface MountedForm extends MountedFlow {
  find: (selector: string) => HTMLElement;
  input: (key: string) => HTMLInputElement;
  /** As a visitor does it: into the field, the text, and out of it again. */
  fill: (key: string, text: string) => Promise<void>;
  enter: (key: string) => Promise<void>;
  leaveField: (key: string) => Promise<void>;
  press: (text: string) => Promise<void>;
  click: (element: HTMLElement) => Promise<void>;
  errorOf: (key: string) => string | null;
  button: (text: string) => HTMLButtonElement;
  /** Lets promises and timers come to their end. */
  settle: () => Promise<void>;
}

const SETTLED_MS = 500;

export async function mountForm(
  form: ReactElement,
  given: Parameters<typeof mountInFlow>[1] = {},
): Promise<MountedForm> {
  const flow = mountInFlow(form, given);
  const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(SETTLED_MS)));
  const find = (selector: string) => {
    const found = flow.element.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector} in ${flow.element.innerHTML}`);
    return found;
  };
  // A list and a text area have all that tests ask of an input.
  const input = (key: string) => find(`#f-${key}`) as HTMLInputElement;
  const button = (text: string) => {
    const found = [...flow.element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text,
    );
    if (found === undefined) throw new Error(`no button «${text}»`);
    return found;
  };
  const click = async (element: HTMLElement) => {
    act(() => element.click());
    await settle();
  };
  const enter = async (key: string) => {
    act(() => input(key).focus());
    await settle();
  };
  const leaveField = async (key: string) => {
    act(() => input(key).blur());
    await settle();
  };
  await settle();
  return {
    ...flow,
    find,
    input,
    button,
    click,
    enter,
    leaveField,
    settle,
    fill: async (key, text) => {
      await enter(key);
      act(() => put(input(key), text));
      await leaveField(key);
    },
    press: (text) => click(button(text)),
    errorOf: (key) =>
      flow.element.querySelector(`#f-${key}-error`)?.textContent?.replace('Ошибка: ', '') ?? null,
  };
}

function put(field: HTMLElement, text: string): void {
  if (field instanceof HTMLInputElement) return typeInto(field, text);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
