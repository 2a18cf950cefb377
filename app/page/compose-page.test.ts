import { describe, expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import type { Audience } from '#schemas/page';
import { composePage } from './compose-page.server';
import { preparePage } from './prepare-page.server';

const ACTIONS = { actions: [{ id: 1, title: 'Месяц даром', link: '/action/month.html' }] };
const REGION = { id: '1', code: 'moscow', title: 'Москва' };

interface Options {
  audience?: Audience;
  toShow?: boolean;
  components?: readonly object[];
  is404?: true;
}

let pages = 0;

/** Composes a page of a type; gives what stands inside, and the calls that were made. */
async function compose(type: string, { audience = 'b2c', toShow = true, ...fields }: Options = {}) {
  const sent: string[] = [];
  const open = createGateway({
    origin: 'http://gateway.test',
    observer: SILENT_OBSERVER,
    async transport({ url }) {
      sent.push(new URL(url).pathname);
      return Response.json(ACTIONS);
    },
  });
  const prepared = preparePage(
    { uuid: 'p-1', type, title: 'Страница', ...fields },
    `compose ${(pages += 1)}`,
  );
  if (!prepared) throw new Error('the page of this test cannot be read');
  const scope = { region: REGION, audience };
  const { inside, failure, findings } = await composePage(
    {
      prepared,
      path: '/page',
      query: new URLSearchParams(),
      scope,
      gateway: open(scope),
      loadAround: async () => ({ ready: [], findings: [] }),
      banner: null,
    },
    { toShow },
  );
  expect(findings).toEqual([]);
  return { types: inside.map(({ definition }) => definition.type), inside, failure, sent };
}

const NOTHING = { types: [], inside: [], failure: null, sent: [] };

describe('the main page', () => {
  test('[PAGE-35] shows consumers the promotions of the operator', async () => {
    const { inside, sent } = await compose('root');
    expect(sent).toEqual(['/api/unite/v1/common/mainPage/get']);
    expect(inside).toMatchObject([
      { definition: { type: 'cards' }, props: { title: 'Акции', items: [{ title: 'Месяц даром' }] } },
    ]);
  });

  test('of companies has no promotions, and asks for none', async () => {
    expect(await compose('root', { audience: 'b2b' })).toEqual(NOTHING);
  });

  test('is not asked for promotions by a post', async () => {
    expect(await compose('root', { toShow: false })).toEqual(NOTHING);
  });
});

describe('the services page', () => {
  test('has its showcase also where the content forgot it, for posts too', async () => {
    expect(await compose('services-v3')).toMatchObject({ types: ['services-showcase'], sent: [] });
    expect(await compose('services-v3', { toShow: false })).toMatchObject({ types: ['services-showcase'] });
  });

  test('has it once', async () => {
    const showcase = { type: 'section', children: [{ id: 'services', type: 'services-showcase' }] };
    expect(await compose('services-v3', { components: [showcase] })).toMatchObject({ types: ['section'] });
  });

  test('keeps the ids of its content', async () => {
    const components = [{ id: 'services', type: 'text', props: { html: '<p>Услуги</p>' } }];
    const { inside } = await compose('services-v3', { components });
    expect(inside.map(({ id }) => id)).toEqual(['services', 'services-services-v3']);
  });
});

test('a page of a type without rules shows its own components alone', async () => {
  expect(await compose('common')).toEqual(NOTHING);
});

test('a type that is none, whatever word of the language it is, adds nothing and costs a finding', async () => {
  const prepared = preparePage({ uuid: 'p-1', type: 'constructor', title: 'Страница' }, 'constructor');
  expect(prepared?.findings).toMatchObject([{ code: 'page-field', pointer: '/type' }]);
});

test('[PAGE-107] a page that is flagged 404 asks for nothing', async () => {
  expect((await compose('root', { is404: true })).sent).toEqual([]);
});
