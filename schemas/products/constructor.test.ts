import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseByKeys, findPack, FIRST_POSITION, toConstructor, toStart } from './constructor';
import { sampleProduct } from '../testing/sample-product';

type Values = readonly (string | number)[];
type Pair = readonly [calls: string | number, traffic: string | number];

const quantity = (value: string | number) => ({ value });
const toPack = ([calls, traffic]: Pair, price: number) => ({
  packId: `${traffic}_${calls}`,
  calls: quantity(calls),
  traffic: quantity(traffic),
  payment: { value: price, unit: '₽' },
  buyLink: `/order?pack=${traffic}_${calls}`,
});

/** A tariff of 500 ₽ with these packs; the price of each is 1000 and its place. */
function build(pairs: readonly Pair[], { calls, traffic }: { calls?: Values; traffic?: Values } = {}) {
  return sampleProduct({
    productPrice: { amount: 500, period: '30 дней' },
    shopLink: '/order?tariff=start',
    calls: calls?.map(quantity),
    traffic: traffic?.map(quantity),
    servicePacks: pairs.map((pair, index) => toPack(pair, 1000 + index)),
  });
}

function require<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
}

const GRID: Pair[] = [
  [300, 10],
  [600, 10],
  [300, 30],
  [600, 30],
];

describe('the constructor of a tariff', () => {
  test('[TRF-268] finds the pack that matches both sliders', () => {
    const constructor = require(toConstructor(build(GRID)));
    expect(findPack(constructor, { calls: 1, traffic: 0 })).toMatchObject({
      packId: '10_600',
      price: { amountKopecks: 100_100, period: 'за\u00A030\u00A0дней' },
      buyLink: '/order?pack=10_600',
    });
  });

  test('[TRF-270] finds none for a pair that is not sold, and has the base price and its link for it', () => {
    const constructor = require(toConstructor(build(GRID.slice(0, 3))));
    expect(findPack(constructor, { calls: 1, traffic: 1 })).toBeNull();
    expect(constructor).toMatchObject({
      basePrice: { amountKopecks: 50_000 },
      baseLink: '/order?tariff=start',
    });
  });

  test('[TRF-273] counts calls in «минут» and traffic in «ГБ»', () => {
    const { calls, traffic } = require(toConstructor(build(GRID)));
    expect(calls.positions.map(({ text }) => text)).toEqual(['300\u00A0минут', '600\u00A0минут']);
    expect(traffic.positions.map(({ text }) => text)).toEqual(['10\u00A0ГБ', '30\u00A0ГБ']);
  });

  test('[TRF-253] has positions that the operator lists without a pack too, and words after numbers', () => {
    const pairs: Pair[] = [
      [300, 'Безлимит'],
      ['0600', 5],
    ];
    const { calls, traffic } = require(toConstructor(build(pairs, { calls: [1000, 300], traffic: [5] })));
    expect(calls.positions.map(({ key }) => key)).toEqual(['300', '600', '1000']);
    expect(traffic.positions.map(({ text }) => text)).toEqual(['5\u00A0ГБ', 'Безлимит']);
  });

  test.each([
    ['one pack', build(GRID.slice(0, 1))],
    ['no packs', build([])],
    [
      'packs without prices',
      sampleProduct({ servicePacks: GRID.map((pair) => ({ ...toPack(pair, 1), payment: null })) }),
    ],
    [
      'packs without quantities',
      sampleProduct({ servicePacks: [{ packId: 'a' }, { packId: 'b', payment: { value: 5 } }] }),
    ],
    ['a closed tariff', { ...build(GRID), archive: true }],
  ])('is not there for %s', (_name, product) => {
    expect(toConstructor(product)).toBeNull();
  });

  test('leads nowhere that is not safe', () => {
    const servicePacks = GRID.map((pair) => ({
      ...toPack(pair, 700),
      buyLink: 'javascript:alert(1)',
      shopLink: '/shop',
    }));
    const constructor = require(toConstructor(sampleProduct({ servicePacks, shopLink: '//evil.test' })));
    expect(constructor.baseLink).toBeNull();
    expect(constructor.packs.map(({ buyLink }) => buyLink)).toEqual(Array(4).fill('/shop'));
  });
});

describe('where the sliders stand at first', () => {
  const constructor = require(toConstructor(build(GRID)));

  test('[TRF-271] is the position that content says, counted from 1', () => {
    expect(toStart(constructor, { calls: 2, traffic: 1 })).toEqual({ calls: 1, traffic: 0 });
  });

  test('[TRF-272] is the first position where content says nothing', () => {
    expect(FIRST_POSITION).toBe(1);
    expect(toStart(constructor, { calls: FIRST_POSITION, traffic: FIRST_POSITION })).toEqual({
      calls: 0,
      traffic: 0,
    });
  });

  test('is the last position where content says more than there are', () => {
    expect(toStart(constructor, { calls: 9, traffic: 100 })).toEqual({ calls: 1, traffic: 1 });
  });

  test('gives way to a choice that is asked for, each slider by itself', () => {
    const start = { calls: 0, traffic: 0 };
    expect(chooseByKeys(constructor, { calls: '600', traffic: '30' }, start)).toEqual({
      calls: 1,
      traffic: 1,
    });
    expect(chooseByKeys(constructor, { calls: null, traffic: '30' }, start)).toEqual({
      calls: 0,
      traffic: 1,
    });
    expect(chooseByKeys(constructor, { calls: '601', traffic: '' }, start)).toEqual(start);
  });
});

describe('whatever packs the operator sells', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom('Безлимит', '7', '007', '3,5', '  4 '),
  );
  const pairs = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 25 });
  const listed = fc.option(fc.array(value, { maxLength: 6 }), { nil: undefined });

  const keyOf = (printed: string | number) => {
    const text = String(printed).trim();
    return /^[\d,]+$/.test(text) ? String(Number(text.replace(',', '.'))) : text.toLowerCase();
  };

  test('[TRF-268] every pack can be reached, and no pair of positions gives a wrong price', () => {
    fc.assert(
      fc.property(pairs, listed, listed, (sold, calls, traffic) => {
        const constructor = toConstructor(
          build(sold, { ...(calls && { calls }), ...(traffic && { traffic }) }),
        );
        // The first pack of a pair is the one that counts.
        const prices = new Map<string, number>();
        for (const [index, pair] of sold.entries()) {
          const key = `${keyOf(pair[0])} ${keyOf(pair[1])}`;
          if (!prices.has(key)) prices.set(key, (1000 + index) * 100);
        }
        if (constructor === null) {
          expect(prices.size).toBeLessThan(2);
          return;
        }
        const reached = new Set<string>();
        for (const [callsAt, { key: callsKey }] of constructor.calls.positions.entries()) {
          for (const [trafficAt, { key: trafficKey }] of constructor.traffic.positions.entries()) {
            const pack = findPack(constructor, { calls: callsAt, traffic: trafficAt });
            const key = `${callsKey} ${trafficKey}`;
            expect([key, pack?.price.amountKopecks]).toEqual([key, prices.get(key)]);
            if (pack) reached.add(key);
          }
        }
        expect([...reached].sort()).toEqual([...prices.keys()].sort());
      }),
    );
  });
});
