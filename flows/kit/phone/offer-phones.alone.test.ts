// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { offerPhones } from './offer-phones';

const PHONES = ['79261112233', '79264445566', '79169998877'];

afterEach(() => {
  document.body.innerHTML = '';
});

/** A field that somebody has come to, and what the site answers of them. */
function comeTo({ value = '+7', phones = PHONES as unknown, status = 200 } = {}) {
  const fetched = vi.fn(async () => Response.json(phones, { status }));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<form><input id="f" type="tel"><button>Дальше</button></form>';
  const input = document.querySelector('input');
  if (input === null) throw new Error('there is no field');
  input.value = value;
  input.focus();
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    return event;
  };
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { input, fetched, press, type };
}

const list = () => document.querySelector('[role="listbox"]');
const FORGET = 'Забыть мои\u00a0номера';
const options = () => [...(list()?.children ?? [])].filter(({ textContent }) => textContent !== FORGET);
const texts = () => options().map(({ textContent }) => textContent);
const chosen = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('a phone field that its visitor comes to', () => {
  test('[ACCT-411] gets the first number, marked so that another one is typed over it', async () => {
    const { input, fetched } = comeTo();
    const heard = vi.fn();
    input.addEventListener('input', heard);
    await offerPhones(input, true);
    expect(input.value).toBe('79261112233');
    expect(heard).toHaveBeenCalledOnce();
    // At once: a key between the number and its mark would be written behind it.
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 11]);
    await offerPhones(input, true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('keeps what was typed, and what may stay empty, and says nothing behind their back', async () => {
    const typed = comeTo({ value: '+7 (9' });
    await offerPhones(typed.input, true);
    expect(typed.input.value).toBe('+7 (9');
    const optional = comeTo({ value: '' });
    await offerPhones(optional.input, false);
    expect([optional.input.value, options().length]).toEqual(['', 3]);
    const fast = comeTo();
    const offered = offerPhones(fast.input, true);
    fast.type('+7 (901) 111 - 22 - 33');
    await offered;
    expect([fast.input.value, list()]).toEqual(['+7 (901) 111 - 22 - 33', null]);
    const whole = comeTo({ value: '+7 (901) 111 - 22 - 33' });
    await offerPhones(whole.input, true);
    expect(options()).toHaveLength(3);
    const left = comeTo();
    document.querySelector('button')?.focus();
    await offerPhones(left.input, true);
    expect([left.input.value, list()]).toEqual(['+7', null]);
  });

  test('[ACCT-413] offers the numbers as +7 xxx xxx xx xx, those that go on with what is typed', async () => {
    const { input, type } = comeTo({ value: '' });
    await offerPhones(input, false);
    expect(texts()).toEqual(['+7 926 111 22 33', '+7 926 444 55 66', '+7 916 999 88 77']);
    type('+7 (926');
    expect(texts()).toEqual(['+7 926 111 22 33', '+7 926 444 55 66']);
    type('8 (916');
    expect(texts()).toEqual(['+7 916 999 88 77']);
    type('+7 (999');
    expect([list(), input.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });

  test('offers the other numbers once one is filled in, and goes when a whole one is typed', async () => {
    const { input, type } = comeTo();
    await offerPhones(input, true);
    expect(list()).toBeNull();
    input.click();
    expect(texts()).toEqual(['+7 926 444 55 66', '+7 916 999 88 77']);
    type('+7 (901) 111 - 22 - 33');
    expect(list()).toBeNull();
  });

  test('leads through the list by arrows, takes a number by Enter, and tells assistive technology', async () => {
    const { input, press } = comeTo();
    await offerPhones(input, true);
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(press('ArrowDown').defaultPrevented).toBe(true);
    expect([input.getAttribute('role'), input.getAttribute('aria-controls')]).toEqual([
      'combobox',
      list()?.id,
    ]);
    expect([list()?.getAttribute('aria-label'), chosen(input)]).toEqual(['Ваши номера', '+7 926 444 55 66']);
    press('ArrowUp');
    expect(chosen(input)).toBeNull();
    press('ArrowUp');
    expect(chosen(input)).toBe(FORGET);
    press('ArrowUp');
    expect(chosen(input)).toBe('+7 916 999 88 77');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(press('Enter').defaultPrevented).toBe(true);
    expect([input.value, list(), chosen(input)]).toEqual(['79169998877', null, null]);
    expect(document.activeElement).toBe(input);
  });

  test('is left by Escape without leaving the popup around, and by leaving the field', async () => {
    const { input, press } = comeTo();
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    await offerPhones(input, true);
    input.click();
    press('Escape');
    expect([list(), outside.mock.calls.length]).toEqual([null, 0]);
    press('Escape');
    expect(outside).toHaveBeenCalledOnce();
    input.click();
    document.querySelector('button')?.focus();
    expect(list()).toBeNull();
  });

  test('takes a number that is pressed on, with the focus still in the field', async () => {
    const { input } = comeTo();
    await offerPhones(input, true);
    input.click();
    const [first] = options();
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    first?.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(true);
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([input.value, list()]).toEqual(['79264445566', null]);
  });

  test.each([
    ['no numbers', { phones: [] }],
    ['an error', { status: 500 }],
    ['another answer', { phones: { error: 'нет' } }],
    ['no texts', { phones: [7, null] }],
  ])('[ACCT-414] is one without suggestions when there are %s', async (_, given) => {
    const { input } = comeTo(given);
    await offerPhones(input, true);
    expect([input.value, list(), input.hasAttribute('role')]).toEqual(['+7', null, false]);
  });

  test('[ACCT-414] is one without suggestions when there is no connection', async () => {
    const { input } = comeTo();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await offerPhones(input, true);
    expect([input.value, list()]).toEqual(['+7', null]);
  });

  test('[MISC-101] of a page that a link from an SMS led to, are asked for with what the link says', async () => {
    history.replaceState(null, '', '/pay/topup?userid=a%2Bb&utm_source=sms');
    const { input, fetched } = comeTo();
    await offerPhones(input, true);
    expect(fetched).toHaveBeenCalledWith('/stored-phones.json?userid=a%2Bb');
    history.replaceState(null, '', '/');
  });

  // The last one: it lasts as long as the document.
  test('that are to be forgotten are offered no more, and the browser lets go of its own', async () => {
    localStorage.setItem('phones:loan', '[]');
    localStorage.setItem('draft', 'текст');
    history.replaceState({ step: 1 }, '', '/pay/topup?userid=ab&utm_source=sms#promised');
    const { input, fetched } = comeTo();
    await offerPhones(input, true);
    input.click();
    const [...all] = list()?.children ?? [];
    expect(all.map(({ textContent }) => textContent).at(-1)).toBe(FORGET);
    all.at(-1)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([input.value, list()]).toEqual(['', null]);
    expect(fetched).toHaveBeenLastCalledWith('/stored-phones.json', { method: 'POST', keepalive: true });
    expect([location.href.slice(location.origin.length), history.state]).toEqual([
      '/pay/topup?utm_source=sms#promised',
      { step: 1 },
    ]);
    expect([localStorage.getItem('phones:loan'), localStorage.getItem('draft')]).toEqual([null, 'текст']);
    input.click();
    expect(list()).toBeNull();
    const next = comeTo();
    await offerPhones(next.input, true);
    expect([next.input.value, next.fetched.mock.calls.length]).toEqual(['+7', 0]);
  });
});
