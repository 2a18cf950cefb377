import { describe, expect, test } from 'vitest';
import type { KeptOrder } from '#schemas/products/kept-order';
import { toCalendar } from './to-calendar';

const DELIVERY: KeptOrder = {
  number: '2000001',
  at: Date.UTC(2026, 10, 23, 12),
  lines: [{ id: 'good-1', title: 'Чехол, белый; матовый', amountKopecks: 99_000 }],
  totalKopecks: 99_000,
  monthlyKopecks: null,
  kind: 'courier',
  salon: null,
  date: '2026-12-01',
  interval: '9:00–14:00',
  hasSim: false,
  keptDays: 7,
};
const PICKUP: KeptOrder = {
  ...DELIVERY,
  kind: 'self',
  salon: { title: 'Салон', address: 'ул. Садовая, 1', city: 'Москва', worktime: '' },
  date: '',
  interval: '',
};

const write = (order: KeptOrder) =>
  toCalendar(order, { brand: 'Связь', address: 'https://moscow.example.test/orders' });
/** As a calendar reads it: a line that goes on is one. */
const read = (order: KeptOrder) => write(order).replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an order', () => {
  test('has the hours of a delivery as those of the place', () => {
    expect(read(DELIVERY)).toEqual(
      expect.arrayContaining([
        'DTSTART:20261201T090000',
        'DTEND:20261201T140000',
        'SUMMARY:Доставка заказа 2000001',
      ]),
    );
  });

  test('has the whole day of a delivery without hours', () => {
    expect(read({ ...DELIVERY, interval: '' })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202']),
    );
  });

  test('[ORD-167][ORD-168] leads to the salon in thirty minutes, and says how long the order waits', () => {
    const lines = read(PICKUP);
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART:20261123T123000Z', 'LOCATION:Москва\\, ул. Садовая\\, 1. Салон']),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('заказ ждёт\\, дней: 7');
  });

  test('escapes what parts its values', () => {
    expect(read(DELIVERY).find((line) => line.startsWith('DESCRIPTION'))).toContain(
      'Чехол\\, белый\\; матовый',
    );
  });

  test('has no line of more than 75 octets', () => {
    const long = { ...DELIVERY, lines: [{ id: '1', title: 'Чехол '.repeat(40), amountKopecks: 1 }] };
    const lengths = write(long)
      .split('\r\n')
      .map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });
});
