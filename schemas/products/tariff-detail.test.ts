import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product';
import { toTariffHead, toTariffParameters } from './tariff-detail';

describe('the head of a detail page', () => {
  test('has what the operator says of the tariff, its price and the hint about it', () => {
    const head = toTariffHead(
      sampleProduct({
        lineTitle: 'Для начала',
        description: 'Самое нужное',
        longDescription: '<p>Длинно</p><script>alert(1)</script>',
        productPrice: { amount: 450, discount: 400, period: '30 дней' },
        badges: [
          { category: 'for_detail', code: 'hit', text: 'Хит' },
          { category: 'for_showcase', code: 'new', text: 'Новинка' },
          { category: 'for_price_tooltip', title: 'Скидка', text: 'Три месяца' },
        ],
        details: { cashback: { title: 'Кешбэк', value: 10, unit: '%' } },
        shopLink: '/order?tariff=start',
        connection: { sim: true },
      }),
    );
    expect(head).toEqual({
      id: 'start',
      title: 'Старт',
      line: 'Для начала',
      text: 'Самое нужное',
      html: '<p>Длинно</p>',
      badges: [{ code: 'hit', text: 'Хит', tone: 'accent' }],
      cashback: { title: 'Кешбэк', value: '10\u00a0%' },
      price: { amountKopecks: 40_000, oldAmountKopecks: 45_000, period: 'за\u00A030\u00A0дней' },
      tooltip: { title: 'Скидка', text: 'Три месяца' },
      isArchived: false,
      isPremium: false,
      shopLink: '/order?tariff=start',
    });
  });

  test('leaves out what the operator leaves out', () => {
    expect(toTariffHead(sampleProduct({}))).toEqual({
      id: 'start',
      title: 'Старт',
      badges: [],
      price: null,
      tooltip: null,
      isArchived: false,
      isPremium: false,
    });
  });

  test.each([
    ['not sold with a SIM', { shopLink: '/order', connection: { sim: false } }],
    ['closed', { shopLink: '/order', connection: { sim: true }, archive: true }],
    ['leading to another site without saying how', { shopLink: '//evil.test', connection: { sim: true } }],
  ])('has no link to the shop when it is %s', (_name, fields) => {
    expect(toTariffHead(sampleProduct(fields))).not.toHaveProperty('shopLink');
  });

  test.each(['premium', 'vip'])('[TRF-274] is a premium one by its type: %s', (tariffType) => {
    expect(toTariffHead(sampleProduct({ tariffType })).isPremium).toBe(true);
    expect(toTariffHead(sampleProduct({ tariffType: 'hit' })).isPremium).toBe(false);
  });

  test("keeps the operator's warning of a closed tariff, and of no open one", () => {
    const details = { alert: 'Закрыт навсегда' };
    expect(toTariffHead(sampleProduct({ archive: true, details })).alert).toBe('Закрыт навсегда');
    expect(toTariffHead(sampleProduct({ details })).alert).toBeUndefined();
  });

  test('does not say the line that a badge says', () => {
    const badges = [{ category: 'for_detail', code: 'own', text: 'До\u00A025 лет' }];
    expect(toTariffHead(sampleProduct({ badges, lineTitle: 'До 25\u00A0лет' })).line).toBeUndefined();
  });

  test('says «от» where the packs to choose from cost more, and only there', () => {
    const quantities = [300, 600].map((value) => ({ calls: { value }, traffic: { value: 10 } }));
    const withPacks = (...prices: number[]) =>
      sampleProduct({
        productPrice: { amount: 500 },
        servicePacks: prices.map((value, index) => ({
          ...quantities[index],
          packId: `p${index}`,
          payment: { value },
        })),
      });
    expect(toTariffHead(withPacks(500, 700)).price).toEqual({ amountKopecks: 50_000, prefix: 'от' });
    expect(toTariffHead(withPacks(450, 700)).price).toEqual({ amountKopecks: 50_000 });
    expect(toTariffHead(withPacks(700)).price).toEqual({ amountKopecks: 50_000 });
  });
});

describe('the parameters of a detail page', () => {
  test('[TRF-252] are the base ones with the price and the hint', () => {
    const parameters = toTariffParameters(
      sampleProduct({
        baseParams: [{ param: 'calls', title: 'Звонки', value: 300, unit: 'минут' }],
        baseParamsHint: 'По всей России',
        productPrice: { amount: 450 },
      }),
    );
    expect(parameters).toMatchObject({
      base: [{ id: 'calls', title: 'Звонки', value: '300\u00A0минут' }],
      hint: 'По всей России',
      price: { amountKopecks: 45_000 },
      groups: [],
    });
  });

  test('[TRF-412] stand in groups by the title of their block, those of none with the rest, each line once', () => {
    const extra = { title: 'Минута сверх пакета', value: 3, unit: '₽' };
    const parameters = toTariffParameters(
      sampleProduct({
        restParams: [extra, { title: 'SMS сверх пакета', value: 4, unit: '₽' }],
        details: {
          additional_params: [
            { title: 'Когда пакет закончится', children: [extra] },
            { title: 'Подключение', value: 0, unit: '₽' },
          ],
        },
      }),
    );
    expect(
      parameters?.groups.map(({ title, params }) => [title, params.map((param) => param.title)]),
    ).toEqual([
      ['Когда пакет закончится', ['Минута сверх пакета']],
      ['Сверх пакета', ['SMS сверх пакета', 'Подключение']],
    ]);
  });

  test('are not there for a product of which nothing is known', () => {
    expect(toTariffParameters(sampleProduct({ baseParams: [{ value: '' }] }))).toBeNull();
  });
});
