import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { createPreviewSealer, type PreviewToken } from '#app/studio/history/preview/preview-token.server';
import { attributesOf, type HttpAnswer } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { visitFlow } from './post-flow';
import { SECRET, startSite, type SiteProcess } from './site-process';
import { signInFirst, visit, type StudioVisitor } from './studio-visit';

/** A draft for whoever was given its link, and for nobody else (trust.md, 19 and 28). */

const LIVE = '/about';
const DRAFT = '/preview-of-a-draft';
const OTHER = '/preview-of-another';
const WORD = 'Секретный черновик о скидках';

let site: SiteProcess;
let admin: StudioVisitor;
let draft = '';
let other = '';
beforeAll(async () => {
  site = await startSite({ SESSION_SECRET: SECRET, UX_TRACKER_URL: TRACKER_PATH });
  admin = await signInFirst(site);
  draft = await makePage(DRAFT, [
    text('all', WORD),
    text('spb', 'Только Петербург', { regions: ['spb'] }),
    text('later', 'Новогодняя цена', { from: '2030-01-01T00:00:00+03:00' }),
    { id: 'flow', type: 'promised-payment', props: {} },
  ]);
  other = await makePage(OTHER, [text('all', 'Другая страница')]);
});

const text = (id: string, words: string, scope?: object) => ({
  id,
  type: 'text',
  props: { html: `<p>${words}</p>` },
  ...(scope && { scope }),
});
const body = (path: string, components: unknown[]) =>
  JSON.stringify({ uuid: `uuid ${path}`, type: 'common', title: `Страница ${path}`, components });

async function makePage(path: string, components: unknown[]): Promise<string> {
  const form = { title: path, path, audience: 'b2c', region: '', template: 'empty' };
  const { headers } = await admin.send({ path: '/studio/pages/new', form });
  const id = String(headers.location).split('/').at(-1) ?? '';
  await saveDraft(id, body(path, components));
  return id;
}

const history = z.object({ head: z.object({ mark: z.string() }) });

async function saveDraft(id: string, page: string): Promise<void> {
  const data = '_data=routes%2Fstudio.pages.%24id_.history';
  const screen = await admin.send({ path: `/studio/pages/${id}/history?${data}` });
  const { mark } = history.parse(JSON.parse(screen.body)).head;
  const saved = await admin.send({
    path: `/studio/pages/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body: page, mark }),
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(saved.body)).toMatchObject({ outcome: 'saved' });
}

const answered = z.object({ made: z.object({ path: z.string(), expiresAt: z.number() }) });

function postLinks(id: string, form: Record<string, string>): Promise<HttpAnswer> {
  return admin.send({ path: `/studio/pages/${id}/links?_data=routes%2Fstudio.pages.%24id_.links`, form });
}

async function makeLink(id: string, wishes: Record<string, string> = {}): Promise<string> {
  const { body: answer } = await postLinks(id, { intent: 'make', region: 'moscow', ...wishes });
  return answered.parse(JSON.parse(answer)).made.path;
}

/** A page is too long to be shown where a test fails. */
const says = ({ body: html }: HttpAnswer, words: string) => html.includes(words);
const tokenOf = (path: string) => path.slice('/preview/'.length);
const host = () => `moscow.localhost:${site.port}`;
const open = (path: string, more: object = {}) => visit(site).send({ path, ...more });
/** Of two answers to equal requests only this differs. */
const withoutNonce = ({ body: html }: HttpAnswer) => html.replaceAll(/ nonce="[^"]*"/g, '');

const givenLinks = z.object({ given: z.array(z.object({ id: z.string(), state: z.string() })) });

async function newestLink(id: string) {
  const screen = await admin.send({
    path: `/studio/pages/${id}/links?_data=routes%2Fstudio.pages.%24id_.links`,
  });
  const link = givenLinks.parse(JSON.parse(screen.body)).given[0];
  if (link === undefined) throw new Error('no link was given');
  return link;
}

describe('a preview link', () => {
  test('shows the draft to somebody without an account, and says what it is', async () => {
    const answer = await open(await makeLink(draft));

    expect(answer.status).toBe(200);
    expect(says(answer, WORD)).toBe(true);
    expect(says(answer, 'Предпросмотр: черновик от')).toBe(true);
    expect(attributesOf(answer.body, 'a', 'href')).toEqual(
      expect.arrayContaining(['/', `/studio/pages/${draft}/links`]),
    );
    expect((await open(DRAFT)).status).toBe(404);
  });

  test('shows what a visitor of its region sees, on its date', async () => {
    const show = async (wishes: Record<string, string>) => open(await makeLink(draft, wishes));

    const moscow = await show({});
    expect(says(moscow, 'Только Петербург')).toBe(false);
    expect(says(moscow, 'Новогодняя цена')).toBe(false);
    expect(says(await show({ region: 'spb' }), 'Только Петербург')).toBe(true);
    expect(says(await show({ date: '2030-01-02', time: '10:00' }), 'Новогодняя цена')).toBe(true);
  });

  test('goes on showing what it was made for, whatever is saved later', async () => {
    const id = await makePage('/preview-frozen', [text('a', 'Первое слово')]);
    const path = await makeLink(id);

    await saveDraft(id, body('/preview-frozen', [text('a', 'Второе слово')]));

    expect(says(await open(path), 'Первое слово')).toBe(true);
    expect(says(await open(await makeLink(id)), 'Второе слово')).toBe(true);
  });

  test('is kept by nobody, listed nowhere, and framed by the studio alone', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await open(await makeLink(draft), { method });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('etag');
    }
    const answer = await open(await makeLink(draft));
    expect(says(answer, '<meta name="robots" content="noindex, nofollow"/>')).toBe(true);
    expect(says(answer, 'rel="canonical"')).toBe(false);
  });

  test('is told to no counter', async () => {
    expect(says(await open(LIVE), 'data-counters=')).toBe(true);
    expect(says(await open(await makeLink(draft)), 'data-counters=')).toBe(false);
  });

  test('leaves the cache of pages as it was, under every spelling of its address', async () => {
    const clean = await open(LIVE);
    const path = await makeLink(draft);
    const spellings = [path, `/PREVIEW/${tokenOf(path)}`, `${path}?utm_source=a`, `${path}/`];
    for (const spelling of spellings) {
      for (let times = 0; times < 3; times += 1) {
        const { headers } = await open(spelling);
        expect([spelling, headers['cache-control']]).toEqual([spelling, 'no-store']);
      }
    }
    await postLinks(draft, { intent: 'revoke', link: (await newestLink(draft)).id });

    for (const spelling of spellings) expect((await open(spelling)).status, spelling).toBe(410);
    const again = await open(LIVE);
    expect(withoutNonce(again) === withoutNonce(clean)).toBe(true);
    expect(says(again, WORD)).toBe(false);
    const asked = spellings.length * 4;
    noteFigure(19, 'previews-not-cached', `${asked} requests under ${spellings.length} spellings, 0 kept`);
  });

  test('opens for nothing but its own untouched address on its own host', async () => {
    const path = await makeLink(draft);
    const token = tokenOf(path);
    const flip = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const forged = [
      ...Array.from({ length: token.length }, (_, at) => flip(at)),
      token.slice(1),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      `${token}.`,
      token.toUpperCase(),
      'x',
      'undefined',
      'A'.repeat(1900),
      token + token,
      [...token].reverse().join(''),
    ];
    for (const wrong of forged) expect((await open(`/preview/${wrong}`)).status, wrong).toBe(404);
    const hosts = ['spb.localhost', 'corp.localhost', 'corp.spb.localhost', 'localhost', '127.0.0.1'];
    for (const wrong of hosts) expect((await open(path, { host: wrong })).status, wrong).toBe(404);
    expect((await open(path)).status).toBe(200);
    noteFigure(
      28,
      'tampered',
      `${forged.length} altered addresses and ${hosts.length} other hosts, 0 opened`,
    );
  });

  test('refuses seals of other secrets, of other pages, of links that never were, and those past their time', async () => {
    await makeLink(draft);
    const { id: link } = await newestLink(draft);
    const good: PreviewToken = {
      link,
      entry: draft,
      region: 'moscow',
      audience: 'b2c',
      at: null,
      expiresAt: Date.now() + 60_000,
    };
    const seal = (token: PreviewToken, secret = SECRET) =>
      `/preview/${createPreviewSealer([secret]).seal(token, host())}`;

    expect((await open(seal(good))).status).toBe(200);
    expect((await open(seal(good, `${SECRET}x`))).status).toBe(404);
    expect((await open(seal({ ...good, entry: other }))).status).toBe(404);
    expect((await open(seal({ ...good, link: `${link}x` }))).status).toBe(404);
    expect((await open(seal({ ...good, expiresAt: Date.now() - 1 }))).status).toBe(410);
  });

  test('is good for an hour, or for fourteen days where an editor says so, and no longer for anybody', async () => {
    const lifeOf = async (lifetime: Record<string, string>) => {
      const { body: answer } = await postLinks(draft, { intent: 'make', region: 'moscow', ...lifetime });
      return answered.parse(JSON.parse(answer)).made.expiresAt - Date.now();
    };
    const HOUR = 3_600_000;
    expect(Math.round((await lifeOf({})) / HOUR)).toBe(1);
    expect(Math.round((await lifeOf({ lifetime: '336' })) / HOUR)).toBe(14 * 24);
    expect((await postLinks(draft, { intent: 'make', region: 'moscow', lifetime: '600' })).status).toBe(422);
  });

  test('dies when it is revoked, and says no more than an address that never was', async () => {
    const path = await makeLink(draft);
    const { id } = await newestLink(draft);

    expect((await postLinks(other, { intent: 'revoke', link: id })).status).toBe(404);
    expect((await open(path)).status).toBe(200);
    expect((await postLinks(draft, { intent: 'revoke', link: id })).status).toBe(200);

    const gone = await open(path);
    const never = await open('/preview/no-such-preview');
    expect([gone.status, never.status]).toEqual([410, 404]);
    expect(withoutNonce(gone).replaceAll(path, '')).toBe(
      withoutNonce(never).replaceAll('/preview/no-such-preview', ''),
    );
    expect(says(gone, WORD)).toBe(false);
    expect((await newestLink(draft)).state).toBe('revoked');
  });

  test('sends no form, with scripts and without', async () => {
    const path = await makeLink(draft);
    const visitor = visitFlow({ port: site.port, path, flow: 'promised-payment' });
    await visitor.open();

    const scripted = await visitor.postData('sendCode', { msisdn: '79261112233' });
    const plain = await visitor.post('sendCode', { msisdn: '79261112233' });

    const words = 'В\u00a0предпросмотре формы не\u00a0отправляются';
    expect([scripted.status, plain.status]).toEqual([200, 422]);
    for (const { text: told, state } of [scripted, plain]) {
      expect(told).toContain(words);
      expect(state).toMatchObject({ snapshot: { state: 'phone' }, sealed: '' });
    }
    expect(says(plain.http, 'Предпросмотр: черновик от')).toBe(true);
    expect(plain.http.headers).not.toHaveProperty('set-cookie');
    expect(site.events('flow-step')).toEqual([]);
  });

  test('is told to no log', async () => {
    const path = await makeLink(draft);
    await open(path);
    await open(`${path}?a=b`, { method: 'HEAD' });
    await site.waitFor('request', ({ path: logged, method }) => method === 'HEAD' && logged === '/preview/…');

    expect(site.output.filter((line) => line.includes(tokenOf(path).slice(0, 20)))).toEqual([]);
  });
});
