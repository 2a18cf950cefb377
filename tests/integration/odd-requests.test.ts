import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_TYPE } from './studio-visit';
import { SECRET, startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'debug' });
});

describe('a request that no browser sends', () => {
  test.each(['TRACE', 'PROPFIND', 'PURGE'])('by the method %s is refused', async (method) => {
    const { status, headers } = await site.send({
      path: '/about',
      method,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE']);
  });

  test('by a method that its route does not have is no fault of the server', async () => {
    const answer = await site.send({
      path: '/robots.txt',
      method: 'POST',
      body: 'a=b',
      headers: { ...FORM_TYPE, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(405);
    expect(await site.waitFor('request-refused')).toMatchObject({ level: 'debug', status: 405 });
    expect(site.events('loader-failed')).toEqual([]);
  });
});

describe('a post whose page had another scheme', () => {
  test('is refused', async () => {
    const post = (origin: string) =>
      site.send({
        path: '/cookie-notice',
        method: 'POST',
        body: 'version=1',
        headers: { ...FORM_TYPE, origin },
      });
    expect((await post(`https://moscow.localhost:${site.port}`)).status).toBe(403);
    expect((await post(`http://moscow.localhost:${site.port}`)).status).toBe(303);
  });
});

describe('/metrics in production', () => {
  const env = { NODE_ENV: 'production', SESSION_SECRET: SECRET, SANDBOX: '1', PUBLIC_SCHEME: 'http' };

  test('is not there without a token', async () => {
    const production = await startSite(env);
    expect((await production.send({ path: '/metrics' })).status).toBe(404);
    expect((await production.send({ path: '/healthz' })).status).toBe(200);
  });

  test('answers who brings the token', async () => {
    const production = await startSite({ ...env, METRICS_TOKEN: 'token-of-metrics' });
    const ask = async (headers: Record<string, string>) =>
      (await production.send({ path: '/metrics', headers })).status;
    expect(await ask({ authorization: 'Bearer token-of-metrics' })).toBe(200);
    expect([await ask({}), await ask({ authorization: 'Bearer token' })]).toEqual([404, 404]);
  });
});

test('over https the visitor of a flow has a cookie that no other host can set', async () => {
  const secure = await startSite({ PUBLIC_SCHEME: 'https' });
  const answer = await secure.send({
    path: '/uploads',
    method: 'POST',
    body: '',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-visitor=[\w-]{24}; Path=\/; .*Secure$/);
});
