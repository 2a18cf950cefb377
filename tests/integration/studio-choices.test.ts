import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { REFERENCE_KINDS } from '#schemas/references/refers-to';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, visit, type StudioVisitor } from './studio-visit';

/** What fields of content can name, as choosers ask for it: by everybody who is in the studio, and nobody else. */

let site: SiteProcess;
let editor: StudioVisitor;
let viewer: StudioVisitor;
beforeAll(async () => {
  site = await startSite();
  const admin = await signInFirst(site);
  editor = await makePerson(site, admin, 'chooses', 'editor');
  viewer = await makePerson(site, admin, 'looks', 'viewer');
});

const answer = z.object({
  choices: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      facts: z.array(z.string()),
      makeAt: z.string().optional(),
    }),
  ),
  isCertain: z.boolean(),
});

const toPath = (query: Record<string, string>) => `/studio/choices.json?${new URLSearchParams(query)}`;

async function ask(query: Record<string, string>, who = editor) {
  const { status, body } = await who.send({ path: toPath(query) });
  expect(status).toBe(200);
  return answer.parse(JSON.parse(body));
}

async function makePage(path: string, body: object): Promise<string> {
  const form = { title: 'Проба', path, audience: 'b2c', region: '', template: 'empty' };
  const { headers } = await editor.send({ path: '/studio/pages/new', form });
  const id = String(headers.location).split('/').at(-1) ?? '';
  const opened = await editor.send({ path: `/studio/pages/${id}` });
  const [, mark = ''] = /"standing":\{"mark":"([^"]*)"/.exec(opened.body) ?? [];
  const { status } = await editor.send({
    path: `/studio/pages/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body: JSON.stringify(body), mark }),
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
  return id;
}

test('strangers are kept out, viewers may look', async () => {
  const { status } = await visit(site).send({ path: toPath({ kind: 'tariff' }) });
  expect(status).toBe(302);
  expect((await ask({ kind: 'tariff' }, viewer)).choices.length).toBeGreaterThan(3);
});

test('every kind has something to choose from, and knows what it has named', async () => {
  for (const kind of REFERENCE_KINDS) {
    // The demo's files do not come from the library.
    if (kind === 'file') continue;
    const [first] = (await ask({ kind })).choices;
    if (first === undefined) throw new Error(`nothing to choose: ${kind}`);
    const found = await ask({ kind, key: first.key });
    expect([kind, found.choices[0]?.key]).toEqual([kind, first.key]);
    expect(first.facts.join()).not.toBe('');
  }
});

test('products are found by their names, with their kind, path and price of the main region', async () => {
  const { choices } = await ask({ kind: 'product', search: 'максимум' });
  const facts = ['тариф', '/tariffs/all/maksimum', '1\u00A0900\u00A0₽', 'Москва'];
  expect(choices).toContainEqual({ key: 'tariff/maksimum', title: 'Максимум', facts });
  const byPrice = await ask({ kind: 'tariff', search: '1\u00A0900' });
  expect(byPrice.choices.map(({ key }) => key)).toContain('maksimum');
});

test('what the site does not know is said to be unknown; other spellings of what it knows are not', async () => {
  const unknown = [
    ['tariff', 'no-such'],
    ['product', 'tariff/no-such'],
    ['option', 'no-such'],
    ['region', 'atlantis'],
    ['form', 'no-such'],
    ['window', 'no-such'],
    ['page', '/no-such-page'],
    ['file', '/media/no-such-file.svg'],
  ] as const;
  for (const [kind, key] of unknown)
    expect([kind, await ask({ kind, key })]).toEqual([kind, { choices: [], isCertain: true }]);
  // A place of a page, a file, an address of the application.
  for (const key of ['/tariffs/all?filter=hit#cards', '/media/music-desktop.svg', '/robots.txt'])
    expect([key, (await ask({ kind: 'page', key })).choices.length]).toEqual([key, 1]);
});

describe('the forms of a page', () => {
  test('are its own, and one that is made for it is found at once', async () => {
    const uuid = 'choosers-page';
    const components = [{ type: 'feedback-form', props: {} }];
    const page = await makePage('/choosers', { uuid, type: 'common', title: 'Проба', components });
    const before = await ask({ kind: 'form', page });
    expect(before.choices.map(({ title, makeAt }) => [title, makeAt])).toEqual([
      ['Создать форму', `/studio/forms?uuid=${uuid}#new-form`],
    ]);
    const screen = await editor.send({ path: before.choices[0]?.makeAt?.replace(/#.*/, '') ?? '' });
    expect(/<option value="choosers-page" selected=""/.test(screen.body)).toBe(true);

    const form = { page: uuid, from: 'callback' };
    const made = await editor.send({ path: '/studio/forms?index', form });
    const address = String(made.headers.location);
    expect(address).toMatch(/^\/studio\/forms\/[\w-]+$/);
    const { choices } = await ask({ kind: 'form', page });
    expect(choices.at(0)).toMatchObject({
      facts: ['форма этой страницы', 'черновик, посетители не\u00A0увидят'],
    });
    expect(choices.at(-1)).toMatchObject({ title: 'Добавить форму этой странице', makeAt: address });
    expect((await ask({ kind: 'form', key: choices[0]?.key ?? '', page })).choices).toHaveLength(1);
  });
});

test('nothing is called unknown while the operator, who knows it, does not answer', async () => {
  // The sandbox refuses to give the forms of this one.
  const uuid = '70000000-0000-4000-8000-000000000029';
  const page = await makePage('/unanswered', { uuid, type: 'common', title: 'Проба', components: [] });
  expect(await ask({ kind: 'form', key: '501', page })).toEqual({ choices: [], isCertain: false });
});

test('a file that the library does not have is known all the same, and another one is uploaded', async () => {
  const file = '/media/music-desktop.svg';
  expect((await ask({ kind: 'file', key: file })).choices).toMatchObject([{ key: file }]);
  expect((await ask({ kind: 'file' })).choices).toMatchObject([{ makeAt: '/studio/media' }]);
});

test('a page that is missing is made under the name that was looked for', async () => {
  const { choices } = await ask({ kind: 'page', search: 'Интернет на луне' });
  expect(choices.map(({ title }) => title)).toEqual(['Создать страницу «Интернет на луне»']);
  const { body } = await editor.send({ path: choices[0]?.makeAt ?? '' });
  expect(body).toContain('value="Интернет на луне"');
  expect(body).toContain('value="/internet-na-lune"');
});
