// @vitest-environment jsdom
import { SUPPORT_PHONE } from '#blocks/ui/text/support-phone';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRAND } from '#schemas/brand';
import { EMPTY_LAYOUT, layout as layoutSchema } from '#schemas/layout';
import type { Region } from '#schemas/region';
import { groupRegions } from './group-regions';
import { Header } from './header';
import type { HeaderProps } from './header';
import { toHeaderVariant } from './header-variant';

const region = (code: string, title: string): Region => ({ id: code, code, title });
const MOSCOW = region('moscow', 'Москва и\u00a0область');
const OSETIA = region('osetia', 'Республика Северная Осетия — Алания');
const REGIONS = [
  region('tver', 'Тверская область'),
  OSETIA,
  region('spb', 'Санкт-Петербург'),
  MOSCOW,
  region('amur', 'Амурская область'),
];
const LAYOUT = layoutSchema.parse({
  widgets: {
    menu: [
      { title: 'Тарифы', link: '/tariffs', items: [{ title: 'Простор', link: '/tariffs/prostor' }] },
      { title: 'Акции', link: '/action' },
    ],
  },
});

function render(part: Partial<HeaderProps> = {}): HTMLElement {
  const props = { layout: LAYOUT, audience: 'b2c', region: MOSCOW, regions: REGIONS, brand: BRAND } as const;
  document.body.innerHTML = renderToStaticMarkup(<Header {...props} variant="consumer" {...part} />);
  return document.body;
}

const hrefs = (root: ParentNode) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('Header', () => {
  test('leads home, to the search and to the self-care', () => {
    expect(hrefs(render())).toEqual(expect.arrayContaining(['/', '/search', '/account']));
  });

  test('opens a section with links as a disclosure and shows one without as a link', () => {
    const nav = render().querySelector('nav[aria-label="Основные разделы"]');
    const panels = [...(nav?.querySelectorAll('details') ?? [])];
    expect(panels.map((panel) => panel.querySelector('summary')?.textContent)).toEqual(['Тарифы']);
    expect(panels.flatMap(hrefs)).toEqual(['/tariffs', '/tariffs/prostor']);
    expect(nav?.querySelector('a[href="/action"]')?.textContent).toBe('Акции');
  });

  test('puts all disclosures of the first level into one group, so that one is open at a time', () => {
    const names = [...render().querySelectorAll('header details:not(details details)')].map((one) =>
      one.getAttribute('name'),
    );
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(1);
  });

  test('offers the whole menu to phones as well', () => {
    const sheet = render().querySelector('nav[aria-label="Быстрые ссылки"] details');
    expect(sheet?.querySelector('summary')?.textContent).toBe('Меню');
    expect(sheet && hrefs(sheet)).toEqual(
      expect.arrayContaining(['/tariffs', '/tariffs/prostor', '/action']),
    );
  });

  test('marks the current audience in the switch', () => {
    const current = render().querySelector('ul[aria-label="Для кого раздел"] [aria-current]');
    expect(current?.textContent).toBe('Частным клиентам');
  });

  test('turns violet for business and leads back to the consumers', () => {
    const body = render({ variant: 'corporate', consumerUrl: 'https://example.test/' });
    expect(body.querySelector('header')?.dataset).toMatchObject({ audience: 'b2b', tone: 'accent' });
    expect(body.querySelector('[aria-current]')?.textContent).toBe('Бизнесу');
    expect(hrefs(body)).toContain('https://example.test/');
  });

  test('[SHELL-06] the header of Osetia has logo, region name and support phone, and no menu', () => {
    const body = render({ region: OSETIA, variant: toHeaderVariant('osetia', false) });
    expect(body.querySelector('a[href="/"]')?.textContent).toBe('МегаФон');
    expect(body.querySelector('summary')?.textContent).toContain(OSETIA.title);
    expect(body.querySelector('a[href^="tel:"]')?.textContent).toBe('8\u00a0800\u00a0550-05-00');
    expect(body.querySelector('nav')).toBeNull();
    expect(body.textContent).not.toContain('Тарифы');
  });

  test('other regions keep the header of their audience', () => {
    expect(toHeaderVariant('moscow', false)).toBe('consumer');
    expect(toHeaderVariant('moscow', true)).toBe('corporate');
  });

  test('[SHELL-104] [SHELL-209] the support phone is 8 800 550-05-00', () => {
    expect(SUPPORT_PHONE).toBe('8\u00a0800\u00a0550-05-00');
    expect(render().querySelector('a[href="tel:88005500500"]')?.textContent).toBe(SUPPORT_PHONE);
  });

  test('stands without a layout', () => {
    const body = render({ layout: EMPTY_LAYOUT });
    expect(body.querySelector('nav[aria-label="Основные разделы"]')).toBeNull();
    expect(hrefs(body)).toEqual(expect.arrayContaining(['/', '/search', '/account']));
  });
});

describe('the region chooser', () => {
  test('leads to every region once and marks the current one', () => {
    const links = [...render().querySelectorAll<HTMLAnchorElement>('a[href^="/region/"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['moscow', 'spb', 'amur', 'osetia', 'tver'].map((code) => `/region/${code}`),
    );
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      [MOSCOW.title],
    );
  });

  test('shows the name alone while the regions cannot be loaded', () => {
    const body = render({ regions: [] });
    expect(body.textContent).toContain(MOSCOW.title);
    expect(body.querySelector('[href^="/region/"]')).toBeNull();
  });

  test('groups the regions by their first letter behind the two capitals', () => {
    const { featured, groups } = groupRegions(REGIONS);
    expect(featured.map(({ code }) => code)).toEqual(['moscow', 'spb']);
    expect(groups.map(({ letter, regions }) => [letter, regions.length])).toEqual([
      ['А', 1],
      ['Р', 1],
      ['Т', 1],
    ]);
  });
});
