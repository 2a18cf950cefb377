// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { mountInFlow, type MountedFlow } from '../testing/mount-in-flow';
import { PhoneField } from './phone-field';
import { rememberPhone } from './remembered-phones';

let flow: MountedFlow | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  flow?.leave();
  flow = null;
  localStorage.clear();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function mount(...given: Parameters<typeof mountInFlow>) {
  flow = mountInFlow(...given);
  const { element, type } = flow;
  const input = element.querySelector('input');
  if (input === null) throw new Error('there is no field');
  const leave = () => {
    act(() => input.blur());
    act(() => vi.advanceTimersByTime(1000));
  };
  return { element, input, type: (text: string) => type(input, text), leave };
}

const errorOf = (element: HTMLElement) => element.querySelector('[id$="-error"]')?.textContent ?? null;

describe('the phone field', () => {
  test('[CODE-402] shows its mask while it is empty, or the placeholder that it is given', () => {
    expect(mount(<PhoneField label="Номер" />).input.placeholder).toBe('+7 (999) 999 - 99 - 99');
    expect(mount(<PhoneField label="Номер" placeholder="Пополняемый номер" />).input.placeholder).toBe(
      'Пополняемый номер',
    );
  });

  test('[CODE-406] gets its prefix on focus, and loses it again when nothing was typed', () => {
    const { input, leave } = mount(<PhoneField label="Номер" />);
    act(() => input.focus());
    expect(input.value).toBe('+7');
    leave();
    expect(input.value).toBe('');
  });

  test('[CODE-109] takes the mask that begins with 8', () => {
    const { input, type } = mount(<PhoneField label="Номер" mask="8" msisdn="79261112233" />);
    expect([input.value, input.placeholder]).toEqual(['8 (926) 111-22-33', '8 (999) 999-99-99']);
    type('89267');
    expect(input.value).toBe('8 (926) 7');
  });

  test('says that a number was left unfinished, not while it is typed, and no longer once it is whole', () => {
    const { element, input, type, leave } = mount(<PhoneField label="Номер" />);
    act(() => input.focus());
    type('926111');
    expect(errorOf(element)).toBeNull();
    leave();
    expect(errorOf(element)).toBe('Ошибка: Некорректный номер');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    act(() => input.focus());
    type('9261112233');
    expect(errorOf(element)).toBeNull();
  });

  test('says nothing of an empty field, and nothing to a visitor who left the window only', () => {
    const { element, input, type, leave } = mount(<PhoneField label="Номер" />);
    act(() => input.focus());
    leave();
    expect(errorOf(element)).toBeNull();
    act(() => input.focus());
    type('926');
    // Another window: the field loses the focus without another element getting it.
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    act(() => vi.advanceTimersByTime(1000));
    expect(errorOf(element)).toBeNull();
  });

  test('[PAY-122] has a button that empties it, while there is something in it', () => {
    const typed: string[] = [];
    const { element, input, type } = mount(
      <PhoneField label="Номер" isClearable onInput={(text) => typed.push(text)} />,
    );
    expect(element.querySelector('button')).toBeNull();
    type('9261112233');
    const button = element.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Стереть номер');
    act(() => button?.click());
    expect(document.activeElement).toBe(input);
    expect(input.value.replace('+7', '')).toBe('');
    expect(typed.at(-1)).toBe('');
    expect(element.querySelector('button')).toBeNull();
  });

  test('[PROM-121] fills in the newest number that is remembered, and offers all of them', () => {
    rememberPhone('loan', '79261112233', Date.now());
    rememberPhone('loan', '79264445566', Date.now());
    const typed: string[] = [];
    const { element, input } = mount(
      <PhoneField label="Номер" remember="loan" onInput={(text) => typed.push(text)} />,
    );
    expect(input.value).toBe('+7 (926) 444 - 55 - 66');
    expect(typed).toEqual(['+7 (926) 444 - 55 - 66']);
    const list = element.querySelector(`datalist#${input.getAttribute('list')}`);
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
      '+7 (926) 444 - 55 - 66',
      '+7 (926) 111 - 22 - 33',
    ]);
  });

  test('has the number that was filled in typed over by whoever comes to it, but not one of their own', () => {
    rememberPhone('loan', '79264445566', Date.now());
    const { input, type, leave } = mount(<PhoneField label="Номер" remember="loan" />);
    const comeTo = () => {
      act(() => input.focus());
      act(() => vi.advanceTimersByTime(10));
      return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
    };
    expect(comeTo()).toBe('+7 (926) 444 - 55 - 66');
    type('+7 (926) 111 - 22 - 33');
    leave();
    expect(comeTo()).toBe('');
  });

  test.each([
    ['behind it', '+7 (926) 444 - 55 - 669', '+7 (9'],
    ['within it', '+7 (9126) 444 - 55 - 66', '+7 (1'],
    ['at once', '+7 (926) 444 - 55 - 66+79151112233', '+7 (915) 111 - 22 - 33'],
    ['and takes a digit away', '+7 (926) 444 - 55 - 6', '+7 (926) 444 - 55 - 6'],
    ['in its place', '79151112233', '+7 (915) 111 - 22 - 33'],
  ])('never loses what is typed into the number that was filled in: %s', (_, typed, shown) => {
    rememberPhone('loan', '79264445566', Date.now());
    const { input, type } = mount(<PhoneField label="Номер" remember="loan" />);
    type(typed);
    expect(input.value).toBe(shown);
    type(`${shown}4`);
    expect(input.value.startsWith(shown)).toBe(true);
  });

  test('[PROM-121] leaves a number that the step knows where it is', () => {
    rememberPhone('loan', '79261112233', Date.now());
    expect(mount(<PhoneField label="Номер" remember="loan" msisdn="79269998877" />).input.value).toBe(
      '+7 (926) 999 - 88 - 77',
    );
    expect(mount(<PhoneField label="Номер" remember="another" />).input.value).toBe('');
  });

  test('[ACCT-411][ACCT-412] offers the numbers that the operator keeps, and fills in the first where it is the visitor’s own', async () => {
    const phones = ['79261112233', '79264445566'];
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => Response.json(phones));
    const come = (input: HTMLInputElement) =>
      act(async () => {
        input.focus();
        await eventually(() => expect(input.getAttribute('role')).toBe('combobox'));
      });
    const own = mount(<PhoneField label="Номер" />);
    await come(own.input);
    expect(own.input.value).toBe('+7 (926) 111 - 22 - 33');
    own.element.remove();
    const others = mount(<PhoneField label="Номер друга" isOwn={false} />);
    await come(others.input);
    expect(others.input.value).toBe('+7');
    // Two numbers, and to forget them.
    expect(others.element.querySelectorAll('[role="option"]')).toHaveLength(3);
  });

  test('[ACCT-414] is usable while the kept numbers cannot be had', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetched);
    vi.useRealTimers();
    const { element, input } = mount(<PhoneField label="Номер" />);
    await act(async () => {
      input.focus();
      await eventually(() => expect(fetched).toHaveBeenCalledOnce());
    });
    expect([input.value, element.querySelector('[role="listbox"]')]).toEqual(['+7', null]);
  });
});
