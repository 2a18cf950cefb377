import type { Server } from 'node:http';
import { findDanger } from '../hostile/find-danger';
import {
  findDefinitions,
  GROUPS,
  startHostileOperator,
  toHostileEnvironment,
  toHostilePage,
} from '../hostile/hostile-pages';
import { XSS_CORPUS } from '../hostile/xss-corpus';
import { noteFigure } from '../trust-figures';
import { expect, test } from './fixtures';
import { startOwnSite, type OwnProcess } from './own-process';

/**
 * Every attack of the corpus in every field of every block and flow that stays on the page. Nothing may run, and no
 * policy report may come. The HTML around the blocks is looked at in `integration/content-xss.test.ts`.
 */
test.describe('an attack in every field of the content', () => {
  test.describe.configure({ mode: 'default' });
  let operator: Server | undefined;
  let site: OwnProcess | undefined;
  let origin = '';

  test.beforeAll(async () => {
    operator = await startHostileOperator('blocks');
    const own = { PORT: '0', LOG_LEVEL: 'silent' };
    const environment = { ...toHostileEnvironment(operator), ...own };
    site = await startOwnSite(environment, /(http:\/\/moscow\.localhost:\d+)\//);
    origin = site.ready[1] ?? '';
  });

  test.afterAll(async () => {
    operator?.closeAllConnections();
    operator?.close();
    await site?.stop();
  });

  for (const [turn, attacks] of GROUPS.entries()) {
    test(`runs nothing: ${attacks.map((attack) => JSON.stringify(attack)).join(' ')}`, async ({
      page,
      allowConsole,
    }) => {
      // Pictures and files of the attacks do not exist; neither do most calls of this operator.
      allowConsole(/Failed to load resource|net::ERR/);
      const answer = await page.goto(`${origin}/blocks/${turn}`);
      expect(answer?.status()).toBe(200);
      await page.waitForLoadState('load');
      const found = await page.evaluate(findDanger, undefined);
      expect(found.shown, 'blocks and flows that were really shown').toBeGreaterThan(20 * attacks.length);
      expect(found.dangers).toEqual([]);
    });
  }

  test('stands in as many places as the schemas have', async () => {
    const definitions = await findDefinitions();
    const places = GROUPS.map((_, turn) => toHostilePage('blocks', definitions, turn).places);
    const sum = places.reduce((one, other) => one + other, 0);
    expect(sum).toBeGreaterThan(XSS_CORPUS.length * definitions.length);
    noteFigure(
      15,
      'content',
      `${XSS_CORPUS.length} attacks, ${definitions.length} blocks and flows, ${sum} places`,
    );
  });
});
