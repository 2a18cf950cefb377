import { readdirSync } from 'node:fs';
import { findFaults } from './find-faults';
import { findOverflows } from './find-overflows';
import { expect, test } from './fixtures';

/** Every flow of the catalog. */
const FLOW_TYPES = readdirSync('flows', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)
  .sort();
/** A flow with several steps, a captcha and a choice. */
const FLOW = '/dev/flows/promised-payment';

test('the index leads to every flow, with its states and its size, and fits every screen @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/dev/flows'));
  const links = page.locator('main li a[href^="/dev/flows/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(FLOW_TYPES.map((type) => `/dev/flows/${type}`));
  const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="${FLOW}"]`) });
  await expect(item).toContainText(/4\sсостояния/);
  await expect(item).toContainText(/JS\s*[\d,]+\s*(Б|КБ)/);
  expect(await findFaults(page)).toEqual([]);
  expect(await findOverflows(page)).toEqual([]);
});

test('the gallery of blocks leads to the flows, and its list for tools has them as flows', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/dev/blocks'));
  await page.locator('#flows').getByRole('link', { name: 'Обещанный платёж' }).click();
  await expect(page).toHaveURL(site.at(FLOW));
  const listed: unknown = await (await site.get('/dev/blocks.json')).json();
  for (const type of FLOW_TYPES) {
    const examples = expect.arrayContaining([
      expect.objectContaining({ component: expect.objectContaining({ type, version: expect.any(Number) }) }),
    ]);
    expect(listed).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'flow', type, examples })]),
    );
  }
});

// Slow: one page shows all states of a flow. The largest page has 17,000 elements.
for (const type of FLOW_TYPES) {
  test(`every state of a flow, with and without errors, can be used by everyone and fits every screen: ${type}`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(`/dev/flows/${type}`));
    expect(await findFaults(page)).toEqual([]);
    expect(await findOverflows(page)).toEqual([]);
  });
}

test('shows what led to a state, what it says when it refuses, and what it reports', async ({
  page,
  site,
}) => {
  await page.goto(site.at(FLOW));
  const drawing = page.getByRole('img', { name: 'Состояния и переходы: Обещанный платёж' });
  for (const words of ['phone', 'code', 'amount', 'success', 'CONFIRMED → amount']) {
    await expect(drawing.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Переходы' })).toContainText('amount: TAKEN → success, take');
  await expect(page.getByText('CODE_SENT → CONFIRMED', { exact: true }).first()).toBeVisible();
  const faulty = page.locator('[data-state="phone"]').filter({ has: page.locator('[data-error-summary]') });
  await expect(faulty.first().getByRole('textbox')).toHaveAccessibleDescription(/Введите номер/);
  await expect(page.locator('#messages')).toContainText('Ошибка сервера. Попробуйте позже');
  await expect(page.locator('#messages')).toContainText('Время вышло. Начните, пожалуйста, заново.');
  await expect(page.getByRole('row', { name: /^take/ })).toContainText(/один раз на\sшаге/);
  await expect(page.getByRole('row', { name: /^flow_abandon/ })).toContainText('d-v014-e5');
});

test('the diagram is moved by the keyboard on a phone @phone-only', async ({ page, site }) => {
  await page.goto(site.at(FLOW));
  const box = page.getByRole('group', { name: /Диаграмма состояний/ });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a width puts each state into a window of that width', async ({ page, site }) => {
  await page.goto(site.at(FLOW));
  const looks = await page.locator('main [data-flow]').count();
  await page.getByRole('navigation', { name: 'Ширина' }).getByRole('link', { name: '320' }).click();
  await expect(page.locator('iframe')).toHaveCount(looks);
  const html = page.frameLocator('iframe').first().locator('html');
  expect(await html.evaluate(() => innerWidth)).toBe(320);
  await expect
    .poll(() => html.evaluate(({ scrollHeight }) => scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);
});

test('a form of the gallery sends nothing', async ({ page, site }) => {
  await page.goto(site.at(`${FLOW}/0`));
  await page.getByLabel('Номер телефона').fill('79261112233');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.locator('[data-state="phone"]')).toBeVisible();
  const outbox: unknown = await (await site.get('/dev/outbox')).json();
  expect(JSON.stringify(outbox)).not.toContain('79261112233');
});
