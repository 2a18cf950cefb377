import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import type { Site } from './site';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

async function open(page: Page, site: Site, path = '/forhome'): Promise<Locator> {
  await page.goto(site.at(path));
  await waitForFlow(page, 'address-check');
  return page.locator('[data-flow="address-check"]');
}

test('on a phone no bubble lies over the suggestions @phone-only', async ({ page, site }) => {
  const flow = await open(page, site);
  const bubble = page.locator('[data-bubble]').first();
  await expect(bubble).toBeVisible();
  const field = flow.getByRole('combobox', { name: 'Адрес' });
  await field.pressSequentially('липовая аллея');
  await expect(flow.getByRole('option')).toHaveCount(5);
  await expect(bubble).toBeHidden();
  await field.blur();
  await expect(bubble).toBeVisible();
});

test('[HOME-206][HOME-213][HOME-240][HOME-243][HOME-244][HOME-250][CONV-39] an address is picked while it is typed, and leads to the tariffs @phone', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, '/forhome#checkAddressForm');
  await expect(flow).toBeInViewport();
  const button = flow.getByRole('button', { name: 'Проверить' });
  await expect(button).toBeDisabled();
  const field = flow.getByRole('combobox', { name: 'Адрес' });
  await field.pressSequentially('липовая аллея');
  await expect(flow.getByRole('option')).toHaveCount(5);
  expect(await findFaults(page)).toEqual([]);
  await flow.getByRole('option', { name: HOUSE }).click();
  await expect(field).toHaveValue(HOUSE);
  await expect(button).toBeEnabled();
  await field.press('End');
  await field.press('Backspace');
  await expect(button).toBeDisabled();
  await field.pressSequentially('3');
  // It is the only one to the letter.
  await expect(button).toBeEnabled();
  await button.click();
  await expect(flow.getByRole('heading').first()).toHaveText('Ура! Смело выбирайте тариф');
  await expect(flow.getByRole('heading').first()).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await flow.getByRole('link', { name: 'Проверить' }).click();
  await expect(page).toHaveURL(/#tariffs$/);
  await expect(page.locator('#tariffs')).toBeInViewport();
});

test('[HOME-246][HOME-247][HOME-248][HOME-251] a house without the network is told of, and its answer is reported', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, '/tariffs/home/prosto-doma');
  await flow.getByRole('combobox', { name: 'Адрес' }).fill('г Москва, ул Липовая Аллея, д 12');
  await flow.getByRole('button', { name: 'Проверить' }).click();
  const title = flow.getByRole('heading', { name: 'Здесь пока недоступен домашний интернет' });
  await expect(title).toBeFocused();
  await expect(flow).toHaveAttribute('data-state', 'unsupported');
  const steps = await page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) =>
      event.event === 'flow_step' ? [[event.flow, event.step]] : [],
    ),
  );
  expect(steps).toEqual([['address-check', 'unsupported']]);
  expect(await findFaults(page)).toEqual([]);
});

test('[HOME-418][HOME-419] an address of another region offers its tariffs, by the keyboard too @phone', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  const field = flow.getByRole('combobox', { name: 'Адрес' });
  await field.pressSequentially('озёрная слободка');
  await expect(flow.getByRole('option').first()).toBeVisible();
  // From the field itself Up leads to the last one.
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(flow).toContainText('Хотите посмотреть тарифы для региона «Татарстан»?');
  await expect(flow.getByRole('button', { name: 'Проверить' })).toBeDisabled();
  await flow.getByRole('link', { name: 'Посмотреть' }).click();
  await expect(page).toHaveURL(/^http:\/\/tatarstan\.localhost:\d+\/forhome/);
});
