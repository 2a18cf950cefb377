import { describe, expect, test } from 'vitest';
import { productSchema } from '#schemas/gateway/entities/product';
import { serviceCardSchema } from '#schemas/gateway/entities/service-card';
import { CLOSED_OPTION_BADGE, toServiceCard, toWrittenCard } from './service-card';
import { toContainerCards } from './service-container';

const product = (given: object) => productSchema.parse({ id: 'kino', title: 'Кино', ...given });
const written = (given: object) =>
  serviceCardSchema.parse({ title: 'Кино', href: '/services/kino.html', ...given });

describe('the card of a service', () => {
  test('[OPT-404] reads every field of the operator’s card', () => {
    const card = toWrittenCard(
      written({
        text: 'Фильмы',
        price: '299',
        icon: 'tv',
        imgSrc: '/media/tv.svg',
        videoSrc: '/media/tv.webm',
        servicesOptions: ['30501'],
        prodCatOptionId: 'kino',
        isArchive: true,
        tabTitle: 'Развлечения',
      }),
    );
    expect(card).toEqual({
      id: 'kino',
      title: 'Кино',
      text: 'Фильмы',
      href: '/services/kino.html',
      tabTitle: 'Развлечения',
      price: { amountKopecks: 29_900 },
      priceText: '',
      badges: [],
      isArchive: true,
      media: { kind: 'video', src: '/media/tv.webm', poster: '/media/tv.svg' },
    });
  });

  test('[OPT-229] has one of video, image and icon, the richest there is', () => {
    const media = (given: object) => toWrittenCard(written(given)).media;
    expect(media({ icon: 'tv', imgSrc: '/media/tv.svg', videoSrc: '/media/tv.webm' })?.kind).toBe('video');
    expect(media({ icon: 'tv', imgSrc: '/media/tv.svg' })).toEqual({ kind: 'image', src: '/media/tv.svg' });
    expect(media({ icon: 'tv' })).toEqual({ kind: 'icon', icon: 'tv' });
    expect(media({})).toBeNull();
    expect(media({ imgSrc: 'javascript:alert(1)' })).toBeNull();
  });

  test('keeps a price in words as it is, and makes no amount of it', () => {
    expect(toWrittenCard(written({ price: 'от 299 ₽ в месяц' }))).toMatchObject({
      price: null,
      priceText: 'от 299 ₽ в месяц',
    });
    expect(toWrittenCard(written({ price: 1234.5 })).price).toEqual({ amountKopecks: 123_450 });
    expect(toWrittenCard(written({})).priceText).toBe('');
  });

  test('leads nowhere rather than to an unsafe address', () => {
    expect(toServiceCard(product({ link: 'javascript:alert(1)' })).href).toBeNull();
    expect(toServiceCard(product({})).href).toBeNull();
  });

  test('[OPT-101] [OPT-233] of a free option costs nothing, and for no period', () => {
    expect(toServiceCard(product({ productPrice: { amount: 0, period: '30 дней' } })).price).toEqual({
      amountKopecks: 0,
    });
  });

  test('[OPT-230] of an archived option says that it is closed', () => {
    expect(toServiceCard(product({ archive: true })).isArchive).toBe(true);
    expect(CLOSED_OPTION_BADGE).toBe('Опция закрыта для подключения');
  });
});

describe('the cards of a container', () => {
  const options = [
    product({
      id: 'small',
      title: '5 ГБ',
      productPrice: { amount: 200 },
      link: '/internet/options/small.html',
      connection: { billingIds: ['1'] },
    }),
    product({ id: 'big', title: '20 ГБ', productPrice: { amount: 450 }, connection: { billingIds: ['2'] } }),
  ];

  test('take name and price from the operator, and the words of content where it has its own', () => {
    const [card] = toContainerCards([{ prodCatOptionId: 'small', text: 'На чёрный день' }], options, false);
    expect(card).toMatchObject({
      title: '5 ГБ',
      text: 'На чёрный день',
      href: '/internet/options/small.html',
      price: { amountKopecks: 20_000 },
    });
  });

  test('are followed by the other options where content asks for them, each once', () => {
    const ids = toContainerCards([{ prodCatOptionId: 'big' }], options, true).map(({ id }) => id);
    expect(ids).toEqual(['big', 'small']);
  });

  test('leave out an option that is gone, unless content says all of it', () => {
    expect(toContainerCards([{ prodCatOptionId: 'gone' }], options, false)).toEqual([]);
    const whole = { prodCatOptionId: 'gone', title: 'Старое', href: '/services/old.html' };
    expect(toContainerCards([whole], options, false)).toMatchObject([{ title: 'Старое', price: null }]);
  });

  test('of several options cost from the lowest price', () => {
    const card = { title: 'Пакеты', href: '/internet/options', servicesOptions: ['1', '2'] };
    expect(toContainerCards([card], options, false)[0]?.price).toEqual({
      amountKopecks: 20_000,
      prefix: 'от',
    });
  });
});
