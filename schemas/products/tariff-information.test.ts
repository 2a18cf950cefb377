import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product';
import { toSideBanners, toTariffInformation } from './tariff-information';

describe('what stands at the end of a detail page', () => {
  test('[TRF-403] is a question for each feature: its key the title, its value what it opens', () => {
    const features = [
      { key: 'Есть ли подписки', value: 'Нет' },
      { key: 'Как отключить', value: '<ul><li>Никак</li></ul>' },
      { key: '', value: 'Без вопроса' },
      { key: 'Без ответа', value: '<p>&nbsp;</p>' },
      { key: 'Взлом', value: '<img src=x onerror=alert(1)>' },
    ];
    expect(toTariffInformation(sampleProduct({ features })).features).toEqual([
      { title: 'Есть ли подписки', html: '<p>Нет</p>' },
      { title: 'Как отключить', html: '<ul><li>Никак</li></ul>' },
    ]);
  });

  test.each([
    [35_381, 35_381],
    ['35381', 35_381],
    ['1,2 МБ', '1,2 МБ'],
    [0, undefined],
    [-5, undefined],
    [undefined, undefined],
  ])('gives the size of the document as it came, digits as bytes: %s', (pdfSize, size) => {
    const { file } = toTariffInformation(sampleProduct({ pdf: '/files/start.pdf', pdfSize }));
    expect(file).toEqual(
      size === undefined ? { url: '/files/start.pdf' } : { url: '/files/start.pdf', size },
    );
  });

  test('leads nowhere that is not safe', () => {
    const product = sampleProduct({ pdf: 'javascript:alert(1)', offerLink: '//evil.test' });
    expect(toTariffInformation(product)).toMatchObject({ file: null, detailUrl: null });
  });
});

describe('the side banners of a page', () => {
  const banners = [
    { title: 'Кино', image: '/media/tv-card.svg', link: '/services/kino' },
    { title: 'Этот же тариф', image: '/media/start.svg', link: '/tariffs/all/start' },
    { title: '', image: '/media/start.svg', link: '/services' },
    { title: 'Ни картинки, ни ссылки' },
    { title: 'Чужая', image: 'data:text/html,x', link: '/services' },
  ];

  test('[TRF-258] are those with something to show that lead elsewhere', () => {
    expect(toSideBanners(sampleProduct({ banners }), '/tariffs/all/start')).toEqual([
      { title: 'Кино', image: '/media/tv-card.svg', url: '/services/kino' },
      { title: 'Чужая', image: null, url: '/services' },
    ]);
  });
});
