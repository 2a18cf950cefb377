import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import type { Site } from './site';

/** A page of text: it has no script of its own. */
const PAGE = '/about';
/** Every page has them; they bring nothing of flows. */
const SHELL_SCRIPTS = /\/assets\/(?:start-page|shared)-[\w-]+\.js$/;
const POSTS = '**/about?_data=*';
/** What a browser writes to its console when a page is the answer to a form that was not valid. */
const REFUSED_FORM = /status of 4\d\d/;
const FREE_WORDS = 'Сделайте тёмную тему';

const flowOf = (page: Page) => page.locator('#survey [data-flow="survey"]');
const windowOf = (page: Page) => page.locator('#survey');
const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');
const send = (flow: Locator) => flow.getByRole('button', { name: 'Отправить ответы' });
const question = (flow: Locator, text: string) => flow.getByRole('group', { name: text });
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Помогите нам стать лучше' });

/** From the footer into the window, where the questions come by themselves. */
async function open(page: Page, site: Site, label?: string): Promise<Locator> {
  await page.goto(site.at(PAGE, label));
  await footerLink(page).click();
  return flowOf(page);
}

async function answer(flow: Locator): Promise<void> {
  await question(flow, 'Зачем вы зашли').getByLabel('Выбрать тариф').check();
  await question(flow, 'Насколько легко').getByRole('radio', { name: '5' }).check();
}

test('[SURV-01] [SURV-02] [SURV-20] [SURV-21] the footer opens it over the page, and it thanks for the answers @phone', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await expect(windowOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/about#survey$/);
  await expect(heading(flow)).toHaveText('Помогите нам стать лучше');
  await expect(flow).toContainText('Вопрос 1 из 5');
  await answer(flow);
  await send(flow).click();
  await expect(heading(flow)).toHaveText('Спасибо! Ваши ответы уже у команды сайта');
  await expect(flow).not.toContainText('Спасибо за ваше мнение');
  await expect(heading(flow)).toBeFocused();
});

test('[SURV-08] [SURV-10] what is wrong is said at each question, and what was answered stays', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await expect(question(flow, 'Чего вам не хватило')).toContainText('Выберите не больше 2 вариантов');
  for (const name of ['Понятных цен', 'Удобного поиска', 'Скорости']) await flow.getByLabel(name).check();
  await flow.getByLabel('Что бы вы изменили?').fill(FREE_WORDS);
  await send(flow).click();
  await expect(summary(flow)).toBeVisible();
  for (const text of ['Зачем вы зашли', 'Насколько легко'])
    await expect(question(flow, text)).toHaveAccessibleDescription(/Выберите вариант ответа/);
  await expect(question(flow, 'Чего вам не хватило')).toHaveAccessibleDescription(
    /Выберите не больше 2 вариантов/,
  );
  await expect(question(flow, 'Посоветуете')).not.toContainText('Выберите вариант');
  await expect(flow.getByLabel('Скорости')).toBeChecked();
  await expect(flow.getByLabel('Что бы вы изменили?')).toHaveValue(FREE_WORDS);

  await flow.getByLabel('Скорости').uncheck();
  await answer(flow);
  await send(flow).click();
  await expect(heading(flow)).toHaveText(/^Спасибо/);
});

test('[SURV-17] [SURV-18] a survey that cannot be loaded says so, and is asked for again', async ({
  page,
  site,
}) => {
  // There the sandbox has none.
  const flow = await open(page, site, 'chukotka');
  await expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  await expect(flow).toContainText('Нажмите кнопку, это может помочь. Если нет — загляните позже');
  const asked = page.waitForResponse((response) => response.request().method() === 'POST');
  await flow.getByRole('button', { name: 'Обновить' }).click();
  await asked;
  await expect(heading(flow)).toHaveText('Не удалось загрузить данные');
});

test('[SURV-19] answers that cannot be sent are kept, and sent again', async ({ page, site }) => {
  const flow = await open(page, site);
  await answer(flow);
  await flow.getByLabel('Другое').check();
  await flow.getByLabel('Свой вариант').fill('Спросить о сети');
  await flow.getByLabel('Удобного поиска').check();
  await flow.getByLabel('Что бы вы изменили?').fill('сбой');
  await send(flow).click();
  await expect(heading(flow)).toHaveText('Что-то пошло не так');
  await expect(flow).toContainText(
    'Не удалось отправить результаты. Пожалуйста, пройдите опрос ещё раз позже',
  );
  await flow.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(flow.getByLabel('Другое')).toBeChecked();
  await expect(flow.getByLabel('Свой вариант')).toHaveValue('Спросить о сети');
  await expect(flow.getByLabel('Удобного поиска')).toBeChecked();
  await expect(question(flow, 'Насколько легко').getByRole('radio', { name: '5' })).toBeChecked();
  await expect(flow.getByLabel('Что бы вы изменили?')).toHaveValue('сбой');
  await flow.getByLabel('Что бы вы изменили?').fill('');
  await send(flow).click();
  await expect(heading(flow)).toHaveText(/^Спасибо/);
});

test('the questions come by themselves, announced, and only once the window is open', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOfShell = SHELL_SCRIPTS.test(request.url());
    if (!isOfShell) asked.push(`${request.method()} ${request.resourceType()}`);
  });
  await page.goto(site.at(PAGE), { waitUntil: 'networkidle' });
  expect(asked.filter((one) => /script|POST/.test(one))).toEqual([]);

  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(POSTS, async (route) => {
    await held;
    await route.continue();
  });
  await footerLink(page).click();
  await waitForFlow(page);
  await expect(flowOf(page).getByRole('status').filter({ hasText: 'Загружаем вопросы' })).toBeAttached();
  await expect(flowOf(page).locator('[aria-busy="true"]').last()).toBeVisible();
  await expect(flowOf(page).getByRole('button')).toHaveCount(0);
  release();
  await expect(flowOf(page)).toContainText('Вопрос 1 из 5');
  await expect(heading(flowOf(page))).toBeFocused();
});

test('[SURV-18] a connection that was lost while it was loading is mended by «Обновить»', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|ERR_FAILED/);
  await page.route(POSTS, (route) => route.abort());
  const flow = await open(page, site);
  await expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  await page.unroute(POSTS);
  await flow.getByRole('button', { name: 'Обновить' }).click();
  await expect(flow).toContainText('Вопрос 1 из 5');
});

test.describe('closing begins it anew', () => {
  const ways: readonly ((page: Page) => Promise<unknown>)[] = [
    (page) => windowOf(page).getByRole('button', { name: 'Закрыть' }).first().click(),
    (page) => page.keyboard.press('Escape'),
    (page) => page.goBack(),
  ];
  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`[SURV-07] by its cross, by Esc and by Back, motion: ${motion}`, async ({ page, site }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const flow = await open(page, site);
      for (const close of ways) {
        await flow.getByLabel('Выбрать тариф').check();
        await close(page);
        await expect(windowOf(page)).toBeHidden();
        await expect(page).toHaveURL(site.at(PAGE));
        await expect(flow).toHaveAttribute('data-state', 'loading');

        const loaded = page.waitForResponse((response) => response.request().method() === 'POST');
        await footerLink(page).click();
        await loaded;
        await expect(flow).toContainText('Вопрос 1 из 5');
        await expect(flow.getByLabel('Выбрать тариф')).not.toBeChecked();
      }
    });
  }

  test('[SURV-07] also once it was sent; Forward does not lead back into it', async ({ page, site }) => {
    const flow = await open(page, site);
    await answer(flow);
    await send(flow).click();
    await expect(heading(flow)).toHaveText(/^Спасибо/);
    await flow.getByRole('button', { name: 'Закрыть' }).click();
    await expect(windowOf(page)).toBeHidden();
    await expect(flow).toHaveAttribute('data-state', 'loading');
    await expect(footerLink(page)).toBeFocused();
    await page.goForward();
    await expect(windowOf(page)).toBeVisible();
    await expect(flow).toContainText('Вопрос 1 из 5');
  });
});

test('Back from the questions leaves the survey, and does not load it again and again', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await expect(flow).toContainText('Вопрос 1 из 5');
  await page.goBack();
  await expect(windowOf(page)).toBeHidden();
  await expect(page).toHaveURL(site.at(PAGE));
});

test('[SURV-10] [SURV-14] too many answers are said at once, «Другое» opens its field, the words are counted', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  const missing = question(flow, 'Чего вам не хватило');
  await missing.getByLabel('Понятных цен').check();
  await missing.getByLabel('Скорости').check();
  await expect(missing.getByText(/Ошибка/)).toHaveCount(0);
  await missing.getByLabel('Удобного поиска').check();
  await expect(missing).toContainText(/Ошибка:\s*Выберите не больше 2 вариантов/);
  await missing.getByLabel('Скорости').uncheck();
  await expect(missing.getByText(/Ошибка/)).toHaveCount(0);

  await expect(flow.getByLabel('Свой вариант')).toHaveCount(0);
  await flow.getByLabel('Другое').check();
  await expect(flow.getByLabel('Свой вариант')).toBeVisible();
  await flow.getByLabel('Выбрать тариф').check();
  await expect(flow.getByLabel('Свой вариант')).toHaveCount(0);

  const text = flow.getByLabel('Что бы вы изменили?');
  await expect(text).toHaveAccessibleDescription('0 из 1500');
  await text.fill('я'.repeat(1501));
  await expect(text).toHaveAccessibleDescription(/1501 из 1500.*Сократите ответ до 1500 символов/);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
});

test('[SURV-12] [SURV-13] scales have 8 steps, or as many as there are answers; all of them fit @phone-only', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  const eight = question(flow, 'Посоветуете').getByRole('radio');
  await expect(eight).toHaveCount(8);
  await expect(question(flow, 'Насколько легко').getByRole('radio')).toHaveCount(5);
  await expect(
    question(flow, 'Насколько легко').getByRole('radio', { name: /^1\s?, Совсем сложно$/ }),
  ).toBeAttached();
  const width = page.viewportSize()?.width ?? 0;
  for (const step of await eight.all()) {
    const box = await step.boundingBox();
    expect(box === null ? 0 : Math.min(box.width, box.height)).toBeGreaterThanOrEqual(28);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
  }
});

test('it is answered by keyboard alone; the summary of errors leads to a question and stays in the window', async ({
  page,
  site,
}) => {
  await page.goto(site.at(PAGE));
  await footerLink(page).focus();
  await page.keyboard.press('Enter');
  const flow = flowOf(page);
  await expect(heading(flow)).toBeFocused();
  await expect(flow).toContainText('Вопрос 1 из 5');
  await send(flow).focus();
  await page.keyboard.press('Enter');
  await expect(summary(flow)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(flow.getByLabel('Выбрать тариф')).toBeFocused();
  await expect(windowOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(flow.getByLabel('Пополнить баланс')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(flow.getByLabel('Понятных цен')).toBeChecked();
  for (let box = 0; box < 4; box += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(question(flow, 'Насколько легко').getByRole('radio', { name: '3' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Всё хорошо');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(flow)).toHaveText(/^Спасибо/);
});

test('has no fault of accessibility, with errors and without', async ({ page, site }) => {
  const find = () => findFaults(page, { within: '#survey', rules: 'all' });
  const flow = await open(page, site);
  await expect(flow).toContainText('Вопрос 1 из 5');
  expect(await find()).toEqual([]);
  await flow.getByLabel('Другое').check();
  await send(flow).click();
  await expect(summary(flow)).toBeVisible();
  expect(await find()).toEqual([]);
  await answer(flow);
  await send(flow).click();
  await expect(heading(flow)).toHaveText(/^Спасибо/);
  expect(await find()).toEqual([]);
});

test('no answer is in the address, in analytics or in what the browser keeps when it is over', async ({
  page,
  site,
}) => {
  const flow = await open(page, site);
  await answer(flow);
  await flow.getByLabel('Что бы вы изменили?').fill(FREE_WORDS);
  await send(flow).click();
  await expect(heading(flow)).toHaveText(/^Спасибо/);
  const told = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      window.dataLayer,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
    ]),
  );
  expect(told).toContain('flow_success');
  expect(told).not.toContain(FREE_WORDS);
  expect(told).not.toContain('tariff');
});

test.describe('invitations', () => {
  const bubble = (page: Page) => page.locator('[data-survey="bubble"] [data-bubble]');
  const button = (page: Page) => page.locator('[data-survey="button"] [data-bubble]');

  test('[SURV-202] [SURV-203] [SURV-204] [SURV-205] [SURV-206] the bubble comes 30 s after the page, and once it was closed never again @phone', async ({
    page,
    site,
    context,
  }) => {
    await page.clock.install();
    const visit = async () => {
      await page.goto(site.at('/'));
      await page.locator('[data-enhance="survey-invitation"][data-enhanced]').waitFor({ state: 'attached' });
    };
    await visit();
    await page.clock.fastForward(29_000);
    await expect(bubble(page)).toBeHidden();
    await page.clock.fastForward(1500);
    await expect(bubble(page)).toBeVisible();
    await expect(bubble(page)).toContainText('Поможете нам стать лучше?');
    await bubble(page).getByRole('button').click();
    await expect(bubble(page)).toBeHidden();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'survey_bubble_closed')?.value).toBe('1');
    await visit();
    await page.clock.fastForward(60_000);
    await expect(bubble(page)).toBeHidden();
  });

  test('the bubble leads into the survey', async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site.at('/'));
    await page.locator('[data-enhance="survey-invitation"][data-enhanced]').waitFor({ state: 'attached' });
    await page.clock.fastForward(31_000);
    await bubble(page).getByRole('link', { name: 'Пройти опрос' }).click();
    await page.clock.fastForward(1000);
    await expect(flowOf(page)).toContainText('Вопрос 1 из 5');
  });

  test('[SURV-201] [SURV-208] [SURV-209] the button sets the hash, and stays away for a day when it is closed @phone', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.at('/app'));
    await button(page).getByRole('link', { name: 'Оценить сайт' }).click();
    await expect(page).toHaveURL(site.at('/app#survey'));
    await expect(flowOf(page)).toContainText('Вопрос 1 из 5');
    await page.keyboard.press('Escape');
    await expect(windowOf(page)).toBeHidden();

    await button(page).getByRole('button').click();
    await expect(button(page)).toBeHidden();
    const hidden = (await context.cookies()).find(({ name }) => name === 'survey_button_hidden');
    expect(((hidden?.expires ?? 0) * 1000 - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await page.reload();
    await page.locator('[data-enhance="survey-invitation"][data-enhanced]').waitFor({ state: 'attached' });
    await expect(button(page)).toBeHidden();
    await context.clearCookies({ name: 'survey_button_hidden' });
    await page.reload();
    await expect(button(page)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SURV-01] the footer opens it over the page, what is wrong is said, and it thanks for the answers', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(REFUSED_FORM);
    const flow = await open(page, site);
    await expect(windowOf(page)).toBeVisible();
    await flow.getByRole('button', { name: 'Начать опрос' }).click();
    await expect(flow).toContainText('Вопрос 1 из 5');
    await send(flow).click();
    await expect(summary(flow)).toBeVisible();
    await answer(flow);
    await send(flow).click();
    await expect(heading(flow)).toHaveText(/^Спасибо/);
  });
});
