import { describe, expect, test } from 'vitest';
import { sendRequest } from '#tests/http-client';
import { startFakeGateway, toPage } from './fake-gateway';
import { startSite } from './site-process';

const ROUNDS = 3;
const REQUESTS_UNDER_WAY = 20;

describe('SIGTERM', () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'under load loses no request that was accepted (round %d)',
    async () => {
      const gateway = await startFakeGateway();
      const site = await startSite({ CONTENT_SOURCE: 'gateway', OPERATOR_API_URL: gateway.origin });
      for (let page = 0; page < REQUESTS_UNDER_WAY; page += 1) {
        gateway.pages.set(`/${page}`, { ...toPage(`Страница ${page}`), delayMs: 400 });
      }
      const visits = Array.from({ length: REQUESTS_UNDER_WAY }, (_, page) => site.send({ path: `/${page}` }));
      await expect
        .poll(() => gateway.calls.filter(({ query }) => query.has('page')).length)
        .toBe(REQUESTS_UNDER_WAY);
      const stopped = site.stop();
      const answers = await Promise.all(visits);
      expect(answers.map(({ status }) => status)).toEqual(
        Array.from({ length: REQUESTS_UNDER_WAY }, () => 200),
      );
      expect(
        answers.every(({ body }, page) => body.includes(`Страница ${page}`) && body.endsWith('</html>')),
      ).toBe(true);
      expect(await stopped).toBe(0);
      await expect(sendRequest({ port: site.port, path: '/' })).rejects.toThrow('ECONNREFUSED');
    },
  );

  test('ends an idle server', async () => {
    const site = await startSite();
    await site.send({ path: '/' });
    expect(await site.stop()).toBe(0);
    expect(site.events('stopping')).toMatchObject([{ signal: 'SIGTERM' }]);
  });
});
