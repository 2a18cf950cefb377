// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { toPhase } from '#blocks/ui/countdown/countdown';
import { toPeriod } from '#blocks/ui/countdown/promotion-dates';
import { PORTING_COOKIE, readPortingMark } from '#schemas/products/porting-mark';
import { PORTING_VISIT_KEY } from '#schemas/products/porting-visit';
import { readVisitorCookie } from '#blocks/ui/visitor-cookie';
import { block } from './block';
import enhance from './enhance';
import { examples } from './examples';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const NOON = '2026-12-20T12:00:00+03:00';
const [discounted] = examples;
if (discounted === undefined) throw new Error('no example');
const { data } = discounted;
const portingLink = { text: 'Перенести номер', url: '/mnp?personal=1' };

let visit: AbortController;
let seen: IntersectionObserverCallback;

class Observer {
  constructor(callback: IntersectionObserverCallback) {
    seen = callback;
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOON) });
  vi.stubGlobal('IntersectionObserver', Observer);
  visit = new AbortController();
});
afterEach(() => {
  visit.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** The page as the server made it at `madeAt`, with its script running now. */
function start(input: Input = {}, madeAt = NOON, around = '') {
  const props = block.props.parse({ connectPopupId: 'connect', ...input });
  const phase = props.promotion ? toPhase(toPeriod(props.promotion), Date.parse(madeAt)) : null;
  const page = renderHtml(<View id="top" props={props} data={{ ...data, phase }} />);
  document.body.innerHTML = around;
  document.body.append(page);
  enhance(page, { signal: visit.signal, report: vi.fn() });
  return page;
}

describe('the countdown of a promotion', () => {
  const isCounting = (page: HTMLElement) => !find(page, '[data-timer]').hidden;

  test('[TRF-264] without a start appears three days before the end', () => {
    expect(isCounting(start({ promotion: { endDate: '2026-12-23T12:00:01+03:00' } }))).toBe(false);
    expect(isCounting(start({ promotion: { endDate: '2026-12-23T12:00:00+03:00' } }))).toBe(true);
  });

  test('[TRF-265] with a start appears from it, however far the end is', () => {
    const endDate = '2027-02-01';
    expect(isCounting(start({ promotion: { endDate, startDate: '2026-12-20T12:00:01+03:00' } }))).toBe(false);
    const page = start({ promotion: { endDate, startDate: '2026-12-20T12:00:00+03:00' } });
    expect(isCounting(page)).toBe(true);
    expect(find(page, '[data-unit="days"]').textContent).toContain('43');
  });

  test('[TRF-265] of a page that was made before begins when its time comes', () => {
    const promotion = { startDate: '2026-12-20T13:00:00+03:00', endDate: '2026-12-31' };
    const page = start({ promotion }, '2026-12-19T12:00:00+03:00');
    expect(isCounting(page)).toBe(false);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(isCounting(page)).toBe(true);
  });
});

describe('a visitor who comes from an order of number porting', () => {
  const keep = () =>
    sessionStorage.setItem(PORTING_VISIT_KEY, JSON.stringify({ back: '/mnp/order?packTag=1' }));
  const isShown = (page: HTMLElement, part: 'offer' | 'back') =>
    page.querySelector<HTMLElement>(`[data-porting-${part}]`)?.hidden === false;

  test('[TRF-249] [TRF-250] [TRF-418] is offered the discount where the page has a porting link', () => {
    keep();
    const page = start({ portingLink });
    expect(isShown(page, 'offer')).toBe(true);
    expect(find(page, '[data-porting-offer]').textContent).toBe('Получите скидку 50% за переход в МегаФон');
  });

  test('[TRF-250] [TRF-418] is not offered it where the page has none', () => {
    keep();
    expect(start().querySelector('[data-porting-offer]')).toBeNull();
  });

  test('[TRF-251] opens a window with the terms and the porting link', () => {
    keep();
    const page = start({ portingLink });
    const dialog = find(page, 'dialog');
    expect(find(page, '[data-porting-offer] a').getAttribute('href')).toBe(`#${dialog.id}`);
    expect(dialog.textContent).toContain('Скидка 50\u00a0% за\u00a0переход');
    const link = find(dialog, '[data-porting-link]');
    expect([link.getAttribute('href'), link.textContent]).toEqual([
      '/mnp?personal=1&tariffTag=bez-limita',
      'Перенести номер',
    ]);
    vi.stubGlobal('scrollTo', vi.fn());
    find(page, '[data-porting-offer] a').click();
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  test('[ANLT-407][ANLT-408][ANLT-409] takes along the tariff, the one with home internet, and the page', () => {
    keep();
    sessionStorage.setItem('tariff-home-internet', '{"start":"start","dlya-svoih":"check-address"}');
    const link = find(start({ portingLink }), '[data-porting-link]');
    link.addEventListener('click', (event) => event.preventDefault());
    expect(readPortingMark(readVisitorCookie(PORTING_COOKIE))).toBeNull();
    link.click();
    expect(readPortingMark(readVisitorCookie(PORTING_COOKIE))).toEqual({
      tariff: 'bez-limita',
      homeInternet: 'dlya-svoih',
      pathname: location.pathname,
    });
    document.cookie = `${PORTING_COOKIE}=; Path=/; Max-Age=0`;
  });

  test('[TRF-257] can go back to the order as it stands', () => {
    keep();
    const page = start();
    expect(isShown(page, 'back')).toBe(true);
    const back = find(page, '[data-porting-back] a');
    expect([back.textContent, back.getAttribute('href')]).toEqual(['Назад', '/mnp/order?packTag=1']);
  });

  test('[TRF-250] [TRF-257] nobody else sees any of it', () => {
    const page = start({ portingLink });
    expect([isShown(page, 'offer'), isShown(page, 'back')]).toEqual([false, false]);
    sessionStorage.setItem(PORTING_VISIT_KEY, '{"back":"https://evil.test"}');
    expect(isShown(start({ portingLink }), 'offer')).toBe(false);
  });
});

describe('the price bar of a phone', () => {
  const report = (target: Element, isIntersecting: boolean, bottom: number) => {
    // Of an entry and of the observer the script reads these and nothing else.
    const entry = { target, isIntersecting, boundingClientRect: { bottom } } as IntersectionObserverEntry;
    seen([entry], new IntersectionObserver(vi.fn()));
  };
  const watch = (around = '') => {
    const page = start({}, NOON, around);
    const callback = seen;
    const tell = (isIntersecting: boolean, bottom: number) => {
      seen = callback;
      report(find(page, '[data-tariff-offer]'), isIntersecting, bottom);
    };
    return { page, tell, isShown: () => find(page, '[data-price-bar]').hasAttribute('data-shown') };
  };

  test("comes when the banner's own price has scrolled away above, and goes when it is back", () => {
    const { page, tell, isShown } = watch();
    expect(isShown()).toBe(false);
    tell(false, -10);
    expect(isShown()).toBe(true);
    expect(find(page, '[data-price-bar]').textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /792 ₽ за 30 дней.*Подключить/,
    );
    tell(true, 300);
    expect(isShown()).toBe(false);
  });

  test('waits for the cookie notice to go, which would cover it', async () => {
    const { tell, isShown } = watch('<div data-cookie-notice style="position: fixed"><p>Cookie</p></div>');
    tell(false, -10);
    expect(isShown()).toBe(false);
    document.querySelector('[data-cookie-notice]')?.remove();
    await Promise.resolve();
    expect(isShown()).toBe(true);
  });

  test('does not wait for a notice that is a part of the page', () => {
    const { tell, isShown } = watch('<div data-cookie-notice><p>Cookie</p></div>');
    tell(false, -10);
    expect(isShown()).toBe(true);
  });

  test('does not come while the price is still below the screen', () => {
    const { tell, isShown } = watch();
    tell(false, 1200);
    expect(isShown()).toBe(false);
  });
});
