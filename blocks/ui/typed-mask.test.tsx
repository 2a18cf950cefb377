// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DateField } from './date-field';
import { TimeField } from './time-field';
import { typeInto } from './typed-mask';

let root: Root | null = null;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.innerHTML = '';
});

const heard = vi.fn();

function mount(part: React.ReactElement): HTMLInputElement {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  act(() => root?.render(part));
  const input = host.querySelector<HTMLInputElement>('input:not([type=date])');
  if (input === null) throw new Error('there is a field');
  return input;
}

/** As a browser does it: the text is there, and the caret, and then the page hears of it. */
function edit(input: HTMLInputElement, text: string, caret: number, inputType: string): void {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(caret, caret);
  act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: null })));
}

const field = <DateField id="d" name="d" label="Дата" onChange={({ target }) => heard(target.value)} />;

describe('a field with a mask', () => {
  test('[FORM-428] writes the dots, and tells the form what stands there', () => {
    const input = mount(field);
    edit(input, '010', 3, 'insertText');
    expect([input.value, input.selectionStart]).toEqual(['01.0', 4]);
    expect(heard).toHaveBeenLastCalledWith('01.0');
  });

  test('keeps the caret where it was when a digit in the middle goes or comes', () => {
    const input = mount(field);
    edit(input, '12.03.2020', 10, 'insertFromPaste');
    edit(input, '1.03.2020', 1, 'deleteContentBackward');
    expect([input.value, input.selectionStart]).toEqual(['10.32.020', 1]);
    edit(input, '150.32.020', 2, 'insertText');
    expect([input.value, input.selectionStart]).toEqual(['15.03.2020', 2]);
  });

  test('is not stuck at a dot: Backspace steps before it, Delete behind it', () => {
    const input = mount(field);
    edit(input, '12.03.2020', 10, 'insertFromPaste');
    edit(input, '1203.2020', 2, 'deleteContentBackward');
    expect([input.value, input.selectionStart]).toEqual(['12.03.2020', 2]);
    edit(input, '1203.2020', 2, 'deleteContentForward');
    expect([input.value, input.selectionStart]).toEqual(['12.03.2020', 3]);
  });

  test('understands a date of another form when it is pasted, dropped or filled in', () => {
    const input = mount(field);
    for (const way of ['insertFromPaste', 'insertFromDrop', 'insertReplacementText']) {
      edit(input, '2026-11-24', 10, way);
      expect(input.value).toBe('24.11.2026');
    }
    act(() => typeInto(input, '1990-02-01'));
    expect(input.value).toBe('01.02.1990');
    expect(heard).toHaveBeenLastCalledWith('01.02.1990');
  });

  test('[FORM-433] of a time does not take a digit that no time has', () => {
    const input = mount(<TimeField id="t" name="t" label="Время" />);
    edit(input, '3', 1, 'insertText');
    expect(input.value).toBe('');
    edit(input, '23', 2, 'insertText');
    edit(input, '235', 3, 'insertText');
    expect(input.value).toBe('23:5');
  });
});

describe('the calendar of a date field', () => {
  test('opens at the day that is typed, and types the day that is chosen', () => {
    mount(<DateField id="d" name="d" label="Дата" hasPicker min="2026-11-24" defaultValue="25.11.2026" />);
    const [text, native] = document.querySelectorAll('input');
    const button = document.querySelector('button');
    if (!text || !native || !button) throw new Error('the parts are there');
    const opened = vi.fn();
    native.showPicker = opened;
    act(() => button.click());
    expect(opened).toHaveBeenCalledOnce();
    expect([native.value, native.min]).toEqual(['2026-11-25', '2026-11-24']);
    act(() => typeInto(native, '2026-12-01'));
    expect(text.value).toBe('01.12.2026');
  });

  test('leads to the field where the browser refuses to open one', () => {
    mount(<DateField id="d" name="d" label="Дата" hasPicker />);
    const native = document.querySelector<HTMLInputElement>('input[type=date]');
    if (native === null) throw new Error('the calendar is there');
    native.showPicker = () => {
      throw new DOMException('in a frame', 'SecurityError');
    };
    act(() => document.querySelector('button')?.click());
    expect(document.activeElement?.id).toBe('d');
  });

  test('is not there without scripts: a plain field is', () => {
    expect(renderToString(<DateField id="d" name="d" label="Дата" />)).not.toContain('type="date"');
  });
});
