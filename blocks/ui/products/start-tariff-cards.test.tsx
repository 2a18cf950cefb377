// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellHomeInternetAdded } from '#schemas/products/home-internet-status';
import type { TariffCard as Card } from '#schemas/products/tariff-card';
import { forgetDialogs } from '#tests/teach-dialogs';
import { find, renderHtml } from '../testing/render-html';
import { ProductWindow } from './product-window';
import { sampleCard } from '../testing/sample-card';
import { startProductWindow } from './start-product-window';
import { startTariffCards } from './start-tariff-cards';
import { TariffCard } from './tariff-card';

const base: Partial<Card> = {
  price: { amountKopecks: 50_000 },
  secondParams: [
    { id: 'sms', title: 'Сообщения', value: '50 SMS', hasLineAfter: false, price: null, children: [] },
  ],
  links: { convergent: null, choose: '#connect', more: '/tariffs/all/start' },
};
const addOn = { id: 'kino', title: 'Кино', amountKopecks: 29_900 };
const homeInternet = {
  title: 'Домашний интернет',
  traffic: '500\u00a0Мбит/с',
  text: 'Роутер входит в плату',
  benefits: [
    { id: 'router', title: 'Роутер', value: 'Бесплатно', hasLineAfter: false, price: null, children: [] },
  ],
  price: { amountKopecks: 70_000 },
  currentPrice: null,
  orderLink: '/order/product/?tariff=start',
  windowId: null,
};

const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

let page = new AbortController();
const report = vi.fn();

/** The cards as the server sends them, with their scripts. */
function start(...cards: Partial<Card>[]): HTMLElement {
  const words = { chooseText: 'Выбрать', moreText: 'Подробнее' };
  const host = renderHtml(
    <>
      {cards.map((card, index) => (
        <TariffCard key={index} id={`card-${index}`} card={sampleCard({ ...base, ...card })} words={words} />
      ))}
      <ProductWindow id="window" title="Тарифы" />
    </>,
  );
  document.body.append(host);
  startTariffCards(host, 'tariffs', { signal: page.signal, report });
  startProductWindow(host, { signal: page.signal, report });
  return host;
}

const priceOf = (host: HTMLElement) => find(host, '[data-price]:not([hidden])').textContent;
const actions = (host: HTMLElement) =>
  [...host.querySelectorAll('[data-action]')].map((link) => link.textContent);
const toggle = (host: HTMLElement, kind: string) => find(host, `[data-switch="${kind}"]`).click();

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom cannot go to another page.
  document.addEventListener('click', stay, { signal: page.signal });
});

afterEach(() => {
  page.abort();
  document.body.innerHTML = '';
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('the chosen tariff', () => {
  test('[TRF-237] is the one that the address names', () => {
    history.replaceState(null, '', '/tariffs/all?tariff=vip');
    expect(actions(start({}, { id: 'vip' }))).toEqual(['Выбрать', 'Выбрано']);
  });

  test('[TRF-237] is then the one whose window was opened last, on this card or in another block', () => {
    const host = start({}, { id: 'vip' });
    find(host, '[data-choice="start"]').click();
    expect(actions(host)).toEqual(['Выбрано', 'Выбрать']);
    expect(report).toHaveBeenCalledExactlyOnceWith({
      event: 'tariff_choose',
      block: 'tariffs',
      tariff: 'start',
    });
    const other = document.createElement('button');
    other.dataset['choice'] = 'vip';
    document.body.append(other);
    other.click();
    expect(actions(host)).toEqual(['Выбрать', 'Выбрано']);
  });

  test('is none when the address names one that is not shown', () => {
    history.replaceState(null, '', '/tariffs/all?tariff=gone');
    expect(actions(start({}))).toEqual(['Выбрать']);
  });
});

describe('the switcher of an add-on', () => {
  test('[TRF-235] adds its price, and takes it away again', () => {
    const host = start({ addOn, price: { amountKopecks: 50_000, oldAmountKopecks: 60_000 } });
    toggle(host, 'add-on');
    expect(priceOf(host)).toBe('старая цена 899\u00a0₽ 799\u00a0₽');
    toggle(host, 'add-on');
    expect(priceOf(host)).toBe('старая цена 600\u00a0₽ 500\u00a0₽');
  });

  test('is told to the window of connection, which shows the price with it', () => {
    const host = start({ addOn });
    const action = find(host, '[data-action]');
    toggle(host, 'add-on');
    expect(action.dataset['choiceWith']).toBe(addOn.id);
    toggle(host, 'add-on');
    expect(action.dataset['choiceWith']).toBe('');
  });

  test('says again that a tariff is free', () => {
    const host = start({ addOn, price: { amountKopecks: 0 } });
    toggle(host, 'add-on');
    expect(priceOf(host)).toBe('299\u00a0₽');
    toggle(host, 'add-on');
    expect(priceOf(host)).toBe('Бесплатно');
  });

  test('does not come where there is no price to add to', () => {
    expect(find(start({ addOn, price: null }), '[data-switch]').hidden).toBe(true);
  });
});

describe('the switcher of home internet', () => {
  const action = (host: HTMLElement) => find(host, '[data-action]');

  test('[TRF-232] shows the traffic, and changes price and link', () => {
    const host = start({ homeInternet });
    expect(find(host, '[data-home-internet] label').textContent).toContain('500\u00a0Мбит/с');
    toggle(host, 'home');
    expect(priceOf(host)).toBe('700\u00a0₽');
    expect(action(host).getAttribute('href')).toBe('/forhome#checkAddressForm');
    expect(action(host).hasAttribute('data-popup')).toBe(false);
    toggle(host, 'home');
    expect([priceOf(host), action(host).getAttribute('href'), action(host).dataset['popup']]).toEqual([
      '500\u00a0₽',
      '#connect',
      'connect',
    ]);
  });

  test('adds up with the add-on', () => {
    const host = start({ homeInternet, addOn });
    toggle(host, 'home');
    toggle(host, 'add-on');
    expect(priceOf(host)).toBe('999\u00a0₽');
  });

  test('[HOME-223] keeps for each card how far it has come, until the tab closes', () => {
    const host = start({ homeInternet }, { homeInternet, id: 'vip' });
    find(host, '[data-tariff="vip"] [data-home-check]').click();
    host.remove();
    const again = start({ homeInternet }, { homeInternet, id: 'vip' });
    const switches = [...again.querySelectorAll<HTMLInputElement>('[data-switch="home"]')];
    expect(switches.map(({ checked }) => checked)).toEqual([false, true]);
    expect(find(again, '[data-tariff="vip"] [data-home-status]').textContent).toContain('Проверьте адрес');
  });

  test('leads to the order once the address has been checked and home internet added', () => {
    sessionStorage.setItem('tariff-home-internet', JSON.stringify({ start: 'added', vip: 'nonsense' }));
    const host = start({ homeInternet }, { homeInternet, id: 'vip' });
    expect(action(host).getAttribute('href')).toBe('/order/product/?tariff=start');
    expect(find(host, '[data-home-status]').textContent).toBe('Домашний интернет добавлен');
    expect(find(host, '[data-tariff="vip"] [data-home-status]').hidden).toBe(true);
  });

  test('[HOME-226][HOME-227] is started, then checked once its window is opened, then added once that has ended', () => {
    const inWindow = { ...homeInternet, windowId: 'add-home' };
    const host = start({ homeInternet: inWindow, id: 'city' }, { homeInternet: inWindow, id: 'vip' });
    const statuses = () => JSON.parse(sessionStorage.getItem('tariff-home-internet') ?? '{}') as object;
    const link = find(host, '[data-tariff="city"] [data-home-check]');
    expect([link.getAttribute('href'), link.dataset['popup'], link.dataset['choice']]).toEqual([
      '#add-home',
      'add-home',
      'city',
    ]);
    toggle(host, 'home');
    expect(statuses()).toEqual({ city: 'start' });
    link.click();
    expect(statuses()).toEqual({ city: 'check-address' });
    expect(action(host).dataset['popup']).toBe('add-home');
    tellHomeInternetAdded('city');
    expect(statuses()).toEqual({ city: 'added' });
    expect(find(host, '[data-tariff="city"] [data-home-status]').textContent).toBe(
      'Домашний интернет добавлен',
    );
    expect(find(host, '[data-tariff="vip"] [data-home-status]').hidden).toBe(true);
    // The window has what was chosen, and asks for the request.
    expect([action(host).getAttribute('href'), action(host).dataset['popup']]).toEqual([
      '#add-home',
      'add-home',
    ]);
  });

  test.each(['{', '[]', 'null', '"text"'])('starts anew when the browser keeps %s', (kept) => {
    sessionStorage.setItem('tariff-home-internet', kept);
    expect(priceOf(start({ homeInternet }))).toBe('500\u00a0₽');
  });
});

describe('the window of the cards', () => {
  test('[TRF-231] shows the second parameters of the card that opened it', () => {
    const host = start({}, { id: 'vip', title: 'Первый класс' });
    find(host, '[data-tariff="vip"] [data-in-window] > summary').click();
    const dialog = find(host, 'dialog');
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(find(dialog, '[data-overlay-title]').textContent).toBe('Что есть в тарифе «Первый класс»');
    expect(find(dialog, '[data-product-window]').textContent).toContain('50 SMS');
    expect(host.querySelector('details[open]')).toBeNull();
  });

  test('[TRF-233] shows the benefits of home internet', () => {
    const host = start({ homeInternet });
    find(host, '[data-home-internet] summary').click();
    const dialog = find(host, 'dialog');
    expect(find(dialog, '[data-overlay-title]').textContent).toBe('Домашний интернет');
    expect(dialog.textContent).toContain('Роутер входит в плату');
  });

  test('does not open empty by its address', () => {
    history.replaceState(null, '', '/tariffs/all?a=1#window');
    expect(find(start({}), 'dialog').hasAttribute('open')).toBe(false);
    expect(location.href).toContain('/tariffs/all?a=1');
    expect(location.hash).toBe('');
  });

  test('leaves the details where they stand in browsers without windows', () => {
    forgetDialogs();
    const summary = find(start({}), 'summary');
    expect(summary.getAttribute('role')).toBeNull();
  });
});
