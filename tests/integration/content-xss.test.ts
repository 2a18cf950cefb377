import type { Server } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDanger } from '#tests/hostile/find-danger';
import { startHostileOperator, toHostileEnvironment } from '#tests/hostile/hostile-pages';
import { XSS_CORPUS } from '#tests/hostile/xss-corpus';
import { startSite, type SiteProcess } from './site-process';

/** The HTML around the blocks, and of blocks that leave the page by a script, as visitors without scripts get it. */

let operator: Server;
let site: SiteProcess;
beforeAll(async () => {
  operator = await startHostileOperator('around');
  site = await startSite(toHostileEnvironment(operator));
});
afterAll(() => {
  operator.closeAllConnections();
  operator.close();
});

test.each(XSS_CORPUS.map((attack, turn) => ({ attack, turn })))(
  'the HTML around the blocks holds nothing of $attack that could run',
  async ({ turn }) => {
    const { status, body } = await site.send({ path: `/around/${turn}` });
    expect(status).toBe(200);
    const { window } = new JSDOM(body, { url: `http://moscow.localhost/around/${turn}` });
    const { dangers } = findDanger(window.document);
    window.close();
    expect(dangers).toEqual([]);
  },
);

test('an attack that got into the HTML would be found', () => {
  const planted =
    '<a href="javascript:window.ran=1">ссылка</a><img src="/a.png" onerror="window.ran=1"><base href="/">';
  const { window } = new JSDOM(planted, { url: 'http://moscow.localhost/' });
  expect(findDanger(window.document).dangers).toEqual([
    '<a href="javascript:window.ran=1">',
    '<img onerror>',
    '<base>',
  ]);
});
