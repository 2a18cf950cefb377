import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from './checked-site';
import { findFaults, openCheckedDemo } from './testing/checked-demo';
import { simulateEntry } from './simulate-entry.server';

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

describe('a document that editors keep', () => {
  const NEWS = { kind: 'news', name: 'set-v-kazani', audience: 'b2c' } as const;
  const FAQ = { kind: 'faq', name: 'new-question', audience: '' } as const;
  const sound = {
    title: 'Сеть',
    date: '2026-08-26',
    image: { src: '/media/app.svg', width: 48, height: 48, alt: '' },
  };

  test('of the demo site has no finding', async () => {
    const found: unknown[] = [];
    const rows = await site.store
      .selectFrom('entry')
      .innerJoin('document', 'document.entry_id', 'entry.id')
      .selectAll('entry')
      .select('document.body')
      .where('entry.kind', 'in', ['news', 'promotion', 'faq', 'banner'])
      .execute();
    expect(rows.length).toBeGreaterThan(80);
    for (const { body, ...address } of rows)
      found.push(...(await findFaults(site, JSON.parse(body), address)));
    expect(found).toEqual([]);
  });

  test('is refused for each field that its schema refuses, in the words of its labels', async () => {
    const { findings, isRefused } = await simulateEntry(
      { title: '', date: 'завтра', link: 'javascript:alert(1)' },
      { ...NEWS, region: '' },
      site,
    );
    expect(isRefused).toBe(true);
    expect(findings.map(({ pointer, details }) => [pointer, details])).toEqual([
      ['/title', 'Заголовок: Заполните поле'],
      ['/date', 'Дата: Нужна дата: 2026-12-31'],
      ['/link', 'Другой адрес страницы: Адрес должен начинаться с\u00a0/ или https://'],
      ['/image', undefined],
    ]);
  });

  test('is warned of for dead links, lost files, and pictures without words', async () => {
    const news = { ...sound, text: '<p><a href="/no/such">Туда</a></p>' };
    const lost = { ...sound, image: { src: '/media/no-such.svg', width: 1, height: 1 } };
    const promotion = { title: 'Акция', endDate: '2026-12-31' };
    expect(await findFaults(site, news, NEWS)).toMatchObject([
      { code: 'dead-link', severity: 'warning', at: '/text' },
    ]);
    expect(await findFaults(site, lost, NEWS)).toMatchObject([
      { code: 'alt-missing', severity: 'warning', at: '/image/alt' },
      { code: 'dead-file', severity: 'warning', at: '/image/src' },
    ]);
    expect(
      await findFaults(site, promotion, { kind: 'promotion', name: 'none', audience: '' }),
    ).toMatchObject([{ code: 'picture-missing', severity: 'warning', at: '/image' }]);
  });

  test('that links to a news item, a promotion or an answer that is not published is warned of a dead link', async () => {
    for (const href of ['/news/no-such', '/action/no-such.html', '/help/faq/no-such.html']) {
      const news = { ...sound, text: `<p><a href="${href}">Туда</a></p>` };
      expect(await findFaults(site, news, NEWS)).toMatchObject([{ code: 'dead-link', at: '/text' }]);
    }
  });

  test('whose end is before its beginning is refused', async () => {
    const promotion = { ...sound, startDate: '2026-12-02', endDate: '2026-12-01' };
    const found = await findFaults(site, promotion, {
      kind: 'promotion',
      name: 'kino-v-podarok',
      audience: '',
    });
    expect(found).toMatchObject([{ code: 'document-field', severity: 'error', at: '/endDate' }]);
  });

  test('of the FAQ is refused when its category is not there for its visitors', async () => {
    const article = { type: 'article', title: 'Как?', text: '<p>Так.</p>', category: 'no-such' };
    const named = { ...article, category: 'oplata' };
    const codes = async (raw: unknown) => (await findFaults(site, raw, FAQ)).map(({ code }) => code);
    expect(await codes(article)).toEqual(['category-missing']);
    expect(await codes(named)).toEqual([]);
    // An article is no category.
    expect(await codes({ ...article, category: 'roaming-po-rossii' })).toContain('category-missing');
  });
});

describe('the data of the main page', () => {
  const MAIN_PAGE = { kind: 'main-page', name: '', audience: '' } as const;

  test('of the demo site have no finding, and neither have none', async () => {
    const { body } = await site.store
      .selectFrom('document')
      .select('body')
      .where('name', '=', 'main-page')
      .executeTakeFirstOrThrow();
    expect(await findFaults(site, JSON.parse(body), MAIN_PAGE)).toEqual([]);
    expect(await findFaults(site, {}, MAIN_PAGE)).toEqual([]);
  });

  test('are refused for a promotion without a title, and warned of for a link that leads nowhere', async () => {
    const actions = [
      { id: 1, title: '' },
      { id: 2, title: 'Скидка', link: '/no/such' },
    ];
    expect(await findFaults(site, { actions }, MAIN_PAGE)).toMatchObject([
      { code: 'document-field', severity: 'error', at: '/actions/0/title' },
      { code: 'dead-link', severity: 'warning', at: '/actions/1/link' },
    ]);
  });
});
