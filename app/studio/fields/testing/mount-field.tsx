import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { EditorField } from '#cms/fields/editor-field';
import { FieldEditor } from '../field-editor';
import type { FieldIssue } from '../field-issues';
import { FieldSourcesContext, type FieldSources } from '../field-sources';

/** For tests: a field in a document, with what an editor does to it. */
export interface MountedField {
  element: HTMLElement;
  /** What the field holds now. */
  value: () => unknown;
  /** Another value comes from elsewhere: an undo. */
  give: (value: unknown) => void;
  /** A button by what it is called, its sign or its text. */
  press: (name: string) => void;
  type: (id: string, text: string) => void;
  key: (target: Element, key: string, more?: KeyboardEventInit) => void;
  find: (selector: string) => HTMLElement;
}

export const NOTHING: FieldSources = {
  searchChoices: async () => [],
  findChoice: async () => ({ choice: null, isCertain: false }),
  searchPictures: async () => [],
  searchReferences: async () => [],
};

export function mountField(
  field: EditorField,
  initial: unknown,
  { issues = [], sources = NOTHING }: { issues?: FieldIssue[]; sources?: FieldSources } = {},
): MountedField {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const held = { value: initial, change: (_next: unknown) => undefined as void };
  function Host() {
    const [value, setValue] = useState(initial);
    const change = (next: unknown) => {
      held.value = next;
      setValue(next);
    };
    useEffect(() => {
      held.change = change;
    });
    return (
      <FieldSourcesContext.Provider value={sources}>
        <FieldEditor field={field} value={value} onChange={change} issues={issues} id="x" />
      </FieldSourcesContext.Provider>
    );
  }
  const root = createRoot(element);
  act(() => root.render(<Host />));
  // A field asks a moment later what it names: not in the middle of another test.
  onTestFinished(() => act(() => root.unmount()));
  const find = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector} in ${element.innerHTML}`);
    return found;
  };
  return {
    element,
    find,
    value: () => held.value,
    give: (value) => act(() => held.change(value)),
    press(name) {
      const button = [...element.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
      );
      if (button === undefined) throw new Error(`no button «${name}» in ${element.innerHTML}`);
      act(() => button.click());
    },
    type(id, text) {
      const input = find(`[id="${id}"]`);
      const isSelect = input instanceof HTMLSelectElement;
      act(() => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
      });
    },
    key(target, key, more = {}) {
      act(
        () =>
          void target.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
          ),
      );
    },
  };
}
