import { describe, expect, test } from 'vitest';
import { checkMarkup } from './check-markup';
import { listComponents } from './page-components';
import { readMarkup } from './read-markup';

/** What is found in HTML that these components have been shown as. */
function check(html: string, components: unknown[] = [], idsAround: string[] = []) {
  const page = { facts: readMarkup(`<h1>Страница</h1>${html}`), idsAround: new Set(idsAround) };
  return checkMarkup({ ...page, components: listComponents({ components }) }).map(
    ({ code, severity, id, pointer, about }) => ({ code, severity, id, pointer, about }),
  );
}

describe('a button that opens a window', () => {
  const hero = { id: 'hero', type: 'landing-header', props: { buttonPopupId: 'terms' } };
  const html = '<a href="#terms" data-popup="terms">Условия</a>';

  test('is an error when there is no such window, at the field that names it', () => {
    expect(check(html, [hero])).toEqual([
      { code: 'dead-window', severity: 'error', id: 'hero', pointer: '/props/buttonPopupId', about: 'terms' },
    ]);
  });

  test('is none when the window is on the page, or around it', () => {
    expect(check(`${html}<dialog id="terms"><h2>Условия</h2></dialog>`, [hero])).toEqual([]);
    expect(check(html, [hero], ['terms'])).toEqual([]);
  });
});

describe('a link to a place of the page', () => {
  const text = { id: 'words', type: 'text', props: { html: '<p><a href="#prices">Цены</a></p>' } };

  test('is told of when nothing has this id', () => {
    expect(check('<p><a href="#prices">Цены</a></p>', [text])).toEqual([
      { code: 'dead-anchor', severity: 'warning', id: 'words', pointer: '/props/html', about: '#prices' },
    ]);
    expect(check('<p><a href="#prices">Цены</a></p><div id="prices"></div>', [text])).toEqual([]);
  });

  test('is the block’s own matter when no content has written it', () => {
    expect(check('<a href="#closed">Закрыть</a>', [text])).toEqual([]);
  });
});

describe('a picture without words', () => {
  const src = '/media/a.jpg';
  const image = { id: 'photo', type: 'image', props: { image: { src, alt: '' } } };
  const found = [
    { code: 'alt-missing', severity: 'warning', id: 'photo', pointer: '/props/image/src', about: src },
  ];

  test.each([
    ['in a figure', `<figure><img src="${src}" alt=""/></figure>`],
    ['alone in a link', `<a href="/tariffs/all"><img src="${src}" alt=""/></a>`],
    ['named like its file', `<p><img src="${src}" alt="IMG_2041"/></p>`],
    ['named by its file', `<p><img src="${src}" alt="banner-2.png"/></p>`],
  ])('is told of %s', (_where, html) => {
    expect(check(html, [image])).toEqual(found);
  });

  test.each([
    ['beside the words of its link', `<a href="/a"><img src="${src}" alt=""/>Тарифы</a>`],
    [
      'in a link with a name that is heard',
      `<a href="/a" aria-label="Тарифы"><img src="${src}" alt=""/></a>`,
    ],
    ['as decoration', `<div><img src="${src}" alt=""/><p>Тарифы</p></div>`],
    ['when it has some', `<figure><img src="${src}" alt="Салон связи"/></figure>`],
  ])('is none %s', (_where, html) => {
    expect(check(html, [image])).toEqual([]);
  });
});

describe('headings', () => {
  test('are told of when the page has no main one, or two', () => {
    const facts = readMarkup('<h2>Тарифы</h2>');
    const codes = checkMarkup({ facts, idsAround: new Set(), components: [] }).map(({ code }) => code);
    expect(codes).toEqual(['heading-missing']);
    const second = { id: 'second', type: 'landing-header', props: { header: 'Ещё одна' } };
    expect(check('<h1>Ещё одна</h1>', [second])).toEqual([
      {
        code: 'heading-repeated',
        severity: 'warning',
        id: 'second',
        pointer: '/props/header',
        about: 'Ещё одна',
      },
    ]);
  });

  test('are told of where a level is passed over on the way down, not on the way up', () => {
    const steps = { id: 'steps', type: 'steps', props: { title: 'Как подключить' } };
    expect(check('<h3>Как подключить</h3><h2>Дальше</h2><h3>Ещё</h3><h2>Конец</h2>', [steps])).toEqual([
      {
        code: 'heading-order',
        severity: 'warning',
        id: 'steps',
        pointer: '/props/title',
        about: 'Как подключить',
      },
    ]);
  });

  test('of windows have an order of their own', () => {
    expect(check('<dialog id="a"><h4>В окне</h4></dialog><h2>Дальше</h2>')).toEqual([]);
  });
});

describe('a price in structured data', () => {
  const data = (price: string) =>
    `<script type="application/ld+json">{"@type":"Product","offers":{"price":"${price}"}}</script>`;

  test.each([
    ['450.00', '450\u00a0₽'],
    ['1950', '1\u00a0950\u00a0₽'],
    ['199.5', '199,50\u00a0₽'],
  ])('%s is the one that visitors read as %s', (price, text) => {
    expect(check(`<p>${text}</p>${data(price)}`)).toEqual([]);
  });

  test.each(['450.00', '45', '4500'])('%s is told of when visitors read another', (price) => {
    expect(check(`<p>145 и 451 ₽, 45.5 ₽, 450 001</p>${data(price)}`)).toMatchObject([
      { code: 'price-mismatch', severity: 'warning', about: price },
    ]);
  });
});

test('reading gives what a visitor sees, whatever the markup is', () => {
  expect(readMarkup('<p>Цена&nbsp;&lt;100&gt;</p><p>и <b>всё</b></p><style>p{}</style>').text).toBe(
    'Цена <100> и всё',
  );
  for (const broken of [
    '<',
    '</p>',
    '<p',
    '<!--',
    '<a href="x>',
    '<script>',
    '<img <img>',
    '<p>'.repeat(5000),
  ]) {
    expect(() => readMarkup(broken)).not.toThrow();
  }
});
