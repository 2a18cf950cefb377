import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { EVENTS, readSentEvent } from './events';
import { isPlainCode } from './plain-code';

describe('the table of events', () => {
  test('[ANLT-405] every id has the form d-vNNN-eN, and belongs to one event', () => {
    const ids = EVENTS.map(({ id }) => id);
    expect(ids.filter((id) => !/^d-v\d{3}-e\d+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[ANLT-406] has an id, a name and the payload of each event', () => {
    const found = EVENTS.find(({ name }) => name === 'flow_step');
    expect(found?.id).toBe('d-v014-e2');
    expect(found?.payload.safeParse({ flow: 'top-up', step: 'code' }).success).toBe(true);
    expect(found?.payload.safeParse({ flow: 'top-up' }).success).toBe(false);
  });

  test('an event under the id of another, with a field too many or one too few is none', () => {
    const event = { event: 'banner_click', eventId: 'd-v010-e1', block: 'top' };
    expect(readSentEvent(event)).toEqual(event);
    expect(readSentEvent({ ...event, eventId: 'd-v010-e2' })).toBeNull();
    expect(readSentEvent({ ...event, msisdn: '1' })).toBeNull();
    expect(readSentEvent({ event: 'banner_click', eventId: 'd-v010-e1' })).toBeNull();
    expect(readSentEvent('banner_click')).toBeNull();
    expect(readSentEvent(null)).toBeNull();
  });
});

/** What visitors type: names, numbers in any spelling, addresses, e-mails, passports, texts of the operator. */
const personal = fc.oneof(
  fc.constantFrom(
    'Канарейкина Желтопера',
    'Иванов',
    'г Москва, ул Липовая Аллея, д 3',
    'a@b.ru',
    '7788 000012',
  ),
  fc.nat({ max: 999_999_999 }).map((rest) => `79${String(rest).padStart(9, '0')}`),
  fc.nat({ max: 999_999_999 }).map((rest) => `+7 (9${String(rest).padStart(9, '0')}`),
  fc.nat({ max: 9_999_999 }).map((rest) => String(rest).padStart(7, '0')),
  fc.string({ minLength: 1 }).map((text) => `${text}@`),
  fc.string().map((text) => `/pay?msisdn=${text}`),
);

test('no field of any event takes a name, a number, an address or a query', () => {
  fc.assert(
    fc.property(personal, fc.string({ maxLength: 20 }), (typed, around) => {
      for (const text of [typed, `${around}${typed}`]) {
        expect(isPlainCode(text)).toBe(false);
        for (const { id, name, payload } of EVENTS)
          for (const field of Object.keys(payload.shape))
            expect(readSentEvent({ event: name, eventId: id, [field]: text })).toBeNull();
      }
    }),
  );
});
