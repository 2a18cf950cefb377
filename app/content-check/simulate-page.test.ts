import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from './checked-site';
import { registry } from '#app/catalog.server';
import { ADDRESS, findFaults, makePage, openCheckedDemo } from './testing/checked-demo';
import { simulatePage } from './simulate-page.server';

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
});
afterAll(() => close());

const all = 'all' as const;
const text = (html: string) => ({ id: 'words', type: 'text', props: { html } });

/** The faults of a page, each with the component that has it, and where it must be found: once. */
const PLANTED: [string, unknown, object][] = [
  ['an unknown block', { id: 'ghost', type: 'hologram' }, { code: 'unknown-type', at: '/components/1/type' }],
  [
    'a wrong field',
    { id: 'bad', type: 'price-list', props: { rows: [{ name: 'Связь', price: { amountKopecks: 'сто' } }] } },
    { code: 'invalid-props', at: '/components/1/props/rows/0/price/amountKopecks' },
  ],
  [
    'a block that is newer than the code',
    { id: 'new', type: 'text', version: 99, props: {} },
    { code: 'newer-version', at: '/components/1/version' },
  ],
  ['a component without a type', { id: 'bare', props: {} }, { code: 'component-shape' }],
  [
    'a link to a place that is not there',
    { id: 'banner', type: 'text', props: { html: '<p><a href="#nowhere">Цены</a></p>' } },
    { code: 'dead-anchor', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'a link to a page that is not there',
    text('<p><a href="/no/such/page">Сюда</a></p>'),
    { code: 'dead-link', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'a link to a path that its section has no route for',
    text('<p><a href="/news/2026/11">Сюда</a></p>'),
    { code: 'dead-link', severity: 'warning' },
  ],
  [
    'a file that is not there',
    text('<p><a href="/files/no-such.pdf">Скачать</a></p>'),
    { code: 'dead-file', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'a form that the operator does not have',
    { id: 'form', type: 'feedback-form', props: { form: '12345' } },
    { code: 'requirement-missing', at: '/components/1/props/form' },
  ],
  [
    'a tariff that the operator does not know',
    { id: 'buy', type: 'tariff-connection', props: { tariff: { id: 'no-such' }, connection: {} } },
    { code: 'offer-unknown', severity: 'warning', at: '/components/1/props/tariff/id' },
  ],
  [
    'a tariff that is closed',
    { id: 'buy', type: 'tariff-connection', props: { tariff: { id: 'legkij' }, connection: {} } },
    { code: 'offer-closed', severity: 'warning', at: '/components/1/props/tariff/id' },
  ],
  [
    'a text of the example that its block began with',
    { id: 'family', type: 'benefit-list', props: registry.find('benefit-list')?.examples[0]?.props },
    { code: 'example-left', severity: 'warning', at: '/components/1/props/items/0/title' },
  ],
  [
    'a block that has nothing to show',
    { id: 'rates', type: 'tariff-compare', props: {} },
    { code: 'block-empty', severity: 'warning', at: '/components/1' },
  ],
  [
    'a photo without words',
    {
      id: 'photo',
      type: 'image',
      props: { image: { src: '/media/home.svg', width: 480, height: 320, alt: '' } },
    },
    { code: 'alt-missing', severity: 'warning', at: '/components/1/props/image/src' },
  ],
  [
    'a second main heading',
    { id: 'second', type: 'landing-header', props: { header: 'Ещё одна' } },
    { code: 'heading-repeated', severity: 'warning', at: '/components/1/props/header' },
  ],
  [
    'a reference to a tariff that nobody sells',
    text('<p>За {{price:tariff/no-such}} в месяц</p>'),
    { code: 'reference-unknown', at: '/components/1/props/html' },
  ],
  [
    'a typed price of a known tariff in a sentence',
    text('<p>Тариф «Максимум» стоит 1\u00A0900\u00A0₽ за 30 дней.</p>'),
    { code: 'typed-price', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'a typed price in a row that is called like an option',
    {
      id: 'rows',
      type: 'price-list',
      props: { rows: [{ name: '«Кино»', price: { amountKopecks: 29_900 } }] },
    },
    { code: 'typed-price', severity: 'warning', at: '/components/1/props/rows/0/price' },
  ],
  [
    'percents that may part from their number',
    text('<p>Скидка 50% на всё</p>'),
    { code: 'text-style', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'another word than the house’s own',
    text('<p>Проверьте баланс</p>'),
    { code: 'text-style', severity: 'warning', at: '/components/1/props/html' },
  ],
  [
    'the id of another block',
    { ...text('<p>Слова</p>'), id: 'top' },
    { code: 'duplicate-id', severity: 'warning', id: 'top-2' },
  ],
];

describe('a page', () => {
  test('without a fault has no finding, and one of the demo site neither', async () => {
    expect(await findFaults(site, makePage([text('<p><a href="/tariffs/all">Тарифы</a></p>')]))).toEqual([]);
    const about = await site.store
      .selectFrom('page')
      .select('body')
      .where('path', '=', '/about')
      .executeTakeFirstOrThrow();
    expect(await findFaults(site, JSON.parse(about.body), { name: '/about' })).toEqual([]);
  });

  test.each(PLANTED)('with %s has exactly this finding', async (_name, component, expected) => {
    expect(await findFaults(site, makePage([component]))).toEqual([
      expect.objectContaining({ severity: 'error', regions: all, ...expected }),
    ]);
  });

  test.each([
    ['no page at all', 'page', { code: 'page-shape', at: '' }],
    ['a title that is missing', makePage([], { title: '' }), { code: 'title-missing', at: '/title' }],
    [
      'a description that is missing',
      makePage([], { meta: [] }),
      { code: 'description-missing', at: '/meta' },
    ],
    ['no uuid', makePage([], { uuid: null }), { code: 'unreachable-address' }],
    ['a wrong field of its own', makePage([], { is404: 'yes' }), { code: 'page-field', at: '/is404' }],
  ])('with %s has exactly this finding', async (_name, raw, expected) => {
    expect(await findFaults(site, raw)).toEqual([expect.objectContaining(expected)]);
  });

  test('with a button that opens nothing is refused, at the field that names the window', async () => {
    const hero = { type: 'landing-header', props: { header: 'Страница', buttonPopupId: 'terms' } };
    const terms = { type: 'modal', props: { popupId: 'terms', title: 'Условия' } };
    expect(await findFaults(site, makePage([], { components: [hero] }))).toEqual([
      expect.objectContaining({
        code: 'dead-window',
        severity: 'error',
        at: '/components/0/props/buttonPopupId',
      }),
    ]);
    expect(await findFaults(site, makePage([], { components: [hero, terms] }))).toEqual([]);
    // The layout's own window is around every page.
    const survey = { type: 'landing-header', props: { header: 'Страница', buttonPopupId: 'survey' } };
    expect(await findFaults(site, makePage([], { components: [survey] }))).toEqual([]);
  });

  test('that is not to be found needs neither title nor description', async () => {
    const meta = [{ name: 'robots', content: 'noindex' }];
    expect(await findFaults(site, makePage([], { title: '', meta }))).toEqual([]);
  });

  test('that refers to prices, or prices something of its own, has no finding', async () => {
    const price = { product: 'option/kino', amountKopecks: 1 };
    const rows = [
      { name: 'Кино', price },
      { name: 'Кинотеатр', price: { amountKopecks: 40_000 } },
    ];
    const words =
      '<p>«Максимум» — {{price:tariff/maksimum}}. Доставка стоит 300\u00A0₽. Роутер — 1\u00A0₽.</p>';
    expect(await findFaults(site, makePage([{ type: 'price-list', props: { rows } }, text(words)]))).toEqual(
      [],
    );
  });

  test('of a product that the operator does not know is warned of: visitors would get «not found»', async () => {
    const banner = { id: 'top', type: 'tariff-banner', props: { title: 'Тариф' } };
    const ofTariff = (uuid: string) => makePage([], { uuid, type: 'd-tariff-iris', components: [banner] });
    expect(await findFaults(site, ofTariff('70000000-0000-4000-8000-00000000ffff'))).toEqual([
      { code: 'product-unknown', severity: 'warning', id: 'page', at: '/uuid', regions: all },
      expect.objectContaining({ code: 'block-empty', id: 'top', at: '/components/0' }),
    ]);
    expect(await findFaults(site, ofTariff('70000001-0000-4000-8000-000000000001'))).toEqual([]);
    // Content alone asks nobody for a product.
    const plain = makePage([], { type: 'd-option-iris' });
    expect(await findFaults(site, plain)).toEqual([]);
    const option = { id: 'top', type: 'option-banner', props: {} };
    const ofOption = makePage([], { type: 'd-option-iris', components: [option] });
    expect(await findFaults(site, ofOption)).toContainEqual(
      expect.objectContaining({ code: 'product-unknown', at: '/uuid' }),
    );
  });

  test('at an address that nobody reaches is refused', async () => {
    for (const name of ['/news/2026/11', '/tariffs/all/start/print', '/corp/elsewhere']) {
      expect(await findFaults(site, makePage([]), { name })).toMatchObject([{ code: 'unreachable-address' }]);
    }
    expect(await findFaults(site, makePage([]), { name: '/corp/here', audience: 'b2b' })).toEqual([]);
  });
});

describe('a fault in some regions', () => {
  test('names them: a bad cell of a block for one region refuses the page', async () => {
    const scope = { regions: ['spb'] };
    const component = { ...text('<p><a href="/no/such/page">Сюда</a></p>'), scope };
    expect(await findFaults(site, makePage([component]))).toMatchObject([
      { code: 'dead-link', regions: ['spb'] },
    ]);
  });

  test('is looked for in every region that has no page of its own there', async () => {
    const general = await simulatePage(makePage([]), { ...ADDRESS, name: '/' }, site);
    expect(general.cells).toEqual({ regions: site.regions().length - 2, rendered: 1 });
    const own = await simulatePage(makePage([]), { ...ADDRESS, name: '/', region: 'spb' }, site);
    expect(own.cells.regions).toBe(1);
  });

  test('is left open where the time is up, and the report says where', async () => {
    const report = await simulatePage(makePage([]), ADDRESS, site, { limitMs: -1 });
    expect(report.notRun).toEqual(site.regions().map(({ code }) => code));
    expect(report.cells).toEqual({ regions: 0, rendered: 0 });
  });

  test('to come is found today: a block that begins next year is shown as it will be then', async () => {
    const scope = { from: '2099-01-01T00:00:00+03:00' };
    const second = { id: 'second', type: 'landing-header', props: { header: 'Ещё одна' }, scope };
    expect(await findFaults(site, makePage([second]))).toMatchObject([
      { code: 'heading-repeated', id: 'second' },
    ]);
  });
});

describe('a finding', () => {
  test('has its place, its owner, the block’s name and an editor’s words', async () => {
    const bad = { id: 'bad', type: 'text', props: {} };
    const { findings, isRefused } = await simulatePage(makePage([bad]), ADDRESS, site);
    expect(isRefused).toBe(true);
    expect(findings).toMatchObject([
      {
        page: '/checked',
        audience: 'b2c',
        regions: all,
        place: '/components/1',
        pointer: '/props/html',
        owner: 'editors',
        label: 'Текст',
        details: expect.stringMatching(/[а-я]/),
      },
    ]);
  });

  test('about code is the developers’', async () => {
    const { findings } = await simulatePage(makePage([{ type: 'text', version: 99 }]), ADDRESS, site);
    expect(findings).toMatchObject([{ code: 'newer-version', owner: 'developers' }]);
  });
});
