import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product';
import { MAX_CARD_PARAMS, toTariffCard } from './tariff-card';

type Fields = Parameters<typeof sampleProduct>[0];

const cardOf = (fields: Fields, choice: Partial<Parameters<typeof toTariffCard>[1]> = {}) =>
  toTariffCard(sampleProduct(fields), { isConvergent: false, connectPopupId: undefined, ...choice });

const line = (count: number) => ({ title: `Строка ${count}`, value: count });

describe('the card of a tariff', () => {
  test.each([
    ['hit', 'hit'],
    ['premium', 'other'],
    ['anything', 'other'],
    [undefined, 'other'],
  ])('[TRF-402] of the type %s is of the kind %s', (tariffType, kind) => {
    expect(cardOf({ tariffType }).kind).toBe(kind);
  });

  test('has nothing but a title when the catalogue gives nothing else', () => {
    expect(cardOf({})).toMatchObject({
      title: 'Старт',
      lineTitle: '',
      description: '',
      price: null,
      priceTooltip: null,
      params: [],
      secondParams: [],
      options: [],
      badges: [],
      homeInternet: null,
      addOn: null,
      links: { convergent: null, choose: null, more: null },
    });
  });

  test('shows what is made for showcases, else the first parameter, else the base ones', () => {
    const base = { baseParams: [line(3)] };
    expect(
      cardOf({ ...base, details: { showcase_params: [line(1)], first_param: line(2) } }).params,
    ).toHaveLength(1);
    expect(cardOf({ ...base, details: { first_param: line(2) } }).params[0]?.value).toBe('2');
    expect(cardOf(base).params[0]?.value).toBe('3');
  });

  test('keeps a long list of parameters short and tells the rest in its window', () => {
    const { params, secondParams } = cardOf({ details: { showcase_params: [1, 2, 3, 4, 5, 6].map(line) } });
    expect(params).toHaveLength(MAX_CARD_PARAMS);
    expect(secondParams.map(({ value }) => value)).toEqual(['5', '6']);
  });

  test('opens the window of connection only for a tariff that is still sold', () => {
    expect(cardOf({}, { connectPopupId: 'connect' }).links.choose).toBe('#connect');
    expect(cardOf({ archive: true }, { connectPopupId: 'connect' }).links.choose).toBeNull();
  });

  test('leads to the order of both only where both are offered, and never to an unsafe address', () => {
    const shopLink = '/order/product/?tariff=start';
    expect(cardOf({ shopLink }, { isConvergent: true }).links.convergent).toBe(shopLink);
    expect(cardOf({ shopLink }).links.convergent).toBeNull();
    const inWindow = cardOf({ shopLink }, { isConvergent: true, connectPopupId: 'together' });
    expect(inWindow.links).toMatchObject({ convergent: null, choose: '#together' });
    const unsafe = cardOf({ shopLink: 'javascript:alert(1)', link: '//evil.test' }, { isConvergent: true });
    expect(unsafe.links).toEqual({ convergent: null, choose: null, more: null });
  });

  test('[CONV-202] of a package tells the price with home internet, and has no switcher for it', () => {
    const roubles = (value: number) => ({ value, unit: '₽', unitExtra: 'за 30 дней' });
    const details = {
      payment: roubles(790),
      payment_discount_homeinternet_new: roubles(990),
      home_internet: { children: [{ param: 'speed', value: 500, unit: 'Мбит/с', price: roubles(400) }] },
    };
    const inWindow = cardOf({ details }, { isConvergent: true, connectPopupId: 'together' });
    expect(inWindow.price).toMatchObject({ amountKopecks: 99_000, oldAmountKopecks: 119_000 });
    expect(inWindow.homeInternet).toBeNull();
    expect(cardOf({ details }).price).toMatchObject({ amountKopecks: 79_000 });
    const { home_internet, ...included } = details;
    const whole = {
      ...included,
      home_internet: { children: [{ ...home_internet.children[0], price: undefined }] },
    };
    expect(
      cardOf({ details: whole }, { isConvergent: true, connectPopupId: 'together' }).price,
    ).toMatchObject({
      amountKopecks: 79_000,
    });
  });

  test('offers a paid megapower, or what costs less with it; never what is free', () => {
    const tile = (id: string, price: number, discount?: number) => ({
      id,
      title: id,
      payment: { value: price },
      ...(discount !== undefined && { payment_discount: { value: discount } }),
    });
    const group = (...options: ReturnType<typeof tile>[]) => ({ groups: [{ title: 'Добавьте', options }] });
    expect(cardOf({ megapowers: [tile('kino', 299, 0)], ...group(tile('sms', 80)) }).addOn).toBeNull();
    expect(cardOf({ megapowers: [tile('kino', 299)] }).addOn).toMatchObject({
      id: 'kino',
      amountKopecks: 29_900,
    });
    expect(cardOf(group(tile('sms', 80), tile('zashchita', 149, 104))).addOn).toEqual({
      id: 'zashchita',
      title: 'zashchita',
      amountKopecks: 10_400,
      oldAmountKopecks: 14_900,
    });
  });

  test('names the options that can be added, without the one that has a switcher', () => {
    const options = [
      { id: 'a', title: 'Раздача' },
      { id: 'b', title: 'Кино', payment: { value: 5 }, payment_discount: { value: 4 } },
    ];
    expect(cardOf({ groups: [{ title: 'Добавьте', options }] }).options).toEqual(['Раздача']);
  });

  test('says nothing twice: a badge of the price keeps its hint only when the tooltip has other words', () => {
    const tooltip = { category: 'for_price_tooltip', text: 'Три месяца' };
    const badge = (hint: string) => ({ category: 'price', text: '−20%', hint });
    expect(cardOf({ badges: [tooltip, badge('Три месяца')] }).priceBadges[0]).not.toHaveProperty('hint');
    expect(cardOf({ badges: [tooltip, badge('До мая')] }).priceBadges[0]?.hint).toBe('До мая');
  });

  test('with home internet has the prices for those who take it and for those who have it', () => {
    const { homeInternet } = cardOf({
      productPrice: { amount: 800 },
      flags: ['homeInternet'],
      details: {
        payment_discount_homeinternet_new: { value: 900 },
        payment_discount_homeinternet_current: { value: 1000 },
        home_internet: { children: [{ param: 'speed', value: 500, unit: 'Мбит/с' }] },
      },
    });
    expect(homeInternet).toMatchObject({
      title: 'Домашний интернет',
      traffic: '500\u00a0Мбит/с',
      price: { amountKopecks: 90_000 },
      currentPrice: { amountKopecks: 100_000 },
    });
    expect(cardOf({ flags: ['homeInternet'] }).homeInternet?.price).toBeNull();
  });
});
