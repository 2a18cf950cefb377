// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { filterMarkSchema } from '#schemas/gateway/entities/service-card';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import View from './view';

const option = (id: string, title: string, given: object = {}) =>
  productSchema.parse({ id, title, link: `/services/${id}.html`, productPrice: { amount: 100 }, ...given });

const ANSWER = {
  options: [
    option('spam', 'Антиспам', { description: 'Метка на звонке' }),
    option('shield', 'Защита от мошенников', { icon: 'shield' }),
    option('net', 'Интернет на день'),
    option('old', 'Любимый номер', { archive: true }),
  ],
  filters: [
    { code: 'security', title: 'Безопасность' },
    { code: 'internet', title: 'Интернет' },
  ],
  filterMarks: [
    { filterCode: 'security', optionCode: 'spam', weight: 1 },
    { filterCode: 'security', optionCode: 'shield', weight: 2 },
    { filterCode: 'security', optionCode: 'old' },
    { filterCode: 'internet', optionCode: 'net', weight: 1 },
  ].map((mark) => filterMarkSchema.parse(mark)),
};

/** The page as the server sends it for a query. */
async function open(search: string, given: object = {}, answer: unknown = ANSWER): Promise<HTMLElement> {
  const props = block.props.parse(given);
  const context = createLoadContext(() => answer, { path: '/services', search });
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('the showcase has neither data nor an empty state');
  return renderHtml(<View id="all" props={props} data={data} />);
}

const titles = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-card]:not([hidden]) h3')].map((title) => title.textContent);

describe('the showcase of services', () => {
  test('[OPT-219] [OPT-228] shows all under the headings of their chips, with title, text and price', async () => {
    const page = await open('');
    expect([...page.querySelectorAll('[data-group] h2')].map(({ textContent }) => textContent)).toEqual([
      'Безопасность',
      'Интернет',
    ]);
    expect(titles(page)).toEqual(['Защита от мошенников', 'Антиспам', 'Любимый номер', 'Интернет на день']);
    const card = find(page, '[data-card]:nth-child(2)');
    expect(card.textContent).toContain('Метка на звонке');
    expect(card.textContent).toContain('100\u00A0₽');
    expect(find(page, '[data-filter=""]').getAttribute('aria-current')).toBe('true');
  });

  test('[OPT-01] [OPT-214] takes the query `filter`, and its chips are links to it', async () => {
    const page = await open('?filter=internet');
    expect(titles(page)).toEqual(['Интернет на день']);
    expect(find(page, '[aria-current]').textContent).toBe('Интернет');
    expect(find(page, '[data-filter="security"]').getAttribute('href')).toBe(
      '/services?filter=security#all-find',
    );
    expect(find(page, '[data-filter=""]').getAttribute('href')).toBe('/services#all-find');
    expect(find(page, '[data-count]').textContent).toBe('Показано услуг: 1');
  });

  test('takes no notice of a chip that is not there', async () => {
    expect(titles(await open('?filter=constructor'))).toHaveLength(4);
  });

  test('[OPT-220] [OPT-223] without scripts the field is a form that the server answers, with a way to clear it', async () => {
    const page = await open('?q=мошеник');
    expect(titles(page)).toEqual(['Защита от мошенников']);
    const form = find(page, 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/services#all-find']);
    expect(find(page, 'input[name="q"]').getAttribute('value')).toBe('мошеник');
    expect(find(page, '[data-clear]').getAttribute('href')).toBe('/services#all-find');
  });

  test('finds what was typed in the other layout of the keyboard', async () => {
    expect(titles(await open('?q=bynthytn'))).toEqual(['Интернет на день']);
  });

  test('[OPT-222] says when nothing was found, with the way back to everything', async () => {
    const page = await open('?q=телеграф');
    expect(titles(page)).toEqual([]);
    const none = find(page, '[data-none]');
    expect(none.hidden).toBe(false);
    expect(find(page, '[data-none] h3').textContent).toBe('Ничего не найдено');
    expect(find(page, '[data-reset]').getAttribute('href')).toBe('/services#all-find');
    expect((await open('')).querySelector<HTMLElement>('[data-none]')?.hidden).toBe(true);
  });

  test('[OPT-224] [OPT-225] has promo tiles and a link to the archive; the tiles give way to a search', async () => {
    const given = {
      promoTiles: [{ title: 'Музыка', url: '/music' }],
      archiveLink: { text: 'Архив услуг', url: '/services/archive' },
    };
    const page = await open('', given);
    expect(find(page, '[data-promo] a').getAttribute('href')).toBe('/music');
    expect(find(page, 'a[href="/services/archive"]').textContent).toBe('Архив услуг');
    expect(find(await open('?q=спам', given), '[data-promo]').hidden).toBe(true);
    expect((await open('')).querySelector('[data-promo]')).toBeNull();
  });

  test('[OPT-226] [OPT-229] shows pictures and films that content has for options, and else their icons', async () => {
    const page = await open('', {
      pictures: [
        { optionId: 'spam', imgSrc: '/media/safety.svg' },
        { optionId: 'net', imgSrc: '/media/internet.svg', videoSrc: '/media/net.webm' },
      ],
    });
    const media = (id: string) =>
      find(page, `[data-card]:has(a[href="/services/${id}.html"]) [data-service-media]`);
    expect(media('spam').querySelector('img')?.getAttribute('src')).toBe('/media/safety.svg');
    expect(media('shield').querySelector('svg')).not.toBeNull();
    const film = media('net').querySelector('video');
    expect([film?.getAttribute('src'), film?.getAttribute('preload'), film?.autoplay]).toEqual([
      '/media/net.webm',
      'none',
      false,
    ]);
    expect(film?.hasAttribute('muted')).toBe(true);
  });

  test('[OPT-227] has an information block that sticks on wide screens only, and ends with the list', async () => {
    const page = await open('', { info: '<p>Без сюрпризов</p>' });
    expect(find(page, 'aside').textContent).toBe('Без сюрпризов');
    const css = readFileSync('blocks/services-showcase/view.module.css', 'utf8');
    const [always = '', wide = ''] = css.split('@media (min-width: 1024px)');
    expect(always).not.toContain('sticky');
    expect(wide).toContain('position: sticky');
  });

  test('[OPT-230] marks an archived option', async () => {
    const page = await open('');
    const marked = [...page.querySelectorAll('[data-card]')].filter((card) =>
      card.textContent?.includes('Опция закрыта для подключения'),
    );
    expect(marked.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Любимый номер']);
  });

  test('keeps the anchors that other pages link to', async () => {
    const page = await open('', {
      groups: [{ code: 'security', hashes: 'safe, security', text: 'Для вас' }],
    });
    expect(find(page, '#safe').tagName).toBe('SECTION');
    expect(find(page, '#safe #security').tagName).toBe('SPAN');
    expect(page.querySelector('#internet')).not.toBeNull();
  });

  test('says so when the operator is silent, and keeps what does not depend on it', async () => {
    const given = { archiveLink: { text: 'Архив', url: '/services/archive' } };
    const page = await open('?filter=calls', given, { options: [] });
    expect(page.textContent).toContain('Не удалось загрузить услуги');
    expect(page.querySelector('form, nav')).toBeNull();
    expect(page.querySelector('a[href="/services/archive"]')).not.toBeNull();
  });

  test('of more than a hundred services lets those out of sight wait', async () => {
    const options = Array.from({ length: 101 }, (_, index) => option(`o${index}`, `Услуга ${index}`));
    const page = await open('', {}, { ...ANSWER, options });
    expect(page.querySelectorAll('[data-card]')).toHaveLength(101);
    expect(find(page, '[data-list]').className).toContain('many');
  });
});
