import { describe, expect, test } from 'vitest';
import { fillReferences, findReferences, type Known } from './fill-references';
import { UNKNOWN_PRICE, UNKNOWN_TEXT } from './reference';

const NBSP = '\u00A0';
const format = (amountKopecks: number) => `${amountKopecks / 100}${NBSP}₽`;

const known: Known = {
  prices: new Map([
    ['tariff/more', { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: 'за 30 дней' }],
    ['tariff/plain', { amountKopecks: 45_000 }],
    ['tariff/builder', { amountKopecks: 50_000, prefix: 'от' }],
  ]),
  facts: new Map<string, string | number>([
    ['countries', 45],
    ['cities', 12_000],
    ['wait', 'в течение минуты'],
  ]),
};

const fill = (text: string) => fillReferences(text, known, format).value;

describe('a reference in a text', () => {
  test.each([
    ['За {{price:tariff/more}} в месяц', `За 792${NBSP}₽ в месяц`],
    ['вместо {{old-price:tariff/more}}', `вместо 990${NBSP}₽`],
    ['{{old-price:tariff/plain}}', `450${NBSP}₽`],
    ['{{from-price:tariff/plain}}', `от${NBSP}450${NBSP}₽`],
    ['{{price:tariff/builder}}', `от${NBSP}500${NBSP}₽`],
    ['<p>{{price: tariff/plain }}</p>', `<p>450${NBSP}₽</p>`],
  ])('%s', (text, shown) => {
    expect(fill(text)).toBe(shown);
  });

  test('says «от» once, whoever says it', () => {
    expect(fill('От {{price:tariff/builder}}')).toBe(`От 500${NBSP}₽`);
    expect(fill(`цены от${NBSP}{{from-price:tariff/plain}}`)).toBe(`цены от${NBSP}450${NBSP}₽`);
    expect(fill('ворот {{price:tariff/builder}}')).toBe(`ворот от${NBSP}500${NBSP}₽`);
  });

  test('counts: the noun agrees with the number, thousands stand apart', () => {
    expect(fill('В {{fact:countries|стране|странах|странах}}')).toBe(`В 45${NBSP}странах`);
    expect(fill('{{fact:cities}} городов, ответим {{fact:wait}}')).toBe(
      `12${NBSP}000 городов, ответим в течение минуты`,
    );
  });

  test('shows its default where nobody knows, and tells where it stands', () => {
    const raw = {
      components: [{ props: { text: 'За {{price:tariff/gone}} и {{fact:gone}}, {{prise:x}}' } }],
    };
    const { value, unknown } = fillReferences(raw, known, format);
    expect(JSON.stringify(value)).toContain(`За ${UNKNOWN_PRICE} и ${UNKNOWN_TEXT}, ${UNKNOWN_TEXT}`);
    expect(unknown).toEqual(
      ['{{price:tariff/gone}}', '{{fact:gone}}', '{{prise:x}}'].map((text) => ({
        text,
        pointer: '/components/0/props/text',
      })),
    );
  });

  test('is not every pair of braces', () => {
    for (const text of ['{{7*7}}', '{{ constructor }}', '{price:tariff/more}', '{{Price:tariff/more}}']) {
      expect(fill(text)).toBe(text);
    }
  });
});

describe('the product of a price', () => {
  const price = {
    product: 'tariff/more',
    amountKopecks: 1,
    oldAmountKopecks: 2,
    period: 'в месяц',
    prefix: 'от',
  };

  test('gives the amounts and the period, and nothing of a discount that is over stays', () => {
    expect(fillReferences({ price }, known, format)).toEqual({
      value: {
        price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: 'за 30 дней', prefix: 'от' },
      },
      unknown: [],
    });
    const plain = { price: { ...price, product: 'tariff/plain' } };
    expect(fillReferences(plain, known, format).value).toEqual({
      price: { amountKopecks: 45_000, period: 'в месяц', prefix: 'от' },
    });
  });

  test('leaves the spare price where the operator knows no such product', () => {
    const gone = { rows: [{ price: { product: 'tariff/gone', amountKopecks: 100 } }] };
    expect(fillReferences(gone, known, format)).toEqual({
      value: { rows: [{ price: { amountKopecks: 100 } }] },
      unknown: [{ text: 'tariff/gone', pointer: '/rows/0/price/product' }],
    });
  });
});

test('references are found wherever they stand', () => {
  const raw = {
    title: '{{price:tariff/more}}',
    meta: [{ content: '{{fact:countries|страна|страны|стран}}' }],
    components: [{ props: { price: { product: 'option/kino', amountKopecks: 1 } } }],
  };
  const { products, facts, hasAny } = findReferences(raw);
  expect([...products]).toEqual(['tariff/more', 'option/kino']);
  expect([...facts]).toEqual(['countries']);
  expect(hasAny).toBe(true);
  expect(findReferences({ title: 'Тарифы', price: { amountKopecks: 1 } }).hasAny).toBe(false);
});
