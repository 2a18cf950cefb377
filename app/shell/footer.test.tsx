// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BRAND } from '#schemas/brand';
import { EMPTY_LAYOUT, layout as layoutSchema, socialType } from '#schemas/layout';
import { Footer } from './footer';
import { SOCIAL_NAMES } from './texts';

function render(footer: object | null): HTMLElement {
  const layout = footer === null ? EMPTY_LAYOUT : layoutSchema.parse({ footer });
  document.body.innerHTML = renderToStaticMarkup(
    <Footer layout={layout} brand={BRAND} audience="b2c" subscribeScript="https://pop.example.test/a.js" />,
  );
  return document.body;
}

function findLink(body: HTMLElement, text: string): HTMLAnchorElement | undefined {
  return [...body.querySelectorAll('a')].find((link) => link.textContent?.includes(text));
}

const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Колонка ${index + 1}`,
    items: [{ title: `Ссылка ${index + 1}`, link: `/link-${index + 1}` }],
  }));

describe('Footer', () => {
  test('[SHELL-09] shows the columns of the menu with their links', () => {
    const body = render({ menu: columns(2) });
    expect([...body.querySelectorAll('nav h2')].map((title) => title.textContent)).toEqual([
      'Колонка 1',
      'Колонка 2',
    ]);
    expect(findLink(body, 'Ссылка 2')?.getAttribute('href')).toBe('/link-2');
  });

  test('[SHELL-33] [SHELL-34] puts up to four columns in one row and more in two', () => {
    const rowsOf = (count: number) => {
      const heads = [...render({ menu: columns(count) }).querySelectorAll('nav h2')];
      return new Set(heads.map((head) => head.parentElement?.parentElement)).size;
    };
    expect([1, 4, 5, 9].map(rowsOf)).toEqual([1, 1, 2, 2]);
  });

  test('gives phones the same menu as a list of disclosures', () => {
    const lists = [...render({ menu: columns(5) }).querySelectorAll('nav details')];
    expect(lists.map((list) => list.querySelector('summary')?.textContent)).toHaveLength(5);
  });

  test('[SHELL-10] shows a button per app with link, label and icon, and the QR image', () => {
    const body = render({
      buttons: [{ link: 'https://apps.example.test/', label: 'App Store', iconId: 'app-store' }],
      qrImage: '/media/qr.svg',
    });
    const button = findLink(body, 'App Store');
    expect(button?.getAttribute('href')).toBe('https://apps.example.test/');
    expect(button?.querySelector('svg')).not.toBeNull();
    expect(body.querySelector('img[src="/media/qr.svg"]')?.getAttribute('alt')).toContain('QR-код');
  });

  test('gives an app store it does not know a neutral icon', () => {
    const body = render({ buttons: [{ link: '/app', label: 'Другой магазин', iconId: 'other' }] });
    expect(findLink(body, 'Другой магазин')?.querySelector('path')?.getAttribute('d')).toBeTruthy();
  });

  test('[SHELL-11] shows the subscribe block with title and both ids, and a link for visitors without scripts', () => {
    const body = render({ popMechanic: { lightId: '11', darkId: '22', title: 'Новости раз в месяц' } });
    const block = body.querySelector<HTMLElement>('[data-subscribe]');
    expect(block?.textContent).toContain('Новости раз в месяц');
    expect(block?.dataset).toMatchObject({ subscribeLight: '11', subscribeDark: '22' });
    expect(block?.dataset.subscribeScript).toBe('https://pop.example.test/a.js');
    expect(block?.querySelector('a')?.getAttribute('href')).toBe('/subscribe');
  });

  test('[SHELL-12] [SHELL-401] links every social brand by a name that is spoken', () => {
    const types = socialType.options;
    const body = render({ socials: types.map((type) => ({ type, link: `https://${type}.example.test/` })) });
    expect(types).toHaveLength(9);
    for (const type of types) {
      const link = body.querySelector(`a[href="https://${type}.example.test/"]`);
      expect(link?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(SOCIAL_NAMES[type]);
    }
  });

  test('[SHELL-13] opens an external item of the secondary menu in a new tab and an internal one here', () => {
    const body = render({
      secondaryMenu: [
        { title: 'Cookie', link: '/cookies', isExternal: false },
        { title: 'Инвесторам', link: 'https://invest.example.test/', isExternal: true },
      ],
    });
    expect(findLink(body, 'Cookie')?.hasAttribute('target')).toBe(false);
    const external = findLink(body, 'Инвесторам');
    expect(external?.getAttribute('href')).toBe('https://invest.example.test/');
    expect(external?.target).toBe('_blank');
    expect(external?.rel).toBe('noopener noreferrer');
  });

  test('[SHELL-14] [SHELL-15] [SHELL-18] shows privacy text, age text and copyright', () => {
    const body = render({ privacy: 'Политика данных', ageText: '18+', copyright: '© 2026 Оператор' });
    for (const text of ['Политика данных', '18+', '© 2026 Оператор'])
      expect(body.textContent).toContain(text);
  });

  test('says who answers for the site: the legal entity and its licences', () => {
    const body = render({ legalEntity: 'ООО «Оператор», ОГРН 1', licences: 'Лицензия № 1' });
    expect(body.textContent).toContain('ООО «Оператор», ОГРН 1');
    expect(body.textContent).toContain('Лицензия № 1');
  });

  test('[SHELL-16] offers the survey', () => {
    expect(findLink(render({}), 'Помогите нам стать лучше')?.getAttribute('href')).toBe('#survey');
  });

  test('[SHELL-17] leads to the job site', () => {
    expect(findLink(render({}), 'Работа у нас')?.getAttribute('href')).toBe('/job');
  });

  test('[SHELL-19] shows the speed test only when the layout says so', () => {
    expect(findLink(render({ displaySpeedtest: true }), 'Проверить скорость')).toBeDefined();
    expect(findLink(render({ displaySpeedtest: false }), 'Проверить скорость')).toBeUndefined();
  });

  test('[SHELL-20] shows the logo only when the layout says so', () => {
    expect(findLink(render({ displayLogo: true }), 'МегаФон')).toBeDefined();
    expect(findLink(render({ displayLogo: false }), 'МегаФон')).toBeUndefined();
  });

  test('[SHELL-21] shows title and text of the discount together', () => {
    const title = [
      ...render({ discount: { title: 'Скидка 20%', text: 'В приложении' } }).querySelectorAll('h2'),
    ].find((head) => head.textContent === 'Скидка 20%');
    expect(title?.parentElement?.textContent).toBe('Скидка 20%В приложении');
    expect(render({}).textContent).not.toContain('Скидка');
  });

  test('stands without a layout: phone, survey and whose site it is', () => {
    const body = render(null);
    expect(body.querySelector('nav')).toBeNull();
    expect(body.querySelector('a[href="tel:88005500500"]')).not.toBeNull();
    expect(body.textContent).toContain('© МегаФон');
  });
});
