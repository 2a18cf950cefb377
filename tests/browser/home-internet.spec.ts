import type { Locator, Page } from '@playwright/test';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { expectNoJumps, watchLayoutShifts } from './layout-shifts';
import { newSubscriber, solveCaptcha } from './outbox';
import type { Site } from './site';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';
const NO_CABLE = 'г Москва, ул Липовая Аллея, д 12';

async function open(page: Page, site: Site, path = '/forhome'): Promise<Locator> {
  await page.goto(site.at(path));
  // Before its script is there a link leads to the window too, and nothing is chosen in it.
  await expect(page.locator('#home-internet[data-ready]')).toBeAttached();
  return page.locator('[data-flow="home-internet"]');
}

async function chooseAddress(flow: Locator, address: string): Promise<void> {
  await flow.getByRole('combobox', { name: 'Адрес' }).pressSequentially(address);
  await flow.getByRole('button', { name: 'Проверить' }).click();
}

async function fillRequest(flow: Locator): Promise<void> {
  await flow.getByLabel('Имя').fill('Анна');
  await flow.getByLabel('Контактный номер').fill(newSubscriber());
}

async function send(flow: Locator, site: Site): Promise<void> {
  await solveCaptcha(flow, site);
  await flow.getByRole('button', { name: 'Отправить' }).click();
}

/** The sum stands beside the step, on phones in a line above the button. */
async function expectSum(flow: Locator, sum: RegExp): Promise<void> {
  await expect(flow.getByText(sum).locator('visible=true').first()).toBeVisible();
}

/** A step as it should be: no fault, nothing beyond the edge, the focus on its heading. */
async function expectStep(page: Page, flow: Locator, title: string): Promise<void> {
  const heading = flow.getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  // The content of the window is no wider than its panel.
  const panel = page.locator('[data-overlay-panel]').filter({ visible: true });
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
}

test('[CONV-33][HOME-204][HOME-233][HOME-234] home internet is asked for from a card of the page, by the keyboard, with its sum in sight @phone', async ({
  page,
  site,
}) => {
  test.slow();
  await watchLayoutShifts(page);
  const flow = await open(page, site);
  await page.getByRole('link', { name: 'Подключить Дом и кино' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#home-internet$/);
  const check = flow.getByRole('button', { name: 'Проверить' });
  await expect(check).toBeDisabled();
  const field = flow.getByRole('combobox', { name: 'Адрес' });
  await field.pressSequentially('липовая аллея 3');
  await expect(flow.getByRole('option')).toHaveCount(1);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(check).toBeEnabled();
  await field.press('Enter');

  await expectStep(page, flow, 'Выберите скорость');
  await expect(flow.getByLabel(/Дом и кино/)).toBeChecked();
  await expectSum(flow, /425\s₽/);
  await flow.getByRole('button', { name: 'Продолжить' }).press('Enter');
  await expectStep(page, flow, 'Добавьте телевидение');
  await flow.getByLabel(/Спорт/).press('Space');
  await expectSum(flow, /724\s₽/);
  await flow.getByRole('button', { name: 'Продолжить' }).press('Enter');
  await expectStep(page, flow, 'Добавьте оборудование');
  await flow.getByLabel('ТВ-приставка').first().press('Space');
  await flow.getByLabel(/Количество: ТВ-приставка/).selectOption('3');
  await expectSum(flow, /1\s174\s₽/);
  await flow.getByRole('button', { name: 'Продолжить' }).press('Enter');
  await expectStep(page, flow, 'Оставьте заявку');

  await page.goBack();
  await expect(flow.getByRole('heading', { name: 'Добавьте оборудование' })).toBeVisible();
  await page.goForward();
  const sending = flow.getByRole('button', { name: 'Отправить' });
  await expect(sending).toBeDisabled();
  await fillRequest(flow);
  await solveCaptcha(flow, site);
  await sending.press('Enter');
  await expectStep(page, flow, 'Заявка принята');
  await expectSum(flow, /1\s174\s₽/);
  await expectNoJumps(page);
});

test('a house without a cable is offered a router; a misread captcha takes nothing that was typed @phone', async ({
  page,
  site,
}) => {
  test.slow();
  await watchLayoutShifts(page);
  const flow = await open(page, site, '/forhome#home-internet');
  await chooseAddress(flow, NO_CABLE);
  await expectStep(page, flow, 'Вам пока не\u00a0доступен проводной интернет');
  await expect(flow).toContainText('Подключите беспроводной интернет, пока проводной недоступен');
  await flow.getByRole('button', { name: 'Оставить заявку' }).click();
  await expectStep(page, flow, 'Оставьте заявку');
  await fillRequest(flow);
  await flow.getByLabel('Код с картинки').fill('00000');
  await flow.getByRole('button', { name: 'Отправить' }).click();
  await expect(flow.getByLabel('Код с картинки')).toHaveAttribute('aria-invalid', 'true');
  await expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  await expect(flow.getByLabel('Контактный номер')).not.toHaveValue('');
  await send(flow, site);
  await expectStep(page, flow, 'Заявка принята');
  await expectNoJumps(page);
});

test('a private house is written by its parts @phone', async ({ page, site }) => {
  test.slow();
  await watchLayoutShifts(page);
  const flow = await open(page, site, '/forhome#home-internet');
  await flow.getByLabel(/Я\sживу в\sчастном доме/).check();
  await flow.getByLabel('Город или посёлок').fill('Ключи');
  await flow.getByLabel('Улица').fill('Садовая');
  await flow.getByLabel('Дом', { exact: true }).fill('8');
  await flow.getByRole('button', { name: 'Проверить' }).click();
  await expectStep(page, flow, 'Добавьте телевидение');
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await expectStep(page, flow, 'Добавьте оборудование');
  await flow.getByRole('button', { name: 'Продолжить' }).click();
  await expectStep(page, flow, 'Оставьте заявку');
  await fillRequest(flow);
  await send(flow, site);
  await expectStep(page, flow, 'Заявка принята');
  await expectSum(flow, /6\s000\s₽/);
  await expectNoJumps(page);
});

test('[HOME-205][HOME-236][HOME-237][HOME-238] closing with nothing checked asks once, and then closes', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, '/forhome#home-internet');
  await expect(flow.getByRole('combobox', { name: 'Адрес' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStep(page, flow, 'Адрес не проверен');
  await flow.getByRole('button', { name: 'Проверить' }).click();
  await expect(flow.getByRole('combobox', { name: 'Адрес' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await flow.getByRole('button', { name: 'Не сейчас' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/forhome$/);
});

test('an address that was checked on the page is where its window begins, without a new visit', async ({
  page,
  site,
}) => {
  const flow = await open(page, site, '/forhome#checkAddressForm');
  const check = page.locator('[data-flow="address-check"]');
  const field = check.getByRole('combobox', { name: 'Адрес' });
  await field.pressSequentially(HOUSE);
  await check.getByRole('button', { name: 'Проверить' }).click();
  await expect(check.getByRole('heading').first()).toHaveText('Ура! Смело выбирайте тариф');
  await page.getByRole('link', { name: 'Подключить Просто дома' }).click();
  await expect(flow.getByRole('heading', { name: 'Выберите скорость' })).toBeVisible();
  await expect(flow).toContainText(HOUSE);
  await expect(flow.getByLabel(/Просто дома/)).toBeChecked();
  await flow.getByRole('button', { name: 'Изменить адрес' }).click();
  await expect(flow.getByRole('combobox', { name: 'Адрес' })).toHaveValue('');
});
