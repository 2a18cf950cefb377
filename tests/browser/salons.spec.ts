import type { Locator, Page } from '@playwright/test';
import { expectStep } from './expect-step';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { newSubscriber } from './outbox';
import type { Site } from './site';

/** The three views of the salons at the checkout: a list, a map and a metro scheme, with one choice. */

async function openPickup(page: Page, site: Site): Promise<Locator> {
  await page.goto(site.at('/order/product?tariff=start'));
  await expect(page.locator('[data-flow-root="checkout"][data-flow-ready]')).toBeAttached();
  const flow = page.locator('[data-flow="checkout"]');
  const next = flow.getByRole('button', { name: 'Продолжить' });
  await next.click();
  await expectStep(page, flow, 'Кому и\u00a0куда позвонить');
  await flow.getByLabel('Фамилия').fill('Петрова');
  await flow.getByLabel('Имя').fill('Анна');
  await flow.getByLabel('Телефон для связи').fill(newSubscriber());
  await next.click();
  await expectStep(page, flow, 'Как получить');
  await flow.getByLabel(/^Забрать/).check();
  await next.click();
  await expectStep(page, flow, 'Где забрать');
  return flow;
}

const showView = (flow: Locator, name: string) => flow.getByRole('radio', { name, exact: true }).check();
const chosenIn = (flow: Locator) => flow.locator('input[name="salon"]:checked');

test('[ORD-108][ORD-109] a station of the metro scheme is found by the keyboard and gives its salon, which the list has too @phone', async ({
  page,
  site,
}) => {
  test.slow();
  const flow = await openPickup(page, site);
  await expect(flow.locator('input[name="view"]')).toHaveCount(3);
  await showView(flow, 'Метро');
  const stations = flow.getByRole('radiogroup', { name: 'Станции с\u00a0салонами' });
  const first = stations.getByRole('radio').first();
  await expect(first).toHaveAttribute('aria-label', /^Садовая, Кольцевая линия, \d/);
  await expect(flow.getByText(/Выберите станцию/)).toBeVisible();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const second = stations.getByRole('radio').nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-checked', 'true');
  expect(await findFaults(page)).toEqual([]);

  await flow.locator('input[name="salon"]').first().check();
  const value = await chosenIn(flow).inputValue();
  await showView(flow, 'Список');
  await expect(chosenIn(flow)).toHaveValue(value);

  await showView(flow, 'Метро');
  await flow.getByRole('combobox').fill('дварцовая');
  await flow.getByRole('option', { name: /^Дворцовая/ }).click();
  await expect(stations.getByRole('radio', { checked: true })).toHaveCount(1);
  // The salon of another station stays chosen, and says so.
  await expect(flow.locator('input[name="salon"][type="hidden"]')).toHaveValue(value);
  await expect(flow.getByText(/^Выбран:/)).toBeVisible();
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await expectStep(page, flow, 'Проверьте заказ');
});

test('[ORD-106][ORD-108] the map comes when it is opened, in step with the list, and is walked by the keyboard @phone', async ({
  page,
  site,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const flow = await openPickup(page, site);
  const ofMap = () => asked.filter((path) => /open-salon-map|\/sandbox\/tiles\//.test(path));
  expect(ofMap()).toEqual([]);

  await showView(flow, 'Карта');
  const map = flow.getByRole('region', { name: 'Карта салонов' });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(ofMap().some((path) => path.endsWith('.svg'))).toBe(true);
  await expect(flow.getByText('Вымышленный город песочницы')).toBeVisible();
  // Salons that stand close are one mark with their number.
  await expect(map.getByRole('button', { name: /^\d+\d*\sсалон/ }).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  // From the list to the map.
  await flow.locator('input[name="salon"]').nth(3).check();
  const title = await flow.locator('label[for$="-salon-1004"]').textContent();
  await expect(map.getByRole('button', { name: `${title}, выбран` })).toBeVisible();

  // From the map to the list.
  const other = map
    .locator('.leaflet-marker-icon')
    .filter({ hasText: /^Салон/ })
    .filter({ hasNotText: 'выбран' });
  await flow.getByRole('button', { name: 'Отдалить' }).click();
  await expect(other.first()).toBeAttached();
  const name = (await other.first().textContent()) ?? '';
  await other.first().focus();
  await page.keyboard.press('Enter');
  await expect(map.getByRole('button', { name: `${name}, выбран` })).toBeFocused();
  await expect(chosenIn(flow)).toHaveCount(1);
  await expect(chosenIn(flow)).not.toHaveValue('1004');
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await expectStep(page, flow, 'Проверьте заказ');
});

test('[ORD-156][ORD-157][ORD-158] the nearest salons stand first by an address with a slip, a station, or where the visitor is when asked', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['geolocation'], { origin: new URL(site.at('/')).origin });
  await context.setGeolocation({ latitude: 55.43, longitude: 37.55 });
  const flow = await openPickup(page, site);
  const search = flow.getByRole('combobox');
  await search.fill('ли');
  await expect(flow.getByRole('option')).toHaveCount(0);
  await search.fill('липовая аллея');
  await flow.getByRole('option', { name: /д 3/ }).click();
  await expect(flow.getByText('Ближайшие: г Москва, ул Липовая Аллея, д 3')).toBeVisible();
  const distances = async () => {
    const texts = await flow.locator('[id$="-hint"]').filter({ hasText: /м · / }).allTextContents();
    return texts.map(toMetres);
  };
  const found = await distances();
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(found.toSorted((one, other) => one - other));

  await search.fill('набережноя');
  await expect(flow.getByRole('option').first()).toBeVisible();
  expect(await flow.getByRole('option').count()).toBeLessThanOrEqual(5);
  await flow.getByRole('option', { name: /^Набережная/ }).click();
  await expect(flow.getByText('Ближайшие: Набережная, Речная линия')).toBeVisible();

  await flow.getByRole('button', { name: 'Рядом со\u00a0мной' }).click();
  await expect(flow.getByText('Ближайшие к\u00a0вам')).toBeVisible();
  await expect(flow.locator('input[name="salon"]').first()).toHaveValue(/^2/);
  await expect(search).toHaveValue('');
});

/** «1,2 км · метро …» */
function toMetres(text: string): number {
  const [, number = '', unit] = /^([\d,]+)\s(м|км) · /.exec(text) ?? [];
  return Number(number.replace(',', '.')) * (unit === 'км' ? 1000 : 1);
}

test('a place that the browser does not tell is said so, and the list stays', async ({ page, site }) => {
  test.slow();
  const flow = await openPickup(page, site);
  await flow.getByRole('button', { name: 'Рядом со\u00a0мной' }).click();
  await expect(flow.getByText(/Браузер не\sсказал, где вы/)).toBeVisible();
  expect(await flow.locator('input[name="salon"]').count()).toBeGreaterThan(20);
});
