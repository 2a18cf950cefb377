import { describe, expect, test } from 'vitest';
import { connectionInfoSchema } from '#schemas/gateway/entities/connection-info';
import { productSchema } from '#schemas/gateway/entities/product';
import { tileGroupSchema } from '#schemas/gateway/entities/tile';
import { toOptionConditions, toOptionHead } from './option-detail';
import { toRelatedOptions, toTariffOptions } from './option-related';
import { toOptionWays } from './option-ways';

const product = (given: object) => productSchema.parse({ id: 'shield', title: 'Защита', ...given });
const ways = (given: object) => toOptionWays(connectionInfoSchema.parse(given));

describe('the head of an option', () => {
  test('says its price, what the discount means and each badge in its place', () => {
    const badges = [
      { category: 'for_showcase', text: '−30%', code: 'discount' },
      { category: 'price', text: '−30%', code: 'discount' },
      { category: 'for_detail', text: 'Новинка' },
      { category: 'for_price_tooltip', title: 'Скидка', text: 'Первый месяц' },
    ];
    const head = toOptionHead(
      product({ badges, productPrice: { amount: 149, discount: 104, period: '30 дней' } }),
    );
    expect(head).toMatchObject({
      price: { amountKopecks: 10_400, oldAmountKopecks: 14_900 },
      priceTooltip: { title: 'Скидка', text: 'Первый месяц' },
      badges: [{ text: 'Новинка' }],
      priceBadges: [{ text: '−30%' }],
    });
  });

  test('is none without an answer', () => {
    expect(toOptionHead(null)).toBeNull();
    expect(toOptionConditions(null)).toEqual({ price: null, params: [], features: [] });
  });
});

describe('the conditions of an option', () => {
  test('say each parameter once, and leave out what says nothing', () => {
    const amount = { param: 'amount', title: 'Интернет', value: '20', unit: 'ГБ' };
    const { params, features } = toOptionConditions(
      product({
        details: { first_param: amount, showcase_params: [amount, { title: '' }] },
        features: [
          { key: 'Остаток', value: 'Переходит' },
          { key: ' ', value: 'без названия' },
        ],
      }),
    );
    expect(params.map(({ title, value }) => [title, value])).toEqual([['Интернет', '20\u00A0ГБ']]);
    expect(features).toEqual([{ title: 'Остаток', text: 'Переходит' }]);
  });
});

describe('the ways to connect an option', () => {
  test('are links that a phone dials and writes by itself', () => {
    const all = ways({
      ussd: '*105*402#',
      sms: '0500',
      smsText: 'ВКЛ 402',
      ivr: '0500 402',
      lkLink: 'https://lk.example.test/',
      fast: true,
      billingIds: ['30402'],
    });
    expect(all.isFast).toBe(true);
    expect(all.others.map(({ kind, href }) => [kind, href])).toEqual([
      ['ussd', 'tel:*105*402%23'],
      ['sms', 'sms:0500?body=%D0%92%D0%9A%D0%9B%20402'],
      ['voice', 'tel:0500402'],
      ['account', 'https://lk.example.test/'],
    ]);
  });

  test('leave out what no phone could follow', () => {
    expect(ways({ ussd: 'javascript:alert(1)', lkLink: 'javascript:alert(1)', smsText: 'ВКЛ' })).toEqual({
      isFast: false,
      others: [],
    });
    expect(ways({ fast: true }).isFast).toBe(false);
    expect(toOptionWays(undefined).others).toEqual([]);
  });
});

describe('options beside an option', () => {
  const options = ['shield', 'spam', 'kids', 'films'].map((id) => product({ id, title: id }));
  const mark = (optionCode: string, filterCode: string, weight: number) => ({
    optionCode,
    filterCode,
    weight,
  });
  const filterMarks = [
    mark('shield', 'safety', 9),
    mark('spam', 'safety', 1),
    mark('kids', 'safety', 5),
    mark('films', 'fun', 7),
  ];

  test('share a chip with it, the heaviest first, and are never the option itself', () => {
    const [group] = toRelatedOptions({ options, filterMarks }, product({}), 4);
    expect(group?.cards.map(({ id }) => id)).toEqual(['kids', 'spam']);
  });

  test('of a closed one are those of its line, and as many as asked for', () => {
    const lined = ['a', 'b', 'c'].map((id) => product({ id, title: id, lineTitle: 'Звонки' }));
    const closed = product({ id: 'old', archive: true, lineTitle: 'Звонки' });
    const [group] = toRelatedOptions({ options: [...lined, ...options, closed] }, closed, 2);
    expect(group?.cards.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(toRelatedOptions({ options: [closed] }, closed, 2)).toEqual([]);
  });

  test('[OPT-02] are made of all that a tile of the operator says', () => {
    const group = tileGroupSchema.parse({
      title: 'Безопасность',
      options: [
        {
          id: 'shield',
          variation: 'ext',
          title: 'Защита',
          shortTitle: 'Защита',
          subtitle: 'до 5 номеров',
          shortDescription: 'Блокирует звонки',
          link: '/services/shield.html',
          details: {
            first_param: { title: 'Номера', value: 5 },
            showcase_params: [{ title: 'Номера', value: 5 }],
            payment_10105: { value: 149, unit: '₽', unitExtra: 'за 30 дней' },
            payment_discount_10105: { value: 0, unit: '₽', unitExtra: 'за 30 дней' },
          },
          connection: { billingIds: ['30402'] },
          payment: { value: 149, unit: '₽' },
          payment_discount: { value: 104 },
        },
      ],
    });
    const priceFor = (billingId?: string) => toTariffOptions({ group }, billingId)[0]?.cards[0]?.price;
    expect(toTariffOptions({ group }, undefined)).toMatchObject([
      {
        title: 'Безопасность',
        cards: [{ title: 'Защита', text: 'Блокирует звонки', href: '/services/shield.html' }],
      },
    ]);
    expect(priceFor()).toMatchObject({ amountKopecks: 10_400, oldAmountKopecks: 14_900 });
    expect(priceFor('10105')).toMatchObject({ amountKopecks: 0, oldAmountKopecks: 14_900 });
  });

  test('leave out empty groups, and take a tile that is given twice once', () => {
    const tile = { id: 'a', title: 'А' };
    const twice = tileGroupSchema.parse({ options: [tile, tile] });
    expect(toTariffOptions({ none: undefined, empty: { options: [] }, twice }, '1')).toMatchObject([
      { title: '', cards: [{ id: 'a', price: null }] },
    ]);
  });
});
