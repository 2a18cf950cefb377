import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf } from '#tests/http-client';
import { startFakeGateway, toPage, type FakeGateway, type Fault } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';

let gateway: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  gateway = await startFakeGateway();
  site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
});

const PAGES = [
  { type: 'd-tariff-iris', call: '/api/unite/v1/tariff/get', view: 'tariff' },
  { type: 'd-option-iris', call: '/api/unite/v1/options/getOption', view: 'option' },
] as const;

type DetailPage = (typeof PAGES)[number];

const product = { id: 'product', title: 'Продукт', archive: true };

/** A page of words, and of two blocks that ask the operator for the product. */
function place(path: string, { type, view }: DetailPage, rest: object = {}): void {
  const notice = { type: 'archive-notice', props: { view } };
  const components = [
    { id: 'words', type: 'text', props: { html: '<p>Слова страницы</p>' } },
    { id: 'notice', ...notice },
    { id: 'again', ...notice },
  ];
  gateway.pages.set(path, toPage('Страница', { type, components, ...rest }));
}

describe.each(PAGES)('a page of the type $type', (page) => {
  const name = page.view;

  test('[ANLT-204][ANLT-205] says that each quarter of it counts for the depth of scrolling, which other pages leave out', async () => {
    place(`/${name}-scrolled`, page);
    gateway.answers.set(page.call, { body: product });
    gateway.pages.set('/showcase', toPage('Витрина'));
    const stepOf = async (path: string) =>
      attributesOf((await site.send({ path })).body, 'html', 'data-scroll-step');
    expect(await stepOf(`/${name}-scrolled`)).toEqual(['25']);
    expect(await stepOf('/showcase')).toEqual([]);
  });

  test.each([403, 404, 410, 418])(
    '[PAGE-108][PAGE-404] raises the error page with the status that the operator answers: %i',
    async (status) => {
      place(`/${name}-${status}`, page);
      gateway.answers.set(page.call, { status, body: { error: { message: 'нет' } } });
      const answer = await site.send({ path: `/${name}-${status}` });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toContain('Слова страницы');
      if (status === 404) expect(answer.body).toContain('Страница не найдена');
      if (status === 403) expect(answer.body).toContain('Доступ запрещён');
    },
  );

  test('asks the operator once, however many of its blocks show the product', async () => {
    place(`/${name}-once`, page);
    gateway.answers.set(page.call, { body: product });
    const before = gateway.callsTo(page.call).length;
    const { status, body } = await site.send({ path: `/${name}-once` });
    expect(status).toBe(200);
    expect(body.match(/Личном кабинете/g)).toHaveLength(2);
    expect(gateway.callsTo(page.call)).toHaveLength(before + 1);
  });

  test('without product blocks is content alone: the operator is not asked', async () => {
    const components = [{ id: 'words', type: 'text', props: { html: '<p>Слова страницы</p>' } }];
    place(`/${name}-content`, page, { components });
    gateway.answers.set(page.call, { status: 404, body: {} });
    const before = gateway.callsTo(page.call).length;
    const { status, body } = await site.send({ path: `/${name}-content` });
    expect(status).toBe(200);
    expect(body).toContain('Слова страницы');
    expect(gateway.callsTo(page.call)).toHaveLength(before);
  });

  test('[PAGE-403] with an answer that is no product is shown with what it has', async () => {
    place(`/${name}-garbage`, page);
    gateway.answers.set(page.call, { body: 'ой' });
    const { status, body } = await site.send({ path: `/${name}-garbage` });
    expect(status).toBe(200);
    expect(body).toContain('Слова страницы');
  });

  test('without a uuid asks nobody', async () => {
    place(`/${name}-nameless`, page, { uuid: null });
    const before = gateway.callsTo(page.call).length;
    expect((await site.send({ path: `/${name}-nameless` })).status).toBe(404);
    expect(gateway.callsTo(page.call)).toHaveLength(before);
  });
});

describe('an operator that does not answer for a product', () => {
  const [page] = PAGES;

  test('with 503 raises the page that can be tried again', async () => {
    place('/unavailable', page);
    gateway.answers.set(page.call, { status: 503, body: {} });
    const { status, headers, body } = await site.send({ path: '/unavailable' });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(body).toContain('href="/unavailable"');
  });

  test.each<Fault>(['reset', 'hung'])('at all (%s) leaves the page with its words', async (fault) => {
    place(`/silent-${fault}`, page);
    gateway.answers.set(page.call, { body: product });
    gateway.fail(fault, (call) => call.path === page.call);
    const { status, body } = await site.send({ path: `/silent-${fault}` });
    gateway.fail(null);
    expect(status).toBe(200);
    expect(body).toContain('Слова страницы');
    expect(body).not.toContain('Личном кабинете');
  });
});
