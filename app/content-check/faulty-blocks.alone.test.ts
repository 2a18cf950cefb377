import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import type { CheckedSite } from './checked-site';
import { findFaults, makePage, openCheckedDemo } from './testing/checked-demo';

/** Blocks of a build with faults: the catalog of this file. */
vi.mock('#app/catalog.server', async () => {
  const { defineBlock } = await import('#registry/define-block');
  const { createRegistry } = await import('#registry/create-registry');
  const shared = {
    group: 'text',
    description: 'Для проверки',
    examples: [{ name: 'один', props: {} }],
  } as const;
  const fragile = defineBlock({
    ...shared,
    type: 'fragile',
    version: 1,
    label: 'Хрупкий',
    props: z.object({}),
    empty: '',
    load: async (_props, { region }) => region.code,
  });
  const lifted = defineBlock({
    ...shared,
    type: 'lifted',
    version: 3,
    label: 'Поднятый',
    props: z.object({ word: z.string().default('') }),
    migrations: {
      1: (props) => ({ ...props, word: 'слово' }),
      2: (props) => {
        if (props['bad'] === true) throw new Error('no way up');
        return props;
      },
    },
  });
  const plain = defineBlock({ ...shared, type: 'plain', version: 1, label: 'Простой', props: z.object({}) });
  const promo = defineBlock({
    ...shared,
    type: 'promo',
    version: 1,
    label: 'Предложение',
    props: z.object({}),
    offers: () => [{ kind: 'promotion', id: '/action/gift.html', pointer: '/props' }],
  });
  const views: Record<string, (given: { data: unknown }) => string> = {
    lifted: () => 'Поднят',
    plain: () => 'Простой',
    promo: () => 'Подарок',
    fragile({ data }) {
      if (data === 'spb') throw new Error('no view of this region');
      return String(data);
    },
  };
  return {
    registry: createRegistry([fragile, lifted, plain, promo]),
    requireServerView: (type: string) => views[type],
    isEnhanced: () => false,
  };
});

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
});
afterAll(() => close());

/** What is found of blocks: that a page of nothing else has no heading is another matter. */
const findOfBlocks = async (components: unknown[]) =>
  (await findFaults(site, makePage([], { components }))).filter(({ code }) => code !== 'heading-missing');

describe('a block that breaks when it is shown', () => {
  test('refuses the page for the one region that it breaks in, and names it', async () => {
    expect(await findOfBlocks([{ id: 'weak', type: 'fragile' }])).toEqual([
      {
        code: 'render-failed',
        severity: 'error',
        id: 'weak',
        at: '/components/0',
        regions: ['spb'],
      },
    ]);
  });

  test('refuses nothing where it is not shown', async () => {
    const scope = { regions: ['moscow'] };
    expect(await findOfBlocks([{ id: 'weak', type: 'fragile', scope }])).toEqual([]);
  });
});

describe('a block of an old version', () => {
  test('that the code can lift is outdated, and shown', async () => {
    expect(await findOfBlocks([{ id: 'old', type: 'lifted', version: 1 }])).toEqual([
      {
        code: 'outdated-version',
        severity: 'warning',
        id: 'old',
        at: '/components/0/version',
        regions: 'all',
      },
    ]);
  });

  test('that cannot be lifted refuses the page', async () => {
    expect(
      await findOfBlocks([{ id: 'old', type: 'lifted', version: 2, props: { bad: true } }]),
    ).toMatchObject([
      { code: 'migration-failed', severity: 'error', at: '/components/0/props' },
      { code: 'outdated-version', severity: 'warning' },
    ]);
  });
});

describe('a block that offers something', () => {
  const UNTIL = Date.parse('2999-06-01T00:00:00Z');

  /** The operator's answer about the promotion. */
  async function findOffers(promotion: object, scope = {}, until: number | null = UNTIL) {
    const transport = async () => Response.json({ id: '1', title: 'Подарок', ...promotion });
    const observer = SILENT_OBSERVER;
    const gateway = createGateway({ origin: 'http://operator.invalid', transport, observer });
    const page = makePage([], { components: [{ id: 'gift', type: 'promo', scope }] });
    const found = await findFaults({ ...site, gateway }, page, {}, { until });
    return found.flatMap(({ code, at }) => (code === 'heading-missing' ? [] : [`${code} ${at}`]));
  }

  test('must offer it until the page or the block ends', async () => {
    expect(await findOffers({ endDate: '2999-12-31' })).toEqual([]);
    expect(await findOffers({ endDate: '2999-01-31' })).toEqual(['offer-ends /components/0/props']);
    expect(await findOffers({ endDate: '2999-01-31' }, { until: '2999-01-15T00:00:00Z' })).toEqual([]);
    expect(await findOffers({ endDate: '2999-05-31' })).toEqual([]);
    expect(await findOffers({ endDate: '2999-01-31' }, {}, null)).toEqual([]);
  });

  test('must not offer what is over', async () => {
    expect(await findOffers({ archived: true })).toEqual(['offer-closed /components/0/props']);
    expect(await findOffers({ endDate: '2020-01-31' })).toEqual(['offer-closed /components/0/props']);
  });
});

test('blocks inside one that takes none are told of', async () => {
  expect(
    await findOfBlocks([{ id: 'outer', type: 'plain', children: [{ id: 'inner', type: 'plain' }] }]),
  ).toEqual([
    {
      code: 'children-ignored',
      severity: 'warning',
      id: 'outer',
      at: '/components/0/children',
      regions: 'all',
    },
  ]);
});
