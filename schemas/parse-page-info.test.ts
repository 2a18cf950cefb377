import { describe, expect, test } from 'vitest';
import { MAX_COMPONENTS, parsePageInfo } from './parse-page-info';

const UUID = 'b5c1c3a4-0000-4000-8000-000000000001';

const FULL = {
  uuid: UUID,
  type: 'tariffs-v4',
  title: 'Тарифы',
  struct_title: 'Все тарифы',
  push_worker_id: 'w-7',
  meta: [
    { name: 'description', content: 'Все тарифы' },
    { property: 'og:image', content: '/media/og.svg' },
  ],
  region: { id: 1, shop_id: 'm-1', mnp_id: 77, shop_tp_no_delivery: true, title: 'Москва' },
  breadcrumbs: [{ title: 'Главная', url: '/' }, { title: 'Тарифы' }],
  redirect301: '/new',
  descriptionSuffix: 'в Москве',
  is404: true,
  errorStatus: 410,
  components: [
    {
      id: 'hero',
      type: 'text',
      version: 2,
      section: 'top',
      props: { html: 'x' },
      scope: { regions: ['spb'] },
    },
  ],
};

function read(raw: unknown) {
  const parsed = parsePageInfo(raw);
  if (parsed === null) throw new Error('no page');
  return parsed;
}
const readComponents = (components: unknown) => read({ uuid: UUID, components });

describe('page info', () => {
  test('[PAGE-22] is read with every field of the specification', () => {
    const { page, findings } = read(FULL);
    expect(findings).toEqual([]);
    expect(page).toEqual({
      ...FULL,
      region: { id: '1', shop_id: 'm-1', mnp_id: '77', shop_tp_no_delivery: true, title: 'Москва' },
      components: [{ ...FULL.components[0], children: [] }],
    });
  });

  test('has a default for every field that is missing or null', () => {
    const empty = {
      uuid: null,
      type: 'common',
      title: '',
      meta: [],
      region: {},
      push_worker_id: null,
      breadcrumbs: [],
      struct_title: '',
      redirect301: null,
      descriptionSuffix: '',
      is404: false,
      errorStatus: null,
      components: [],
    };
    expect(read({})).toEqual({ page: empty, findings: [] });
    const nulls = Object.fromEntries(Object.keys(FULL).map((name) => [name, null]));
    expect(read(nulls)).toEqual({ page: empty, findings: [] });
  });

  test.each<[string, unknown]>([
    ['uuid', 7],
    ['uuid', '   '],
    ['type', ''],
    ['title', ['Тарифы']],
    ['title', 'я'.repeat(501)],
    ['meta', { name: 'description' }],
    ['meta', [{ name: 'description' }]],
    ['region', 'moscow'],
    ['region', { shop_tp_no_delivery: 'да' }],
    ['push_worker_id', {}],
    ['breadcrumbs', [{ title: 'Главная', url: 'javascript:alert(1)' }]],
    ['breadcrumbs', 'Главная'],
    ['struct_title', 1],
    ['redirect301', { url: '/' }],
    ['descriptionSuffix', false],
    ['is404', 'true'],
    ['errorStatus', '404'],
    ['errorStatus', 200],
    ['errorStatus', 600],
  ])('with a wrong %s (%j) loses that field alone, and says so', (name, value) => {
    const { page, findings } = read({ ...FULL, [name]: value });
    const { page: without } = read({ ...FULL, [name]: undefined });
    expect(page).toEqual(without);
    expect(findings).toMatchObject([
      { code: 'page-field', severity: 'warning', id: 'page', pointer: `/${name}` },
    ]);
  });

  test('with every field wrong is still a page', () => {
    const wrong = Object.fromEntries(Object.keys(FULL).map((name) => [name, { $ne: 1 }]));
    const { page, findings } = read({ ...wrong, region: 5 });
    expect(page).toMatchObject({ uuid: null, components: [] });
    expect(findings.map(({ pointer }) => pointer).sort()).toEqual(
      Object.keys(FULL)
        .map((name) => `/${name}`)
        .sort(),
    );
  });

  test.each([null, undefined, 7, true, 'page', [], [FULL]])('is no page at all when it is %j', (raw) => {
    expect(parsePageInfo(raw)).toBeNull();
  });

  test('is accepted in an envelope, and not taken for one when it has data of its own', () => {
    expect(read({ data: FULL })).toEqual(read(FULL));
    expect(read({ ...FULL, data: { uuid: 'another' } }).page.uuid).toBe(UUID);
    expect(read({ data: [FULL] }).page.uuid).toBeNull();
  });
});

describe('a component of page info', () => {
  test('needs a type alone: version 1, no props, and its place for a name', () => {
    const { page, findings } = readComponents([{ type: 'a' }, { type: 'b', id: ' named ' }]);
    expect(findings).toEqual([]);
    expect(page.components).toMatchObject([
      { id: 'block-0', type: 'a', version: 1, props: {}, children: [] },
      { id: 'named', type: 'b' },
    ]);
  });

  test.each<[unknown, string]>([
    [null, '/components/1'],
    ['text', '/components/1'],
    [[], '/components/1'],
    [{}, '/components/1/type'],
    [{ type: '' }, '/components/1/type'],
    [{ type: 7 }, '/components/1/type'],
    [{ type: 'x', version: 0 }, '/components/1/version'],
    [{ type: 'x', version: '1' }, '/components/1/version'],
    [{ type: 'x', id: 7 }, '/components/1/id'],
    [{ type: 'x', id: 'a'.repeat(101) }, '/components/1/id'],
    [{ type: 'x', section: {} }, '/components/1/section'],
    [{ type: 'x', scope: { audiences: ['all'] } }, '/components/1/scope/audiences/0'],
    [{ type: 'x', scope: { from: 'завтра' } }, '/components/1/scope/from'],
    [{ type: 'x', children: {} }, '/components/1/children'],
  ])('that is %j is left out, and its neighbours stay', (raw, pointer) => {
    const { page, findings } = readComponents([{ type: 'before' }, raw, { type: 'after' }]);
    expect(page.components.map(({ type }) => type)).toEqual(['before', 'after']);
    expect(findings).toMatchObject([{ code: 'component-shape', severity: 'error', id: 'block-1', pointer }]);
  });

  test('without a list of components is a finding of the page', () => {
    for (const components of [{}, 'text', 7]) {
      const { page, findings } = readComponents(components);
      expect(page.components).toEqual([]);
      expect(findings).toMatchObject([{ code: 'page-field', pointer: '/components' }]);
    }
  });

  test('keeps its children, judged like itself', () => {
    const { page, findings } = readComponents([
      { type: 'section', children: [{ type: 'a' }, 7, { type: 'b' }] },
    ]);
    expect(page.components[0]?.children.map(({ id, type }) => [id, type])).toEqual([
      ['block-0-0', 'a'],
      ['block-0-2', 'b'],
    ]);
    expect(findings).toMatchObject([
      { code: 'component-shape', id: 'block-0-1', pointer: '/components/0/children/1' },
    ]);
  });

  test('that has the id of another gets one of its own, and a finding', () => {
    const { page, findings } = readComponents([
      { type: 'a', id: 'same' },
      { type: 'b', id: 'same' },
      { type: 'c', id: 'same-2' },
      { type: 'd', children: [{ type: 'e', id: 'same' }] },
    ]);
    const ids = page.components.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['same', 'same-2']);
    expect(findings.every(({ code, severity }) => code === 'duplicate-id' && severity === 'warning')).toBe(
      true,
    );
    expect(findings).toHaveLength(3);
  });
});

describe('page info of a hostile size', () => {
  test('of a thousand components is read whole', () => {
    const { page, findings } = readComponents(
      Array.from({ length: 1000 }, (_, n) => ({ type: 'text', id: `b${n}` })),
    );
    expect([page.components.length, findings.length]).toEqual([1000, 0]);
  });

  test('of three thousand components is read up to the limit, with one finding', () => {
    const { page, findings } = readComponents(Array.from({ length: 3000 }, () => ({ type: 'text' })));
    expect(page.components).toHaveLength(MAX_COMPONENTS);
    expect(findings).toMatchObject([{ code: 'component-limit', severity: 'error', pointer: '/components' }]);
  });

  test('counts children against the limit of the page', () => {
    const children = Array.from({ length: 1500 }, () => ({ type: 'text' }));
    const { page, findings } = readComponents([
      { type: 'a', children },
      { type: 'b', children },
    ]);
    const count = page.components.reduce((sum, component) => sum + 1 + component.children.length, 0);
    expect(count).toBeLessThanOrEqual(MAX_COMPONENTS);
    expect(findings.map(({ code }) => code)).toContain('component-limit');
  });

  test('with one block of too many children loses children of that block alone', () => {
    const good = { type: 'section', children: [{ type: 'text' }, { type: 'cards' }] };
    const glutton = { type: 'section', children: Array.from({ length: 5000 }, () => ({ type: 'text' })) };
    const { page, findings } = readComponents([good, glutton, good]);
    const [first, , last] = page.components;
    expect([first?.children.length, last?.children.length]).toEqual([2, 2]);
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/components/1/children']);
  });

  test('gives equal ids to thousands without counting each from the start', () => {
    const { page } = readComponents(
      Array.from({ length: MAX_COMPONENTS }, () => ({ type: 'text', id: 'same' })),
    );
    expect(new Set(page.components.map(({ id }) => id)).size).toBe(MAX_COMPONENTS);
  });

  test.each(['props', 'children', 'scope', 'data', 'meta', 'region', 'uuid', 'extra'])(
    'nested 100,000 levels deep in %s does not throw',
    (name) => {
      const deepList = deep(100_000, (inner) => [inner]);
      const deepObject = deep(100_000, (inner) => ({ inner }));
      const deepBlocks = deep(100_000, (inner) => ({ type: 'section', children: [inner] }));
      for (const value of [deepList, deepObject, deepBlocks]) {
        const { page } = readComponents([
          { type: 'before' },
          { type: 'deep', [name]: value },
          { type: 'after' },
        ]);
        expect(page.components.map(({ type }) => type)).toEqual(expect.arrayContaining(['before', 'after']));
        expect(() => parsePageInfo({ uuid: UUID, [name]: value })).not.toThrow();
        expect(() => parsePageInfo(value)).not.toThrow();
      }
    },
  );

  test('is told when its blocks or props nest too deep', () => {
    const { findings } = readComponents([
      { type: 'deep', id: 'props', props: deep(50, (inner) => ({ inner })) },
      deep(10, (inner) => ({ type: 'section', children: [inner] })),
    ]);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['component-depth', 'component-depth']),
    );
  });

  test('cannot reach the prototype of anything', () => {
    const raw: unknown = JSON.parse(
      `{"__proto__": {"uuid": "x"}, "components": [{"type": "a", "__proto__": {"id": "p"}, "props": {"__proto__": {"admin": true}}}]}`,
    );
    const { page } = read(raw);
    expect(page.uuid).toBeNull();
    expect(page.components[0]?.id).toBe('block-0');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect('admin' in {}).toBe(false);
  });
});

function deep(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}
