import { describe, expect, test } from 'vitest';
import { toHomeInternet } from './home-internet';
import { sampleProduct } from '../testing/sample-product';

const details = {
  payment_discount_homeinternet_new: { value: 763 },
  payment_discount_homeinternet_current: { value: 890 },
  home_internet: {
    title: 'Интернет дома',
    footnote: 'По кабелю',
    children: [
      { param: 'router', title: 'Роутер', value: 'Бесплатно', svg_icon: 'wifi' },
      { param: 'speed', title: 'Скорость', value: 500, unit: 'Мбит/с', price: { value: 'от 400' } },
    ],
  },
};

describe('the home internet of a tariff', () => {
  test('[HOME-401] [TRF-404] is its speed, its prices for new and present subscribers, and its benefits', () => {
    expect(toHomeInternet(sampleProduct({ details }))).toEqual({
      hasHomeInternet: true,
      title: 'Интернет дома',
      trafficString: '500\u00A0Мбит/с',
      trafficValue: '500',
      trafficUnit: 'Мбит/с',
      price: 40_000,
      pricePrefix: 'от',
      discount: 89_000,
      discountNew: 76_300,
      tooltipTitle: 'Интернет дома',
      tooltipText: 'По кабелю',
      benefits: [
        expect.objectContaining({ id: 'router', value: 'Бесплатно', icon: 'wifi' }),
        expect.objectContaining({ id: 'speed', value: '500\u00A0Мбит/с' }),
      ],
    });
  });

  test('is known by the flag alone', () => {
    expect(toHomeInternet(sampleProduct({ flags: ['homeInternet'] }))).toMatchObject({
      hasHomeInternet: true,
      title: 'Домашний интернет',
      trafficString: '',
      price: null,
      benefits: [],
    });
  });

  test('is none without flag and parameters', () => {
    expect(
      toHomeInternet(sampleProduct({ details: { home_internet: { title: 'Пусто', children: [] } } })),
    ).toBeNull();
  });
});
