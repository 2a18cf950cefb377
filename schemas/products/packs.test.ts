import { describe, expect, test } from 'vitest';
import { tileSchema } from '#schemas/gateway/entities/tile';
import { toOption, toPacks, toParamGroups } from './packs';
import { sampleProduct } from '../testing/sample-product';

const tile = (id: string) => ({ id, title: id.toUpperCase() });

describe('the packs of a product', () => {
  test('[TRF-409] [TRF-410] [TRF-273] are read from service packs, in minutes and gigabytes without a unit too', () => {
    const servicePacks = [
      {
        packId: '30_0600',
        calls: { value: 600 },
        traffic: { value: 30 },
        payment: { value: 890, unit: '₽' },
        payment_discount: { value: 712, unit: '₽' },
        buyLink: '/order',
        tag: 'pack',
        shopTag: 'pack-in-shop',
        shopLink: '/shop',
      },
    ];
    expect(toPacks(sampleProduct({ servicePacks }))).toEqual([
      {
        id: '30_0600',
        packId: '30_0600',
        variation: '',
        title: '30\u00A0ГБ и\u00A0600\u00A0минут',
        shortTitle: '30\u00A0ГБ и\u00A0600\u00A0минут',
        name: 'pack-in-shop',
        price: 89_000,
        priceDiscount: 71_200,
        billingId: '',
        isMegapower: false,
        isHomeInternet: false,
        type: 'service',
      },
    ]);
  });

  test('[TRF-410] [OPT-02] are read from tiles, with their billing id and how they are added', () => {
    const option = {
      id: 'homeinternet_500',
      variation: 'ext',
      title: 'Интернет 500 Мбит/с',
      shortTitle: '500 Мбит/с',
      subtitle: 'По кабелю',
      shortDescription: 'Для игр',
      link: '/forhome',
      details: { first_param: { value: 500 }, showcase_params: [{ value: 500 }] },
      connection: { billingIds: ['30777'] },
      payment: { value: 400, unit: '₽' },
      payment_discount: { value: 200 },
    };
    const groups = [{ code: 'mf_home_internet', title: 'Дома', options: [option] }];
    expect(toPacks(sampleProduct({ groups }))).toEqual([
      {
        id: 'homeinternet_500',
        packId: '30777',
        variation: 'ext',
        title: 'Интернет 500 Мбит/с',
        shortTitle: '500 Мбит/с',
        name: 'homeinternet_500',
        price: 40_000,
        priceDiscount: 20_000,
        billingId: '30777',
        isMegapower: false,
        isHomeInternet: true,
        type: 'option',
      },
    ]);
  });

  test('come once each, megapowers first', () => {
    const packs = toPacks(
      sampleProduct({
        megapowers: [tile('kino')],
        servicePacks: [{ packId: '1' }],
        groups: [{ options: [tile('antispam'), tile('kino')] }],
      }),
    );
    expect(packs.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'kino megapower',
      '1 service',
      'antispam option',
    ]);
  });
});

describe('an option to add', () => {
  test('[TRF-411] is a tile with its price, its period and its parameters', () => {
    const option = tileSchema.parse({
      ...tile('kino'),
      shortTitle: 'Кино',
      payment: { value: '299' },
      payment_discount: { value: 149 },
      connection: { billingIds: [30501, 2] },
      details: { showcase_params: [{ param: 'screens', value: 5, unit: 'экранов' }] },
    });
    expect(toOption(option)).toEqual({
      id: 'kino',
      title: 'KINO',
      shortTitle: 'Кино',
      price: 29_900,
      priceDiscount: 14_900,
      pricePeriod: 'за\u00A030\u00A0дней',
      billingId: '30501',
      count: 1,
      isDevice: false,
      isTvOption: false,
      isHomeInternet: false,
      params: [expect.objectContaining({ id: 'screens', value: '5\u00A0экранов' })],
    });
  });

  test('[TRF-411] is a device, television or home internet by the group it is in', () => {
    const option = tileSchema.parse({ ...tile('thing'), count: 3 });
    const inGroup = (group: string) => toOption(option, { group });
    expect(inGroup('devices_home_internet')).toMatchObject({ isDevice: true, isTvOption: false, count: 3 });
    expect(inGroup('tv_main_home_internet')).toMatchObject({ isTvOption: true, isHomeInternet: false });
    expect(inGroup('partner_home_internet')).toMatchObject({ isHomeInternet: true, isDevice: false });
  });

  test('[TRF-236] is paid for every 30 days unless it says otherwise', () => {
    const perDay = tileSchema.parse({
      ...tile('den'),
      details: { payment: { value: 90, unitExtra: 'за сутки' } },
    });
    expect(toOption(tileSchema.parse(tile('kino'))).pricePeriod).toBe('за\u00A030\u00A0дней');
    expect(toOption(perDay)).toMatchObject({ price: 9_000, pricePeriod: 'за\u00A0сутки' });
  });

  test('[TRF-405] costs what it costs on the tariff with the given billing id', () => {
    const option = tileSchema.parse({
      ...tile('kino'),
      payment: { value: 299 },
      details: { payment_10105: { value: 299 }, payment_discount_10105: { value: 0 } },
    });
    expect(toOption(option, { billingId: '10105' })).toMatchObject({ price: 29_900, priceDiscount: 0 });
    expect(toOption(option, { billingId: '10106' })).toMatchObject({ price: 29_900, priceDiscount: null });
  });
});

describe('the detail parameters of a product', () => {
  const additional_params = [
    { title: 'Звонки', children: [{ title: 'Минута', value: 3, unit: '₽' }] },
    { title: 'Отдельно', value: 'Да' },
    { title: 'Звонки', children: [{ title: 'SMS', value: 4, unit: '₽' }] },
  ];
  const titles = (fields: Parameters<typeof sampleProduct>[0]) =>
    toParamGroups(sampleProduct(fields)).map(
      ({ title, params, packs }) =>
        `${title}: ${[...params.map((p) => p.title), ...packs.map((p) => p.id)].join(', ')}`,
    );

  test('[TRF-412] are grouped by the title of their block, once each', () => {
    expect(titles({ details: { additional_params } })).toEqual(['Звонки: Минута, SMS', ': Отдельно']);
  });

  test('[TRF-413] have the packs of the block of that title, megapowers first', () => {
    const groups = [
      { title: 'Звонки', options: [tile('a'), tile('power'), tile('b')] },
      { title: 'Пусто', options: [] },
    ];
    expect(titles({ details: { additional_params }, groups, megapowers: [tile('power')] })).toEqual([
      'Звонки: Минута, SMS, power, a, b',
      ': Отдельно',
    ]);
  });

  test('[TRF-413] have a block of their own for megapowers that are in no group', () => {
    expect(titles({ megapowers: [tile('power')] })).toEqual(['Суперсилы: power']);
    expect(titles({})).toEqual([]);
  });
});
