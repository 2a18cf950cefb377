import type { Locator, Page } from '@playwright/test';
import { closeCookieNotice } from './cookie-notice';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, readTexts } from './outbox';
import type { Site } from './site';

/** The way of a visitor through the tariffs: from the main page to a tariff of one's own. */

const SHOWCASE = '/tariffs/all';
const flowOf = (page: Page) => page.getByRole('dialog').locator('[data-flow="tariff-connection"]');
const heading = (flow: Locator) => flow.getByRole('heading').first();
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

/** With scripts: once the window listens to the links that lead to it. */
async function openShowcase(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('dialog#connect[data-ready]').waitFor({ state: 'attached' });
}

/** From the number to the end of a change. */
async function changeTariff(flow: Locator, site: Site): Promise<string> {
  const msisdn = newSubscriber();
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();
  return msisdn;
}

test('[CONN-201] a tariff is found, compared, put together and connected @phone', async ({ page, site }) => {
  test.slow();
  await page.goto(site.at('/'));
  await closeCookieNotice(page);
  await page.locator('main').getByRole('link', { name: 'Все тарифы' }).click();
  await expect(page).toHaveURL(site.at(SHOWCASE));

  await page
    .getByRole('list', { name: 'Показать тарифы' })
    .getByText(/^Безлимит/)
    .click();
  await expect(card(page, 'Без лимита')).toBeVisible();
  await expect(card(page, 'Старт')).toBeHidden();
  await page.goto(site.at(SHOWCASE));

  const titles = ['Старт', 'Сам собери', 'Максимум'];
  for (const title of titles)
    await card(page, title)
      .getByRole('checkbox', { name: /Сравнить/ })
      .check();
  const bar = page.locator('[data-compare-bar]');
  await bar.getByRole('link', { name: /Сравнить/ }).click();
  await expect(page.locator('thead th[scope="col"]')).toHaveText(['Тариф', ...titles]);

  await page.getByRole('columnheader').getByRole('link', { name: 'Сам собери', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сам собери');
  await page.getByRole('slider', { name: 'Минуты на номера России' }).press('End');
  await expect(page.locator('main')).toContainText('1500 минут');

  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await expect(flow).toContainText('Подключение в течение 10-15 минут');
  const msisdn = await changeTariff(flow, site);
  await expect(heading(flow)).toHaveText('Готово');
  await expect(flow).toContainText('Ваш тариф будет изменён в течение 15 минут');
  await expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(await countSent(site, msisdn)).toBe(2);
});

test('[TRF-216][CONN-202] a tariff of the showcase is connected in its window', async ({ page, site }) => {
  test.slow();
  await openShowcase(page, site.at(SHOWCASE));
  await closeCookieNotice(page);
  await card(page, 'Звонки и точка').getByRole('link', { name: 'Выбрать' }).click();
  const flow = flowOf(page);
  await expect(page.getByRole('dialog')).toContainText('Подключить «Звонки и точка»');
  await expect(flow).toContainText(/390\s₽/);
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await changeTariff(flow, site);
  await expect(heading(flow)).toHaveText('Готово');
  await expect(flow).toContainText('«Звонки и точка»');
});

test('[CONN-415] [TRF-268] the pack of the constructor is what the window names, previews and connects', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto(site.at(`${SHOWCASE}/sam-soberi`));
  await closeCookieNotice(page);
  await page.getByRole('slider', { name: 'Минуты на номера России' }).press('End');
  await page.getByRole('slider', { name: 'Интернет' }).press('ArrowRight');
  const shown = page.locator('[data-pack]:not([hidden])');
  await expect(shown).toContainText(/1\s010\s₽/);

  // The banner's own link, which knows nothing of the constructor.
  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  const flow = flowOf(page);
  await expect(flow).toContainText(/20\sГБ и\s1500\sминут/);
  await expect(flow).toContainText(/1\s010\s₽/);
  await expect(flow.getByRole('link', { name: 'Купить SIM-карту или eSIM' })).toHaveAttribute(
    'href',
    '/order/product/?tariff=sam-soberi&pack=20_1500',
  );
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  const msisdn = await changeTariff(flow, site);
  await expect(heading(flow)).toHaveText('Готово');
  await expect(flow).toContainText(/20\sГБ и\s1500\sминут/);
  expect(await readTexts(site, msisdn)).toContain('Ваш тариф теперь «Сам собери»: 20 ГБ и 1500 минут');
});

test('[TRF-259] [TRF-260] a detail page has a window to connect in, an archived tariff has none', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/tariffs/all/start'));
  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Подключить «Старт»' })).toBeVisible();
  await expect(flowOf(page)).toContainText('Сменить тариф на своём номере');

  await page.goto(site.at('/tariffs/archive/legkij'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-flow="tariff-connection"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Подключить', exact: true })).toHaveCount(0);
});

test('[TRF-235] [CONN-415] what the switcher of a card adds to its price is in that of the window, and is connected', async ({
  page,
  site,
}) => {
  await openShowcase(page, site.at(SHOWCASE));
  await closeCookieNotice(page);
  const offer = card(page, 'Без лимита');
  const choose = offer.locator('a[data-choice]');
  await offer.getByRole('switch').check();
  await expect(offer).toContainText(/896\s₽/);
  await choose.click();
  const flow = flowOf(page);
  await expect(flow).toContainText('С опцией «Защита от мошенников»');
  await expect(flow).toContainText(/896\s₽/);
  const close = page.getByRole('dialog').locator('[data-overlay-close]');
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await offer.getByRole('switch').uncheck();
  await choose.click();
  await expect(flow).toContainText(/792\s₽/);
  await expect(flow).not.toContainText('С опцией');
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await offer.getByRole('switch').check();
  await choose.click();
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  const msisdn = newSubscriber();
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
  await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
  await expect(flow).toContainText(/Спишем сейчас\s*896\s₽/);
  await expect(flow).not.toContainText('Цена отличается');
  await flow.getByRole('button', { name: 'Сменить тариф', exact: true }).click();
  await expect(heading(flow)).toHaveText('Готово');
  expect(await readTexts(site, msisdn)).toContain('Ваш тариф теперь «Без лимита»: «Защита от мошенников»');
});

test('without a choice the window gives one, and Back leads to it again', async ({ page, site }) => {
  await page.goto(site.at(`${SHOWCASE}#connect`));
  const flow = flowOf(page);
  await expect(page.locator('[data-flow-ready] [data-flow="tariff-connection"]')).toHaveCount(1);
  const next = flow.getByRole('button', { name: 'Продолжить' });
  await expect(next).toBeDisabled();
  await flow.getByLabel('«Спокойный»').check();
  await next.click();
  await expect(page.getByRole('dialog', { name: 'Подключить «Спокойный»' })).toBeVisible();
  await expect(heading(flow)).toBeFocused();
  await page.goBack();
  await expect(flow.getByLabel('«Спокойный»')).toBeVisible();
});

test('[CONN-110] [CONN-212] another card begins anew, the same one goes on where it was left', async ({
  page,
  site,
}) => {
  await openShowcase(page, site.at(SHOWCASE));
  const flow = flowOf(page);
  const choose = (title: string) => card(page, title).getByRole('link', { name: 'Выбрать' }).click();
  await card(page, 'Старт').getByRole('link', { name: 'Выбрать' }).click();
  await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
  await flow.getByLabel('Номер телефона').fill(newSubscriber());
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');
  const close = () => page.getByRole('dialog').locator('[data-overlay-close]').click();

  await close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The card says now that it is the one that was chosen.
  await page.locator('a[data-choice="start"]').click();
  await expect(heading(flow)).toHaveText('Введите код из SMS');

  await close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose('Максимум');
  await expect(page.getByRole('dialog', { name: 'Подключить «Максимум»' })).toBeVisible();
  await expect(flow).toContainText(/1\s900\s₽/);
  await expect(flow.getByRole('button', { name: 'Сменить тариф на своём номере' })).toBeVisible();
});

test('nothing of React is fetched before the window is opened', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openShowcase(page, site.at(SHOWCASE));
  expect(scripts.filter((url) => /\/react-|hydrate-flow/.test(url))).toEqual([]);
  await page.locator('a[data-choice="start"]').click();
  await expect(page.locator('[data-flow-ready] [data-flow="tariff-connection"]')).toHaveCount(1);
  expect(scripts.filter((url) => /\/react-|hydrate-flow/.test(url)).length).toBeGreaterThan(0);
});

test('a window whose code cannot be fetched is a list with the chosen tariff marked', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/hydrate-flow|Failed to fetch|ERR_FAILED/);
  await page.route('**/hydrate-flow-*.js', (route) => route.abort());
  await openShowcase(page, site.at(SHOWCASE));
  await page.locator('a[data-choice="maksimum"]').click();
  await expect(flowOf(page).getByLabel('«Максимум»')).toBeChecked();
});

/** The last amount of a text, in roubles: what is left of an old price stands behind it. */
const toAmount = (text: string) =>
  Number([...text.matchAll(/(\d[\d\s]*)₽/g)].at(-1)?.[1]?.replace(/\s/g, ''));

test('the price of a tariff is one: card, page, comparison, search engines, window', async ({
  page,
  site,
}) => {
  const slug = 'bez-limita';
  const title = 'Без лимита';
  const prices: Record<string, number> = {};
  await openShowcase(page, site.at(SHOWCASE));
  const shown = card(page, title).getByRole('paragraph').filter({ hasText: '₽' }).last();
  prices['card'] = toAmount(await shown.innerText());
  await card(page, title).locator('a[data-choice]').click();
  await expect(page.getByRole('dialog', { name: `Подключить «${title}»` })).toBeVisible();
  const inWindow = flowOf(page).getByRole('paragraph').filter({ hasText: '₽' }).first();
  prices['window'] = toAmount(await inWindow.innerText());

  await page.goto(site.at(`/tariffs/all/${slug}`));
  const onPage = page.locator('main').getByRole('paragraph').filter({ hasText: '₽' }).first();
  prices['page'] = toAmount(await onPage.innerText());
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  prices['data'] = Number(/"price":(\d+)/.exec(data.join('\n'))?.[1]);
  await page.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  const ofPage = flowOf(page).getByRole('paragraph').filter({ hasText: '₽' }).first();
  await expect(ofPage).toBeVisible();
  prices['window of the page'] = toAmount(await ofPage.innerText());

  await page.goto(site.at(`${SHOWCASE}/compare?ids=${slug}`));
  const compared = page.getByRole('row', { name: /^Цена/ }).getByRole('cell');
  prices['comparison'] = toAmount(await compared.innerText());
  expect(prices).toEqual(Object.fromEntries(Object.keys(prices).map((place) => [place, prices['card']])));
  expect(prices['card']).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[TRF-216] a tariff of the showcase is connected in its window', async ({ page, site }) => {
    await page.goto(site.at(SHOWCASE));
    await closeCookieNotice(page);
    await card(page, 'Звонки и точка').getByRole('link', { name: 'Выбрать' }).click();
    const flow = flowOf(page);
    await flow.getByLabel('«Звонки и точка»').check();
    await flow.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page.getByRole('dialog')).toContainText('Подключить «Звонки и точка»');
    await flow.getByRole('button', { name: 'Сменить тариф на своём номере' }).click();
    const msisdn = newSubscriber();
    await flow.getByLabel('Номер телефона').fill(msisdn);
    await flow.getByRole('button', { name: 'Получить код' }).click();
    await expect(heading(flow)).toHaveText('Введите код из SMS');
    await flow.getByLabel('Код из SMS').fill(await readCode(site, msisdn));
    await flow.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(heading(flow)).toHaveText('Проверьте и смените тариф');
    await flow.getByRole('button', { name: 'Сменить тариф' }).click();
    await expect(heading(flow)).toHaveText('Готово');
  });
});
