import path from 'node:path';
import SQLite from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dealVariant } from '#app/experiments/deal-variant';
import { eventually } from '#tests/eventually';
import { mapFewAtOnce } from '#tests/few-at-once';
import type { HttpAnswer } from '#tests/http-client';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { PROMISED, startWith } from './promised-visit';
import type { SiteEnvironment, SiteProcess } from './site-process';
import { makePerson, signInFirst, visit, type StudioVisitor } from './studio-visit';

/** Experiments from the editor's form to the visitors' pages, and back to the screen of results. */

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const PAGE = '/pay/promised';
/** Of the page's head; no other part of the page says it. */
const TEXT_A = 'Деньги сразу';
const TEXT_B = 'Деньги сейчас, оплата потом';
const NEW = '/studio/experiments/new';
const VISITS = 1000;
const HOST = 'moscow.localhost';

let gateway: FlowGateway;
beforeAll(async () => {
  gateway = await startFlowGateway();
});

interface Tried {
  site: SiteProcess;
  admin: StudioVisitor;
  directory: string;
  /** The address of the experiment's screen. */
  screen: string;
  id: string;
  /** What version A says. */
  subtitle: string;
  /** Posts to the experiment's screen as its script does. */
  post: (form: Record<string, string>, by?: StudioVisitor) => Promise<HttpAnswer>;
  plan: Record<string, string>;
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The values of the options of a choice. */
function readOptions(body: string, name: string): [value: string, label: string][] {
  const [, options = ''] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(body) ?? [];
  return [...options.matchAll(/<option value="([^"]+)"[^>]*>([^<]*)</g)].map(([, value = '', label = '']) => [
    value,
    label,
  ]);
}

/** A site with the draft of an experiment: the head of the page of the promised payment says something else. */
async function setUp(env: SiteEnvironment = {}): Promise<Tried> {
  const { directory } = createFlowStore('operator');
  const site = await startWith(gateway, { DATA_DIR: directory, ...env });
  const admin = await signInFirst(site);
  const pages = readOptions((await admin.send({ path: NEW })).body, 'page');
  const [page = ''] = pages.find(([, label]) => label.includes(`(${PAGE},`)) ?? [];
  const blocks = readOptions((await admin.send({ path: `${NEW}?page=${page}` })).body, 'block');
  const [block = ''] = blocks[0] ?? [];
  const made = await admin.send({ path: NEW, form: { page, block, title: 'Другой заголовок' } });
  const screen = String(made.headers.location);
  const { body } = await admin.send({ path: screen });
  const [, props = ''] = /name="props" value="([^"]*)"/.exec(body) ?? [];
  const own = z.looseObject({ subtitle: z.string().startsWith(TEXT_A) }).parse(JSON.parse(decode(props)));
  const plan = {
    title: 'Другой заголовок',
    share: '100',
    shareB: '50',
    goal: PROMISED.flow,
    worth: '5',
    from: '',
    until: '',
    props: JSON.stringify({ ...own, subtitle: TEXT_B }),
  };
  const data = `${screen}?_data=routes%2Fstudio.experiments.%24id`;
  return {
    site,
    admin,
    directory,
    screen,
    id: screen.split('/').at(-1) ?? '',
    subtitle: own.subtitle,
    post: (form, by = admin) => by.send({ path: data, form }),
    plan,
  };
}

async function start(tried: Tried): Promise<void> {
  const answer = await tried.post({ intent: 'start', ...tried.plan });
  if (answer.status !== 200) throw new Error(`the experiment was not started: ${answer.body}`);
}

const read = ({ site }: Tried, headers: Record<string, string> = {}, target = PAGE) =>
  site.send({ path: target, host: HOST, headers: { 'user-agent': CHROME, ...headers } });

const readSetCookie = ({ headers }: HttpAnswer) =>
  (headers['set-cookie'] ?? []).find((line) => line.startsWith('ab_visitor='));
const toToken = (answer: HttpAnswer) => /^ab_visitor=([^;]+)/.exec(readSetCookie(answer) ?? '')?.[1] ?? '';

/** The cells of the table of results, without its head. */
function readResults(body: string): string[][] {
  const [, rows = ''] = /aria-label="Результаты"[^>]*><table.*?<tbody>(.*?)<\/tbody>/.exec(body) ?? [];
  return rows
    .split('<tr')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
    );
}

const row = z.object({
  visitor: z.string(),
  variant: z.enum(['a', 'b']),
  done_at: z.number().nullable(),
});
function readRows(directory: string) {
  const database = new SQLite(path.join(directory, 'site.sqlite'), { readonly: true, timeout: 5000 });
  try {
    return z
      .array(row)
      .parse(database.prepare('select visitor, variant, done_at from experiment_visit').all());
  } finally {
    database.close();
  }
}

describe('a page with a running experiment', () => {
  test('shows each visitor one version, the same each time, and nothing of the other', async () => {
    const tried = await setUp();
    const before = await read(tried);
    expect([readSetCookie(before), before.body.includes(TEXT_A)]).toEqual([undefined, true]);
    await start(tried);

    const seen = { a: 0, b: 0 };
    for (let visitor = 0; visitor < 24; visitor += 1) {
      const first = await read(tried);
      const token = toToken(first);
      expect(token).toMatch(/^[\w-]{24}$/);
      const variant = dealVariant(token, { id: tried.id, share: 100, shareB: 50 });
      if (variant === null) throw new Error('everybody takes part');
      seen[variant] += 1;
      const again = await read(tried, { cookie: `ab_visitor=${token}` });
      for (const { body, headers } of [first, again]) {
        expect([body.includes(TEXT_A), body.includes(TEXT_B)]).toEqual([variant === 'a', variant === 'b']);
        expect(headers['cache-control']).toMatch(/private/);
        expect(headers['vary']).toMatch(/Cookie/);
      }
      expect(toToken(again)).toBe(token);
      expect(first.headers['set-cookie']).toContain(`ab_shown=${tried.id}-${variant}; Path=/; SameSite=Lax`);
      const tag = String(again.headers.etag);
      const known = await read(tried, { cookie: `ab_visitor=${token}`, 'if-none-match': tag });
      expect(known.status).toBe(304);
    }
    expect(Math.min(seen.a, seen.b)).toBeGreaterThan(0);
    await tried.site.stop();
    expect(readRows(tried.directory)).toHaveLength(24);
  });

  test('is the page as it stands for crawlers, who are not counted, and other pages know nothing of it', async () => {
    const tried = await setUp();
    const others = ['/cookies', '/tariffs/all', '/pay/topup'];
    const bytes = async () => {
      const answers = await Promise.all(others.map((target) => read(tried, {}, target)));
      return answers.map(({ headers }) => [headers.etag, headers['cache-control'], headers['set-cookie']]);
    };
    // A page that lacks an answer of the operator's is nobody's but its visitor's, and comes anew.
    await eventually(async () =>
      expect((await bytes()).map(([tag]) => typeof tag)).not.toContain('undefined'),
    );
    const before = await bytes();
    await start({ ...tried, plan: { ...tried.plan, shareB: '99' } });
    expect(await bytes()).toEqual(before);
    for (const agent of [CRAWLER, '']) {
      const { body, headers } = await read(tried, { 'user-agent': agent });
      expect([body.includes(TEXT_B), headers['set-cookie']]).toEqual([false, undefined]);
    }
    // A browser that fetches the page beforehand has a version, and nobody who has seen it.
    const fetched = await read(tried, { 'sec-purpose': 'prefetch' });
    expect(toToken(fetched)).not.toBe('');
    expect((await read(tried, {}, '/pay/topup')).headers['set-cookie']).toBeUndefined();
    await tried.site.stop();
    expect(readRows(tried.directory)).toEqual([]);
  });

  test('is A without consent where consent is asked for, and nobody is counted', async () => {
    const tried = await setUp({ COOKIES_NEED_CONSENT: '1' });
    await start({ ...tried, plan: { ...tried.plan, shareB: '99' } });
    const made = 'ab_visitor=AAAAAAAAAAAAAAAAAAAAAAAA';
    for (const cookie of ['', made]) {
      const { body, headers } = await read(tried, { cookie });
      expect([body.includes(TEXT_A), body.includes(TEXT_B)]).toEqual([true, false]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const agreed = await read(tried, { cookie: 'cookie_notice=1%3Aclosed' });
    expect(toToken(agreed)).not.toBe('');
    await tried.site.stop();
    expect(readRows(tried.directory)).toHaveLength(1);
  });

  test('is the page as it stands for all again, at once when the experiment is stopped', async () => {
    const tried = await setUp();
    await start({ ...tried, plan: { ...tried.plan, shareB: '99' } });
    const token = toToken(await read(tried));
    const show = async () => (await read(tried, { cookie: `ab_visitor=${token}` })).body.includes(TEXT_B);
    const isB = dealVariant(token, { id: tried.id, share: 100, shareB: 99 }) === 'b';
    expect(await show()).toBe(isB);
    expect((await tried.post({ intent: 'stop' })).status).toBe(200);
    const after = await read(tried);
    expect([after.body.includes(TEXT_B), after.headers['set-cookie'], await show()]).toEqual([
      false,
      undefined,
      false,
    ]);
    expect((await tried.admin.send({ path: tried.screen })).body).toContain('Остановлен');
    await tried.site.stop();
  });
});

// Slow: a thousand visitors open pages, and some go through a flow.
test('a day of a thousand visitors: the results find the effect, and agree with what was done to the unit', async () => {
  const tried = await setUp({ TRUST_PROXY: '1' });
  await start(tried);
  // One in twenty comes to the end with A, three in twenty with B.
  const EVERY = { a: 20, b: 20 / 3 };
  const visitors = Array.from({ length: VISITS }, (_, at) => at);
  const done = { a: { visitors: 0, successes: 0 }, b: { visitors: 0, successes: 0 } };
  await mapFewAtOnce(visitors, async (at) => {
    const first = await read(tried);
    const token = toToken(first);
    const variant = dealVariant(token, { id: tried.id, share: 100, shareB: 50 });
    if (variant === null) throw new Error('everybody takes part');
    const own = done[variant];
    own.visitors += 1;
    // Spread evenly: after n visitors of a version n / EVERY have come to the end.
    if (Math.floor(own.visitors / EVERY[variant]) === own.successes) return;
    own.successes += 1;
    const address = `10.${own.successes % 250}.${variant === 'a' ? 1 : 2}.${at % 250}`;
    const place = { port: tried.site.port, ...PROMISED, address, agent: CHROME };
    const led = visitFlow(place, { cookie: `ab_visitor=${token}`, html: first.body });
    await succeed(led);
  });
  await eventually(async () => {
    const rows = readRows(tried.directory);
    expect(rows).toHaveLength(VISITS);
    expect(rows.filter(({ done_at }) => done_at !== null)).toHaveLength(done.a.successes + done.b.successes);
  });
  const { body } = await tried.admin.send({ path: tried.screen });
  const shown = readResults(body).map((cells) => cells.slice(1, 3).map(Number));
  expect(shown).toEqual([Object.values(done.a), Object.values(done.b)]);
  expect(body).toContain('Вариант\u00a0B лучше');
  expect((await tried.admin.send({ path: '/studio/experiments' })).body).toContain('B\u00a0лучше');
  await tried.site.stop();
});

async function succeed(led: ReturnType<typeof visitFlow>): Promise<void> {
  const msisdn = newSubscriber();
  await led.post('sendCode', { msisdn });
  await led.post('confirm', { code: gateway.code(msisdn), msisdn });
  const { state } = await led.post('take', { amount: '300' });
  if (state?.snapshot.state !== 'success') throw new Error('the payment was not taken');
}

test('a flow that is posted to in version B works, and a goal of somebody who saw no page is nobody’s', async () => {
  const tried = await setUp({ TRUST_PROXY: '1' });
  await start({ ...tried, plan: { ...tried.plan, shareB: '99' } });
  const stranger = visitFlow({ port: tried.site.port, ...PROMISED, agent: CRAWLER, address: '10.9.9.1' });
  await stranger.open();
  await succeed(stranger);
  const led = visitFlow({ port: tried.site.port, ...PROMISED, agent: CHROME, address: '10.9.9.2' });
  await led.open();
  await succeed(led);
  await tried.site.stop();
  const rows = readRows(tried.directory);
  expect(rows.map(({ done_at }) => done_at !== null)).toEqual([true]);
  expect(led.cookie()).not.toContain(rows[0]?.visitor ?? '');
});

describe('the screen of an experiment', () => {
  test('refuses what would compare nothing, and keeps what an editor may not do from them', async () => {
    const tried = await setUp();
    const { post, plan } = tried;
    const refused = async (form: Record<string, string>, by?: StudioVisitor) => {
      const { status, body } = await post(form, by);
      return `${status} ${body}`;
    };
    const editor = await makePerson(tried.site, tried.admin, 'experiments-editor', 'editor');
    const viewer = await makePerson(tried.site, tried.admin, 'experiments-viewer', 'viewer');
    expect((await post({ intent: 'save', ...plan }, editor)).status).toBe(200);
    expect((await post({ intent: 'start', ...plan }, editor)).status).toBe(403);
    expect((await post({ intent: 'save', ...plan }, viewer)).status).toBe(403);
    expect((await viewer.send({ path: tried.screen })).status).toBe(200);
    const same = JSON.stringify({ ...JSON.parse(plan['props'] ?? ''), subtitle: tried.subtitle });
    expect(await refused({ intent: 'start', ...plan, props: same })).toMatch(/^409 .*ничем не/);
    expect(await refused({ intent: 'start', ...plan, props: '{"header":7}' })).toMatch(
      /^409 .*не\u00a0проходит проверку/,
    );
    const withB = (props: object) => JSON.stringify({ ...JSON.parse(plan['props'] ?? ''), ...props });
    const unknownFact = withB({ subtitle: 'Уже {{fact:no-such-fact|раз|раза|раз}}' });
    expect(await refused({ intent: 'start', ...plan, props: unknownFact })).toMatch(
      /^409 .*не\u00a0прошёл бы проверку/,
    );
    expect(await refused({ intent: 'start', ...plan, until: '2020-01-01' })).toMatch(/^409 .*уже прошёл/);
    expect(await refused({ intent: 'start', ...plan, from: '2099-05-05', until: '2099-05-04' })).toMatch(
      /^422 .*until.*раньше/,
    );
    expect(await refused({ intent: 'save', ...plan, share: '0' })).toMatch(/^422 .*share/);
    expect(await refused({ intent: 'save', ...plan, goal: 'cards' })).toMatch(/^422 .*goal/);
    expect((await read(tried)).headers['set-cookie']).toBeUndefined();
    const preview = `${tried.screen}/preview`;
    await post({ intent: 'save', ...plan });
    const shown = (await viewer.send({ path: preview })).body;
    expect([shown.includes(TEXT_A), shown.includes(TEXT_B), shown.includes('noindex')]).toEqual([
      false,
      true,
      true,
    ]);
    const sent = await viewer.send({ path: preview, form: { _flow: PROMISED.flow } });
    expect([sent.status, sent.headers.location]).toEqual([303, preview]);
    await start(tried);
    expect((await post({ intent: 'stop' }, editor)).status).toBe(403);
    expect((await post({ intent: 'remove' })).status).toBe(409);
    const audit = (await tried.admin.send({ path: '/studio/audit' })).body;
    expect(audit).toContain('Запуск эксперимента');
    expect(audit).toContain('Эксперимент «Другой заголовок»');
    await tried.site.stop();
  });

  test('says so when its block is taken from the page: all see the page, and nobody is counted', async () => {
    const tried = await setUp();
    await start(tried);
    expect((await tried.admin.send({ path: tried.screen })).body).not.toContain('не\u00a0показывается');
    const [, entry = ''] =
      /href="\/studio\/pages\/([^"/]+)"/.exec((await tried.admin.send({ path: tried.screen })).body) ?? [];
    const database = new SQLite(path.join(tried.directory, 'site.sqlite'), { timeout: 5000 });
    database.prepare(`update experiment set block = 'gone' where id = ?`).run(tried.id);
    database.prepare(`insert into content_change (at, addresses) values (?, 'null')`).run(Date.now());
    database.close();
    await eventually(async () =>
      expect((await tried.admin.send({ path: tried.screen })).body).toContain('не\u00a0показывается'),
    );
    expect(entry).not.toBe('');
    expect((await read(tried)).headers['set-cookie']).toBeUndefined();
    await tried.site.stop();
  });
});

test('a stranger may not look at experiments', async () => {
  const tried = await setUp();
  expect((await visit(tried.site).send({ path: tried.screen })).status).toBe(302);
  await tried.site.stop();
});
