import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { HttpAnswer } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteProcess } from './site-process';
import { countStudioFiles, listStudioRoutes, type StudioRoute } from './studio-routes';
import {
  copyVisitor,
  FORM_TYPE,
  makeAccount,
  makePerson,
  postPeople,
  readFirstAccount,
  ROLES,
  signIn,
  signInFirst,
  visit,
  type Role,
  type StudioVisitor,
} from './studio-visit';

/** Who may do what in the studio (trust.md, 18, 20, 27). Routes are found in the build: a new one is asked too. */

const MARK = 'Тайный черновик';
const ORDER: readonly Role[] = ROLES;
type Needed = Role | 'anybody';

/** Read by everybody who is in, written from the editor on, unless it is said here. */
const RIGHTS: Readonly<Record<string, { read?: Needed; write?: Needed }>> = {
  'routes/studio_.sign-in': { read: 'anybody', write: 'anybody' },
  'routes/studio_.sign-out': { read: 'anybody', write: 'anybody' },
  'routes/studio_.password': { write: 'viewer' },
  'routes/studio.people': { read: 'admin', write: 'admin' },
  'routes/studio.audit': { read: 'publisher' },
  'routes/studio.pages.new': { read: 'editor' },
  'routes/studio.documents.new': { read: 'editor' },
  'routes/studio.experiments.new': { read: 'editor' },
  'routes/studio.$': { write: 'viewer' },
  'routes/studio.schedule': { write: 'publisher' },
  'routes/studio.pages.$id_.schedule': { write: 'publisher' },
  // What the composer asks while it is open, which is for everybody; nothing is written.
  'routes/studio.pages.$id_.read': { write: 'viewer' },
  'routes/studio.pages.$id_.render': { write: 'viewer' },
  // Tells Builder's editor what blocks there are; with no secret and nobody's words in it.
  'routes/studio_.builder': { read: 'anybody' },
  // A form of a page that is only looked at was sent without a script: the page is shown again, nothing is written.
  'routes/studio_.pages_.$id_.live': { write: 'viewer' },
  'routes/studio_.forms.$id.preview': { write: 'viewer' },
  'routes/studio_.layouts.$id.preview': { write: 'viewer' },
  'routes/studio_.experiments.$id.preview': { write: 'viewer' },
};

let site: SiteProcess;
let admin: StudioVisitor;
let page = '';
let routes: StudioRoute[] = [];
const people = new Map<Role, StudioVisitor>();
beforeAll(async () => {
  site = await startSite();
  admin = await signInFirst(site);
  const form = { title: MARK, path: '/secret-draft', audience: 'b2c', region: '', template: 'empty' };
  const made = await admin.send({ path: '/studio/pages/new', form });
  page = String(made.headers.location).split('/').at(-1) ?? '';
  for (const role of ROLES) people.set(role, await makePerson(site, admin, `matrix-${role}`, role));
  routes = listStudioRoutes({ id: page, '*': 'no-such-screen' });
});

const as = (role: Role): StudioVisitor => {
  const visitor = people.get(role);
  if (visitor === undefined) throw new Error(`nobody is ${role}`);
  return visitor;
};
const mayRead = (id: string): Needed => RIGHTS[id]?.read ?? 'viewer';
const mayWrite = (id: string): Needed => RIGHTS[id]?.write ?? 'editor';
const isLower = (role: Role, needed: Needed) =>
  needed !== 'anybody' && ORDER.indexOf(role) < ORDER.indexOf(needed);

/** Led to the sign-in, or told that it is refused; a route without that method (400, 404, 405) has nothing to refuse. */
function isKeptOut({ status, headers }: HttpAnswer): boolean {
  if (status === 302) return String(headers.location).startsWith('/studio/sign-in');
  if (status === 204) return String(headers['x-remix-redirect']).startsWith('/studio/sign-in');
  return [400, 401, 403, 404, 405].includes(status);
}

describe('the studio', () => {
  test('has every route of the sources in this test', () => {
    expect(routes).toHaveLength(countStudioFiles());
    expect(page).toMatch(/^\w+-[\w-]+$/);
  });

  test('keeps the login in its field when the password was wrong, and never the password', async () => {
    const form = { login: 'Anna.Petrova', password: 'not-the-password' };
    const { status, body } = await visit(site).send({ path: '/studio/sign-in', form });
    expect(status).toBe(400);
    expect(/<input[^>]*name="login"[^>]*>/.exec(body)?.[0]).toContain('value="Anna.Petrova"');
    expect(body).not.toContain('not-the-password');
  });

  test('is closed to strangers, whatever they ask', async () => {
    const failures: string[] = [];
    let asked = 0;
    for (const { id, address } of routes) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
        if ((isRead ? mayRead(id) : mayWrite(id)) === 'anybody') continue;
        const body = isRead || method === 'DELETE' ? {} : { body: 'a=b' };
        const answer = await visit(site).send({ path: address, method, headers: FORM_TYPE, ...body });
        asked += 1;
        if (!isKeptOut(answer)) failures.push(`${method} ${address}: ${answer.status}`);
      }
    }
    expect(failures).toEqual([]);
    noteFigure(27, 'studio-strangers', `${asked} requests to ${routes.length} routes, 0 let in`);
  });

  test('lets each role read what it may, and nothing else', async () => {
    const failures: string[] = [];
    for (const { id, address, hasLoader } of routes) {
      if (!hasLoader || mayRead(id) === 'anybody') continue;
      for (const role of ROLES) {
        const { status } = await as(role).send({ path: address });
        const isWrong = isLower(role, mayRead(id)) ? status !== 403 : [401, 403, 500].includes(status);
        if (isWrong) failures.push(`${role} GET ${address}: ${status}`);
      }
    }
    expect(failures).toEqual([]);
  });

  test('lets each role write what it may, and nothing else', async () => {
    const failures: string[] = [];
    let asked = 0;
    for (const { id, address, hasAction } of routes) {
      if (!hasAction || mayWrite(id) === 'anybody') continue;
      for (const role of ROLES) {
        // Nothing that any action knows: who may write is told what is wrong with it.
        const { status } = await as(role).send({ path: address, form: { nothing: '1' } });
        asked += 1;
        const isWrong = isLower(role, mayWrite(id)) ? status !== 403 : [401, 403, 500].includes(status);
        if (isWrong) failures.push(`${role} POST ${address}: ${status}`);
      }
    }
    expect(failures).toEqual([]);
    noteFigure(27, 'studio-roles', `${asked} posts of 4 roles, each allowed or refused as its role says`);
  });

  test('answers nothing that may be kept, shown in a frame or found by a search engine', async () => {
    for (const { address } of routes) {
      for (const visitor of [visit(site), admin]) {
        const { headers } = await visitor.send({ path: address });
        expect([address, headers['cache-control']]).toEqual([address, 'no-store']);
        expect(headers['x-robots-tag']).toBe('noindex');
      }
    }
    const { headers } = await admin.send({ path: '/studio' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

/** Other spellings of an address, and other ways to ask for the same route. */
function toVariants({ id, address }: StudioRoute): string[] {
  const data = encodeURIComponent(id);
  const below = address.replace('/studio', '');
  return [
    `/${address}`,
    `//studio${below}`,
    `/studio/${below}`,
    `${address}/`,
    `${address}//`,
    `/.${address}`,
    `/studio/.${below}`,
    `/about/..${address}`,
    `/about/%2e%2e${address}`,
    `/%2e${address}`,
    address.replace('s', '%73'),
    address.replace('/studio', '/%53tudio'),
    `/studio%2f${below.slice(1)}`,
    `/STUDIO${below}`,
    address.toUpperCase(),
    `/studio;x=1${below}`,
    `${address};`,
    `${address}%00`,
    `${address}%20`,
    `/studio%5c${below}`,
    `\\studio${below}`,
    `${address}?`,
    `${address}#x`,
    `${address}.json`,
    `${address}?_data=${data}`,
    `${address}?_data=routes%2Fstudio`,
    `${address}?_data=root`,
    `${address}?index`,
    `${address}?index&_data=${data}`,
    `${address}/?_data=${data}`,
    `/?_data=${data}`,
    `/about?_data=${data}`,
    `/studio/sign-in?_data=${data}`,
    `/nope?_data=${data}`,
    `${address}?_data=${data}&_data=root`,
    `${address}?_routes=${data}`,
    `${address}.data`,
    `/_root.data?_routes=${data}`,
    `${address}?componentCheck=json`,
    `${address}?nocache=1`,
    `//STUDIO${below}?_data=${data}`,
    `${address}?_DATA=${data}`,
    `${address}?%5fdata=${data}`,
  ];
}

const TRICKS: Record<string, string>[] = [
  { 'x-original-url': '/studio/people' },
  { 'x-rewrite-url': '/studio/people' },
  { 'x-http-method-override': 'GET' },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
  { 'x-remix-redirect': '/studio', 'x-remix-response': 'yes' },
  { accept: 'application/json', 'sec-purpose': 'prefetch' },
];

describe('no spelling of an address', () => {
  const secrets = (body: string) =>
    body.includes(MARK) || body.includes('matrix-viewer') || body.includes(page);
  const countAccounts = async () =>
    (await admin.send({ path: '/studio/people?_data=routes%2Fstudio.people' })).body.split('"login"').length;

  // Slow: each route of the studio is asked for in every spelling, by each method, as two visitors.
  test('gets around the guard, for a stranger and for a role without the right', async () => {
    const failures: string[] = [];
    const before = await countAccounts();
    let asked = 0;
    const create = { intent: 'create', login: 'burglar', name: 'Взлом', role: 'admin' };
    const body = new URLSearchParams(create).toString();
    const guarded = routes.filter(({ id }) => mayRead(id) !== 'anybody');
    for (const [index, route] of guarded.entries()) {
      // Its answer has no words that could leak, so it is asked of one route in each spelling.
      const head = index === 0 ? ['HEAD'] : [];
      const isForAll = mayRead(route.id) === 'viewer';
      const visitors: [string, StudioVisitor][] = [['stranger', visit(site)]];
      if (!isForAll) visitors.push(['viewer', as('viewer')]);
      for (const path of toVariants(route)) {
        for (const [who, visitor] of visitors) {
          for (const method of ['GET', 'OPTIONS', 'POST', ...head]) {
            const isPost = method === 'POST';
            const answer = await visitor.send({
              path,
              method,
              headers: isPost ? FORM_TYPE : {},
              ...(isPost && { body }),
            });
            asked += 1;
            // The page's own id stands in the address that is asked, and so in what leads to the sign-in.
            const told = answer.body
              .replaceAll(/(href|value|content|action)="[^"]*"/g, '')
              .replaceAll(encodeURIComponent(path), '');
            const isLeak = answer.status < 300 && who === 'stranger' && secrets(told);
            const isAdministered = who !== 'stranger' && told.includes('matrix-publisher');
            if (isLeak || isAdministered || answer.status >= 500) {
              failures.push(`${who} ${method} ${path}: ${answer.status}`);
            }
          }
        }
      }
    }
    for (const headers of TRICKS) {
      for (const { id, address } of routes) {
        if (mayRead(id) === 'anybody') continue;
        const answer = await visit(site).send({ path: address, headers });
        asked += 1;
        if (!isKeptOut(answer)) failures.push(`${JSON.stringify(headers)} ${address}: ${answer.status}`);
      }
    }
    expect(failures).toEqual([]);
    expect(await countAccounts()).toBe(before);
    noteFigure(18, 'studio-guards', `${asked} requests in other spellings, 0 bypasses`);
  });
});

describe('a post to the studio', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '', origin: 'http://spb.localhost' },
    { 'sec-fetch-site': '', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://moscow.localhost' },
  ])('that another site made an administrator send is refused: %o', async (headers) => {
    const form = { intent: 'create', login: 'forged', name: 'Подделка', role: 'admin' };
    for (const { id, address, hasAction } of routes.filter(({ hasAction }) => hasAction)) {
      expect(hasAction).toBe(true);
      for (const path of [address, `${address}?_data=${encodeURIComponent(id)}`]) {
        const answer = await admin.send({ path, form, headers });
        expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 403, undefined]);
      }
    }
    const { body } = await admin.send({ path: '/studio/people?_data=routes%2Fstudio.people' });
    expect(body).not.toContain('forged');
  });
});

describe('a session', () => {
  const isIn = async (visitor: StudioVisitor) => (await visitor.send({ path: '/studio' })).status === 200;
  const steal = (visitor: StudioVisitor) => copyVisitor(site, visitor);

  test('begins anew with each sign-in, and the one before is dead', async () => {
    const account = await makePerson(site, admin, 'rotation', 'viewer');
    const before = steal(account);
    expect(await isIn(before)).toBe(true);
    await signIn(site, account, account);
    expect(account.cookie()).not.toBe(before.cookie());
    expect([await isIn(account), await isIn(before)]).toEqual([true, false]);
  });

  test('is dead after the sign-out, for whoever has stolen its cookie too', async () => {
    const account = await makePerson(site, admin, 'leaving', 'viewer');
    const thief = steal(account);
    const { status, headers } = await account.send({ path: '/studio/sign-out', form: {} });
    expect([status, headers.location]).toEqual([303, '/studio/sign-in']);
    expect([await isIn(account), await isIn(thief)]).toEqual([false, false]);
  });

  test('is held by a cookie that scripts and other sites do not get, and that is no account by itself', async () => {
    const { answer } = await signIn(site, readFirstAccount(site));
    const [session = '', device = ''] = answer.headers['set-cookie'] ?? [];
    expect(session).toMatch(/^studio=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^studio-device=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const token = session.slice(7, 50);
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const studio of ['', 'x', 'a'.repeat(43), "' or 1=1 --", altered]) {
      expect(await isIn(visit(site, { studio }))).toBe(false);
    }
  });

  test('behind HTTPS has a cookie that no other host can set', async () => {
    const secure = await startSite({ PUBLIC_SCHEME: 'https' });
    const { answer } = await signIn(secure, readFirstAccount(secure));
    for (const line of answer.headers['set-cookie'] ?? []) {
      expect(line).toMatch(/^__Host-studio(-device)?=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure/);
      expect(line).not.toMatch(/domain/i);
    }
    const [, token = ''] = /studio=([^;]*)/.exec(String(answer.headers['set-cookie'])) ?? [];
    expect((await visit(secure, { studio: token }).send({ path: '/studio' })).status).toBe(302);
    expect((await visit(secure, { '__Host-studio': token }).send({ path: '/studio' })).status).toBe(200);
  });

  test.each([
    ['is disabled', { intent: 'disable' }],
    ['gets another role', { intent: 'role', role: 'publisher' }],
    ['gets another password', { intent: 'reset' }],
  ])('is dead when the account %s', async (what, change) => {
    const account = await makePerson(site, admin, `changed-${what.length}`, 'editor');
    expect(await isIn(account)).toBe(true);
    const list = await admin.send({ path: '/studio/people?_data=routes%2Fstudio.people' });
    const [, id = ''] = new RegExp(`"id":"([^"]+)","login":"${account.login}"`).exec(list.body) ?? [];
    expect((await postPeople(admin, { id, ...change })).status).toBe(200);
    expect(await isIn(account)).toBe(false);
    expect((await account.send({ path: '/studio/pages/new', form: { title: 'x' } })).status).toBe(401);
  });

  test('of a password that somebody else chose leads to its change, and nowhere else', async () => {
    const { visitor, answer } = await signIn(site, await makeAccount(admin, 'newcomer', 'admin'));
    expect(answer.status).toBe(303);
    for (const { id, address, hasLoader, hasAction } of routes) {
      if (mayRead(id) === 'anybody' || id === 'routes/studio_.password') continue;
      if (hasLoader) {
        const { status, headers } = await visitor.send({ path: address });
        expect([address, status, headers.location]).toEqual([address, 302, '/studio/password']);
      }
      if (hasAction) expect((await visitor.send({ path: address, form: { a: 'b' } })).status).toBe(403);
    }
  });
});

describe('signing in', () => {
  const refuse = async (login: string, password: string) => {
    const { answer } = await signIn(site, { login, password });
    const text = answer.body.replaceAll(login, '').replaceAll(/nonce="[^"]*"/g, '');
    return { status: answer.status, text, cookies: answer.headers['set-cookie'] };
  };

  test('tells nobody which logins there are', async () => {
    const wrong = await refuse('matrix-viewer', 'wrong password');
    expect(wrong).toMatchObject({ status: 400, cookies: undefined });
    expect(await refuse('nobody-here', 'wrong password')).toEqual(wrong);
  });

  test('leads to where the editor wanted to go, and only within the studio', async () => {
    const stranger = await visit(site).send({ path: '/studio/pages?q=a&page=2' });
    expect(stranger.headers.location).toBe('/studio/sign-in?to=%2Fstudio%2Fpages%3Fq%3Da%26page%3D2');
    for (const [to, location] of [
      ['/studio/pages?q=a', '/studio/pages?q=a'],
      ['//evil.example/studio', '/studio'],
      ['https://evil.example', '/studio'],
    ] as const) {
      const form = { login: 'matrix-viewer', password: 'лошадь батарея скрепка верно', to };
      const { status, headers } = await visit(site).send({ path: '/studio/sign-in', form });
      expect([status, headers.location]).toEqual([303, location]);
    }
  });

  test('with the last administrator gone is impossible: there always is one', async () => {
    const own = await startSite();
    const only = await signInFirst(own);
    const { body } = await only.send({ path: '/studio/people?_data=routes%2Fstudio.people' });
    const [, id = ''] = /"id":"([^"]+)"/.exec(body) ?? [];
    for (const change of [{ intent: 'disable' }, { intent: 'role', role: 'viewer' }]) {
      expect((await postPeople(only, { id, ...change })).status).toBe(409);
    }
    expect((await only.send({ path: '/studio/people' })).status).toBe(200);
  });

  test('is slowed down for who guesses, also after a restart, and not for the owner in a known browser', async () => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'studio-'));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const first = await startSite({ DATA_DIR });
    const owner = await signInFirst(first);
    const { login, password } = readFirstAccount(first);
    for (let guess = 0; guess < 3; guess += 1) await signIn(first, { login, password: `wrong ${guess}` });
    await first.stop();
    const own = await startSite({ DATA_DIR });
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      statuses.push((await signIn(own, { login, password: `wrong ${guess}` })).answer.status);
    }
    expect(statuses).toEqual([400, 400, 429, 429]);
    const { answer } = await signIn(own, { login, password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const known = copyVisitor(own, owner);
    await known.send({ path: '/studio/sign-out', form: {} });
    expect((await signIn(own, { login, password }, known)).answer.status).toBe(303);
  });

  test('keeps the first password out of the log: it is told once, on the console', async () => {
    const { password } = readFirstAccount(site);
    const told = site.output.filter((line) => line.includes(password));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Первый вход/);
  });
});

describe('the audit log', () => {
  test('tells who did what, to those who may publish, and has no way to change it', async () => {
    const { body } = await as('publisher').send({ path: '/studio/audit?_data=routes%2Fstudio.audit' });
    for (const action of ['signed-in', 'account-created', 'password-changed']) expect(body).toContain(action);
    expect((await as('viewer').send({ path: '/studio/audit' })).status).toBe(403);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await admin.send({ path: '/studio/audit', method })).status).toBe(405);
    }
  });
});
