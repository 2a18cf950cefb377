import { describe, expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import type { Audience } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { loadPageType } from './page-types.server';

const ACTIONS = { actions: [{ id: 1, title: 'Месяц даром', link: '/action/month.html' }] };
const REGION = { id: '1', code: 'moscow', title: 'Москва' };

/** Loads what its type adds to a page; gives that, and the calls it made. */
async function load(type: string, { audience = 'b2c', ...rest }: { audience?: Audience; is404?: true } = {}) {
  const sent: string[] = [];
  const open = createGateway({
    origin: 'http://gateway.test',
    observer: SILENT_OBSERVER,
    async transport({ url }) {
      sent.push(new URL(url).pathname);
      return Response.json(ACTIONS);
    },
  });
  const page = parsePageInfo({ uuid: 'p-1', type, title: 'Страница', ...rest })?.page;
  if (!page) throw new Error('the page of this test cannot be read');
  const scope = { region: REGION, audience };
  const query = new URLSearchParams();
  const added = await loadPageType({
    page,
    path: '/page',
    components: [],
    query,
    scope,
    gateway: open(scope),
  });
  return { added, sent };
}

describe('the main page', () => {
  test('[PAGE-35] shows consumers the promotions of the operator', async () => {
    const { added, sent } = await load('root');
    expect(sent).toEqual(['/api/unite/v1/common/mainPage/get']);
    expect(added).toMatchObject({
      components: [{ type: 'cards', props: { title: 'Акции', items: [{ title: 'Месяц даром' }] } }],
      failure: null,
    });
  });

  test('of companies has no promotions, and asks for none', async () => {
    expect(await load('root', { audience: 'b2b' })).toEqual({
      added: { components: [], failure: null },
      sent: [],
    });
  });
});

test.each([['common'], ['constructor']])(
  'a page of the type «%s» shows its own components alone',
  async (type) => {
    expect(await load(type)).toEqual({ added: { components: [], failure: null }, sent: [] });
  },
);

test('[PAGE-107] a page that is flagged 404 asks for nothing', async () => {
  expect((await load('root', { is404: true })).sent).toEqual([]);
});
