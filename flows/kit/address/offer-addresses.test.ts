// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AddressSuggestion } from './address-contract';
import { clearField, offerAddresses, type TypedAddress } from './offer-addresses';

const house = (value: string, guid: string | null = value): AddressSuggestion => ({
  value,
  guid,
  otherRegion: null,
});
const THIRD = house('г Москва, ул Липовая Аллея, д 3');
const FIFTH = house('г Москва, ул Липовая Аллея, д 5');
const STREET = house('г Москва, ул Липовая Аллея', null);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(suggestions: readonly AddressSuggestion[]) {
  document.body.innerHTML = '<p><input id="address" name="address"></p>';
  const field = document.querySelector('input');
  if (field === null) throw new Error('there is a field');
  const ask = vi.fn(async () => ({ outcome: 'found' as const, answer: { suggestions } }));
  const told: TypedAddress[] = [];
  offerAddresses(field, ask, (typed) => told.push(typed));
  field.focus();
  return {
    field,
    ask,
    last: () => told.at(-1),
    options: () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
    async type(text: string, rested = 300) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(rested);
    },
    press: (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

describe('an address field', () => {
  test('[CONV-38][CONV-39][CONV-40][CONV-41] asks from the third character on, when typing has rested for 300 ms', async () => {
    const { ask, type } = begin([THIRD, FIFTH]);
    await type('ли', 1000);
    await type('лип', 299);
    expect(ask).not.toHaveBeenCalled();
    await type('липо', 299);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.calls).toEqual([[{ address: 'липо' }]]);
  });

  test('[HOME-404][HOME-408] takes the house that is picked by the keyboard, until the text is another', async () => {
    const { field, options, press, type, last } = begin([THIRD, FIFTH]);
    await type('липовая');
    expect(options()).toEqual([THIRD.value, FIFTH.value]);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(field.value).toBe(FIFTH.value);
    expect(last()?.picked).toEqual(FIFTH);
    expect(options()).toEqual([]);
    await type(`${FIFTH.value}а`, 0);
    expect(last()?.picked).toBeNull();
  });

  test('[CONV-42] picks by itself what is the only one to the letter', async () => {
    const alone = begin([THIRD]);
    await alone.type(THIRD.value.toLowerCase());
    expect(alone.last()?.picked).toEqual(THIRD);
    const inexact = begin([THIRD]);
    await inexact.type('липовая');
    expect(inexact.last()?.picked).toBeNull();
    const two = begin([THIRD, FIFTH]);
    await two.type(THIRD.value);
    expect(two.last()?.picked).toBeNull();
  });

  test('[HOME-407] goes on from a street, which is no house', async () => {
    const { field, press, type, last } = begin([STREET, THIRD]);
    await type('липовая');
    press('ArrowDown');
    press('Enter');
    expect(field.value).toBe(`${STREET.value}, `);
    expect(last()).toMatchObject({ picked: null, status: 'Допишите номер дома' });
  });

  test('says how many were found, and that none were', async () => {
    const some = begin([THIRD, FIFTH]);
    await some.type('липовая');
    expect(some.last()?.status).toBe('Найдено 2 адреса');
    const none = begin([]);
    await none.type('нет такой');
    expect(none.last()?.status).toMatch(/^Такого адреса не/);
  });

  test('is emptied as by its visitor', async () => {
    const { field, type, last } = begin([THIRD]);
    await type(THIRD.value);
    clearField(field);
    expect(last()).toMatchObject({ picked: null, isEmpty: true });
  });
});
