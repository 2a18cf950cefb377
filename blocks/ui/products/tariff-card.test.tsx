// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { TariffCard as Card } from '#schemas/products/tariff-card';
import { find, renderHtml } from '../testing/render-html';
import { sampleCard } from '../testing/sample-card';
import { TariffCard, toTariffGridClass } from './tariff-card';

const param = (id: string, title: string, value: string) => ({
  id,
  title,
  value,
  hasLineAfter: false,
  price: null,
  children: [],
});

const show = (fields: Partial<Card>, more: { compareForm?: string } = {}) =>
  renderHtml(
    <TariffCard
      id="card"
      card={sampleCard(fields)}
      words={{ chooseText: 'Выбрать', moreText: 'Подробнее' }}
      {...more}
    />,
  );
const PAGE = '/tariffs/all/start';
const links = { convergent: null, choose: '#connect', more: PAGE };

describe('a tariff card', () => {
  test('[TRF-223] shows a title and a line title', () => {
    const page = show({ lineTitle: 'Для начала', links });
    expect(find(page, 'h3').textContent).toBe('Старт');
    expect(find(page, 'p').textContent).toBe('Для начала');
  });

  test('says in words that a tariff has no subscription fee', () => {
    const page = show({ price: { amountKopecks: 0, period: 'за\u00a030\u00a0дней' } });
    expect(find(page, '[data-price="plain"]').textContent).toBe('Без\u00a0абонентской платы');
  });

  test('[TRF-224] shows badges, beside the title too, and says their hints', () => {
    const hit = { code: 'hit', text: 'Хит', hint: 'Выбирают чаще', tone: 'accent' } as const;
    const page = show({ badges: [hit], titleBadges: [{ code: 'new', text: '5G', tone: 'brand' }] });
    const button = find(page, '[data-tooltip] button');
    expect(button.textContent).toBe('Хит');
    expect(find(page, `[id="${button.getAttribute('aria-describedby')}"]`).textContent).toBe('Выбирают чаще');
    expect(find(page, 'h3').nextElementSibling?.textContent).toBe('5G');
  });

  test('[TRF-225] shows options: three by name and how many more', () => {
    const page = show({ options: ['Кино', 'Музыка', 'Раздача', 'Антиспам', 'Книги'] });
    expect(page.textContent).toContain('Можно добавить: Кино, Музыка, Раздача и\u00a0ещё\u00a02');
    expect(show({ options: ['Кино'] }).textContent).not.toContain('ещё');
  });

  test('[TRF-226] has a link to the page of the tariff', () => {
    const page = show({ links });
    expect(find(page, 'h3 a').getAttribute('href')).toBe(PAGE);
    expect(find(page, '#card-more').getAttribute('href')).toBe(PAGE);
  });

  test('[TRF-227] [TRF-228] shows the old price beside the price, and the period', () => {
    const page = show({ price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: 'за 30 дней' } });
    const text = find(page, '[data-price="plain"]').textContent;
    expect(find(page, 's').textContent).toBe('старая цена 990\u00a0₽');
    expect(text).toContain('792\u00a0₽');
    expect(text).toContain('за 30 дней');
    expect(show({ price: { amountKopecks: 99_000 } }).querySelector('s')).toBeNull();
  });

  test('[TRF-229] has a tooltip at the price', () => {
    const page = show({
      price: { amountKopecks: 100 },
      priceTooltip: { title: 'О скидке', text: 'Три месяца' },
    });
    const button = find(page, '[data-price="plain"] [data-tooltip] button');
    const hint = find(page, `[id="${button.getAttribute('aria-describedby')}"]`);
    expect([hint.getAttribute('role'), hint.textContent]).toEqual(['tooltip', 'О скидкеТри месяца']);
  });

  test('[TRF-230] [TRF-238] has a button that opens the window of connection with this tariff', () => {
    const action = find(show({ links }), '[data-action]');
    expect(action.textContent).toBe('Выбрать');
    expect(action.getAttribute('href')).toBe('#connect');
    expect([action.dataset['popup'], action.dataset['choice']]).toEqual(['connect', 'start']);
  });

  test('[TRF-239] [TRF-240] leads to the page of the tariff where nothing can be connected, once', () => {
    const page = show({ links: { ...links, choose: null } });
    const action = find(page, '[data-action]');
    expect([action.textContent, action.getAttribute('href')]).toEqual(['Подробнее', PAGE]);
    expect(action.hasAttribute('data-popup')).toBe(false);
    expect(page.querySelector('#card-more')).toBeNull();
  });

  test('[TRF-240] leads to the order of both first of all', () => {
    const action = find(show({ links: { ...links, convergent: '/order/home' } }), '[data-action]');
    expect(action.getAttribute('href')).toBe('/order/home');
    expect(action.hasAttribute('data-popup')).toBe(false);
  });

  test('[TRF-234] tells the benefits of home internet with a text and a list of icons', () => {
    const homeInternet = {
      title: 'Домашний интернет',
      traffic: '500 Мбит/с',
      text: 'Роутер входит в плату',
      orderLink: null,
      windowId: null,
      price: { amountKopecks: 90_000 },
      currentPrice: null,
      benefits: [{ ...param('router', 'Роутер', 'Бесплатно'), icon: 'router' }],
    };
    const benefits = find(show({ homeInternet }), '[data-home-internet] [data-in-window]');
    expect(benefits.textContent).toContain('Роутер входит в плату');
    expect(find(benefits, 'li').textContent).toContain('Бесплатно Роутер');
    expect(benefits.querySelectorAll('li svg')).toHaveLength(1);
  });

  test('[HOME-102][HOME-252] opens a window for two things or more that home internet brings; one stands on the card', () => {
    const homeInternet = {
      title: 'Домашний интернет',
      traffic: '500 Мбит/с',
      text: '',
      orderLink: null,
      windowId: null,
      price: { amountKopecks: 90_000 },
      currentPrice: null,
      benefits: [param('router', 'Роутер', 'Бесплатно')],
    };
    const one = show({ homeInternet });
    expect(one.querySelector('[data-home-internet] [data-in-window]')).toBeNull();
    expect(find(one, '[data-home-benefit]').textContent).toBe('Роутер: Бесплатно');
    const two = show({
      homeInternet: {
        ...homeInternet,
        benefits: [...homeInternet.benefits, param('tv', 'ТВ', '210 каналов')],
      },
    });
    expect(find(two, '[data-home-internet] [data-in-window]').textContent).toContain('210 каналов');
    expect(two.querySelector('[data-home-benefit]')).toBeNull();
  });

  test('[TRF-236] says that an add-on is paid for every 30 days', () => {
    const page = show({ addOn: { id: 'kino', title: 'Кино', amountKopecks: 29_900 } });
    expect(find(page, '[data-add-on] label').textContent).toBe('Кино +\u00a0299\u00a0₽ за\u00a030\u00a0дней');
  });

  test('can be ticked for a comparison by a form outside of it', () => {
    const tick = find(show({}, { compareForm: 'compare' }), 'input');
    expect(['name', 'value', 'form'].map((name) => tick.getAttribute(name))).toEqual([
      'ids',
      'start',
      'compare',
    ]);
    expect(show({}).querySelector('input')).toBeNull();
  });

  test('with nothing but a title leaves nothing empty behind', () => {
    const page = show({});
    expect(page.querySelector('a, ul, p, details, button')).toBeNull();
    expect(page.textContent).toBe('Старт');
  });

  test('shows what the tariff is for where it has no parameters, and where its price is when there is none', () => {
    const page = show({ description: 'Для дачи', links });
    expect(page.textContent).toContain('Для дачи');
    expect(page.textContent).toContain('Цена\u00a0— на\u00a0странице тарифа');
  });
});

describe('a list in rows', () => {
  test.each([
    [1, false],
    [4, true],
    [5, false],
    [6, false],
    [7, true],
    [8, true],
    [9, false],
    [11, true],
    [40, true],
  ])('of %i cards has four columns: %s', (count, isFour) => {
    expect(toTariffGridClass(count).includes('four')).toBe(isFour);
  });
});
