import { expect, test } from './fixtures';
import { findFreePort, startNode, startOwnSite, type OwnProcess } from './own-process';

/** The site as it runs in production: all content and data come over HTTP from the operator's API. */

const PAGES: readonly [path: string, heading: RegExp][] = [
  ['/', /Связь, на\sкоторую можно положиться/],
  ['/tariffs/all', /Тарифы/],
  ['/help/info/spam-calls.html', /спам-звонков/],
  ['/corp/tariffs', /./],
];
const UNSEEN_PAGE = '/forhome';
const TRACES_OF_AN_ERROR =
  /ECONNREFUSED|fetch failed|\bat .+:\d+:\d+|Unexpected Server Error|undefined|\[object/;
/** The site leaves a failing API alone for five seconds. */
const RECOVERY_MS = 20_000;

test.describe('with the content of a gateway', () => {
  test.describe.configure({ mode: 'serial' });

  let operatorPort = 0;
  let operator: OwnProcess | undefined;
  let site: OwnProcess | undefined;
  let origin = '';

  const startOperator = () =>
    startNode(
      ['--import', 'tsx', 'app/commands/sandbox.ts'],
      { PORT: String(operatorPort) },
      /sandbox: (\S+)/,
    );

  test.beforeAll(async () => {
    operatorPort = await findFreePort();
    operator = await startOperator();
    const environment = {
      CONTENT_SOURCE: 'gateway',
      OPERATOR_API_URL: `http://127.0.0.1:${operatorPort}`,
      PORT: '0',
      LOG_LEVEL: 'silent',
    };
    site = await startOwnSite(environment, /(http:\/\/moscow\.localhost:\d+)\//);
    origin = site.ready[1] ?? '';
  });

  test.afterAll(async () => {
    await Promise.all([site?.stop(), operator?.stop()]);
  });

  test('[PAGE-03] pages show what the gateway sends, with header and footer', async ({ page }) => {
    for (const [path, heading] of PAGES) {
      const response = await page.goto(`${origin}${path}`);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('©');
    }
    await page.goto(`${origin}/tariffs/all`);
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  });

  test('[PAGE-27] [PAGE-408] while the gateway is away a page says so and offers to load it again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    await operator?.stop();
    const response = await page.goto(`${origin}${UNSEEN_PAGE}`);

    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не удалось загрузить данные');
    await expect(page.getByText('Нажмите кнопку, это может помочь')).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(TRACES_OF_AN_ERROR);
    await expect(page.getByRole('link', { name: 'Обновить' })).toHaveAttribute('href', UNSEEN_PAGE);
  });

  test('a page seen before stands as it was, or says that it cannot be loaded', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    for (const [path, heading] of PAGES) {
      const response = await page.goto(`${origin}${path}`);
      const title = response?.status() === 200 ? heading : 'Не удалось загрузить данные';
      expect([200, 503]).toContain(response?.status());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.locator('body').innerText()).not.toMatch(TRACES_OF_AN_ERROR);
    }
  });

  test('[PAGE-408] «Обновить» loads the page once the gateway is back', async ({ page, allowConsole }) => {
    allowConsole(/status of 503/);
    await page.goto(`${origin}${UNSEEN_PAGE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не удалось загрузить данные');
    operator = await startOperator();

    await expect(async () => {
      const again = page.getByRole('link', { name: 'Обновить' });
      if (await again.isVisible()) await again.click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Не удалось загрузить данные', {
        timeout: 1000,
      });
    }).toPass({ timeout: RECOVERY_MS });
    await expect(page).toHaveURL(`${origin}${UNSEEN_PAGE}`);
    await expect(page.locator('#tariffs')).toBeVisible();
  });
});
