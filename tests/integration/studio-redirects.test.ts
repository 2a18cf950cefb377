import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, type StudioVisitor } from './studio-visit';

/** Redirects from the studio to visitors (trust.md, 16): where they lead, and where they never do. */

const DATA = '/studio/redirects?_data=routes%2Fstudio.redirects';
const row = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  trouble: z.looseObject({ kind: z.string() }).nullable(),
});
const table = z.object({ rows: z.array(row), count: z.number() });

let site: SiteProcess;
let admin: StudioVisitor;
let editor: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
  editor = await makePerson(site, admin, 'redirects-editor', 'editor');
});

const post = (form: Record<string, string>, by = admin) => by.send({ path: DATA, form });
const add = (from: string, to: string, more: Record<string, string> = { publish: 'on' }, by = admin) =>
  post({ intent: 'add', from, to, audience: 'b2c', ...more }, by);
const go = async (path: string) => {
  const { status, headers } = await site.send({ path });
  return [status, headers.location];
};
async function list(search = '') {
  const { body } = await admin.send({ path: `${DATA}&search=${encodeURIComponent(search)}` });
  return table.parse(JSON.parse(body)).rows;
}
async function find(from: string) {
  const found = (await list(from)).find((one) => one.from === from);
  if (found === undefined) throw new Error(`no redirect from ${from}`);
  return found;
}

describe('a published redirect', () => {
  test('leads visitors on at once, and no longer when it is taken away', async () => {
    expect(await go('/old-offers')).toEqual([404, undefined]);
    expect((await add('/old-offers/', '/tariffs/all?a=1')).status).toBe(200);
    expect(await go('/old-offers')).toEqual([301, '/tariffs/all?a=1']);
    const { id } = await find('/old-offers');
    await post({ intent: 'edit', id, to: '/about', was: '/tariffs/all?a=1', publish: 'on' });
    expect(await go('/old-offers')).toEqual([301, '/about']);
    expect((await post({ intent: 'remove', id })).status).toBe(200);
    expect(await go('/old-offers')).toEqual([404, undefined]);
  });

  test('is a draft until somebody with the right publishes it', async () => {
    expect((await add('/draft', '/about', {}, editor)).status).toBe(200);
    expect(await go('/draft')).toEqual([404, undefined]);
    const { id } = await find('/draft');
    expect((await post({ intent: 'publish', id }, editor)).status).toBe(403);
    expect((await add('/other', '/about', { publish: 'on' }, editor)).status).toBe(403);
    expect((await post({ intent: 'publish', id })).status).toBe(200);
    expect(await go('/draft')).toEqual([301, '/about']);
    expect((await post({ intent: 'remove', id }, editor)).status).toBe(403);
    expect(await go('/draft')).toEqual([301, '/about']);
  });

  test('never leads away from the site', async () => {
    const evil = [
      'https://evil.test',
      '//evil.test',
      '///evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      'http:/evil.test',
      'javascript:alert(1)',
      'data:text/html,x',
      '/%0d%0aSet-Cookie:x\r\nA: b',
      '/a\tb',
      'https://localhost.evil.test',
      'https://localhost@evil.test',
      'https://evil.test#localhost',
      'mailto:a@b.test',
      '\u0000/a',
    ];
    for (const to of evil) {
      expect([to, (await add('/evil', to)).status]).toEqual([to, 422]);
      expect(await go('/evil')).toEqual([404, undefined]);
    }
    noteFigure(
      16,
      'redirect-targets',
      `${evil.length} targets outside of the site, each refused in the editor`,
    );
  });
});

describe('a circle', () => {
  test('is refused when it would close, whichever redirect closes it', async () => {
    await add('/ring-a', '/ring-b');
    await add('/ring-b', '/ring-c');
    const closing = await add('/ring-c', '/ring-a');
    expect([closing.status, closing.body.includes('по\u00a0кругу')]).toEqual([409, true]);
    expect(await go('/ring-c')).toEqual([404, undefined]);
    expect((await find('/ring-c')).status).toBe('draft');
    expect((await find('/ring-a')).trouble).toMatchObject({ kind: 'chain' });
  });

  test('does not come about when both halves are published at a time', async () => {
    await add('/pair-a', '/pair-b', {});
    await add('/pair-b', '/pair-a', {});
    const [first, second] = [await find('/pair-a'), await find('/pair-b')];
    const answers = await Promise.all([first, second].map(({ id }) => post({ intent: 'publish', id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('by a whole address of the site is one as well', async () => {
    expect((await add('/whole', 'http://spb.localhost/whole')).status).toBe(409);
    expect((await add('/whole-two', '/whole-two/?a=1')).status).toBe(422);
  });
});

describe('a chain', () => {
  test('is shown, and led straight to its end it is one hop', async () => {
    await add('/hop-b', '/about');
    await add('/hop-a', '/hop-b');
    const { id, to, trouble } = await find('/hop-a');
    expect(trouble).toEqual({ kind: 'chain', way: ['/hop-a', '/hop-b', '/about'], end: '/about' });
    await post({ intent: 'edit', id, to: '/about', was: to, publish: 'on' });
    expect((await find('/hop-a')).trouble).toBeNull();
    expect(await go('/hop-a')).toEqual([301, '/about']);
  });
});

describe('an address', () => {
  test('with a page of its own stays that page', async () => {
    const answer = await add('/tariffs/all', '/about');
    expect([answer.status, answer.body.includes('опубликована страница')]).toEqual([409, true]);
    expect((await site.send({ path: '/tariffs/all' })).status).toBe(200);
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    await add('/shared', '/about', {});
    const { id } = await find('/shared');
    await post({ intent: 'edit', id, to: '/tariffs/all', was: '/about' });
    const late = await post({ intent: 'edit', id, to: '/help', was: '/about' }, editor);
    expect(late.status).toBe(409);
    expect((await find('/shared')).to).toBe('/tariffs/all');
  });
});

describe('a list', () => {
  test('is taken line by line; what is wrong with a line is said, and stays', async () => {
    const text =
      'from,to\n/list-a,/about\n/list-b,//evil.test\nx\n/list-c,/about\n/list-a,/help\n/about,/tariffs/all';
    const { status, body } = await post({ intent: 'paste', text, audience: 'b2c', publish: 'on' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      table: {
        added: 3,
        published: 2,
        rest: '/list-b,//evil.test\nx\n/list-a,/help\n/about,/tariffs/all\n',
        faults: [{ line: 3 }, { line: 4 }, { line: 6 }, { line: 7 }],
      },
    });
    expect(await go('/list-c')).toEqual([301, '/about']);
    const again = await post({ intent: 'paste', text: '/list-a,/about', audience: 'b2c' });
    expect(JSON.parse(again.body)).toMatchObject({ table: { added: 0, same: 1 } });
  });

  test('comes out as CSV, and goes back in unchanged', async () => {
    const { headers, body } = await editor.send({ path: '/studio/redirects.csv' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="redirects.csv"');
    expect(body.replace('\uFEFF', '').split('\r\n')[0]).toBe('"from","to","audience","status"');
    const before = await list();
    await post({ intent: 'paste', text: body, audience: 'b2c' });
    expect(await list()).toEqual(before);
  });
});
