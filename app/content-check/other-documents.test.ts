import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from './checked-site';
import { findFaults, openCheckedDemo } from './checked-demo';

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
});
afterAll(() => close());

describe('a layout', () => {
  const LAYOUT = { kind: 'layout', name: '' } as const;

  async function readLayout(audience: string): Promise<Record<string, unknown>> {
    const { body } = await site.store
      .selectFrom('document')
      .select('body')
      .where('name', '=', `layout/${audience}`)
      .executeTakeFirstOrThrow();
    return JSON.parse(body);
  }

  test.each(['b2c', 'b2b'] as const)('of the demo site for %s has no finding', async (audience) => {
    expect(await findFaults(site, await readLayout(audience), { ...LAYOUT, audience })).toEqual([]);
  });

  test('that is none is refused', async () => {
    const found = await findFaults(site, { widgets: 'нет' }, LAYOUT);
    expect(found).toMatchObject([{ code: 'page-shape', severity: 'error', at: '/widgets' }]);
  });

  test('with a bad block is refused, and with a dead link in a menu is not', async () => {
    const layout = { ...(await readLayout('b2c')), components: [{ id: 'ghost', type: 'hologram' }] };
    expect(await findFaults(site, layout, LAYOUT)).toMatchObject([
      { code: 'unknown-type', at: '/components/0/type' },
    ]);
    const text = JSON.stringify(await readLayout('b2c')).replace('"/tariffs/all"', '"/no/such"');
    expect(await findFaults(site, JSON.parse(text), LAYOUT)).toMatchObject([
      {
        code: 'dead-link',
        severity: 'warning',
        at: expect.stringMatching(/^\/(?:widgets|footer)\/.*\/link$/),
      },
    ]);
  });
});

describe('forms of a page', () => {
  const FORM = { kind: 'form', audience: '' } as const;
  const form = (fields: unknown[]) => ({ id: '1', title: 'Вопрос', fields });
  const name = { name: 'name', type: 'input', title: 'Имя', format: 'name' };

  test('that can be filled in have no finding', async () => {
    expect(await findFaults(site, [form([name])], FORM)).toEqual([]);
    expect(await findFaults(site, { forms: [form([name])] }, FORM)).toEqual([]);
  });

  test('with a fault are refused, at the field that has it', async () => {
    const forms = [form([name, { ...name, name: 'stars', type: 'stars' }])];
    expect(await findFaults(site, forms, FORM)).toMatchObject([
      { code: 'faulty-definition', severity: 'error', at: '/0/fields/1/type' },
    ]);
    expect(await findFaults(site, { forms }, FORM)).toMatchObject([{ at: '/forms/0/fields/1/type' }]);
    expect(await findFaults(site, 'нет', FORM)).toMatchObject([{ code: 'faulty-definition', at: '' }]);
  });
});

test('a document of a kind without checks has no finding', async () => {
  expect(await findFaults(site, {}, { kind: 'news', name: 'one' })).toEqual([]);
});
