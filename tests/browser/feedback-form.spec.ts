import type { Page } from '@playwright/test';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { newEmail, toFormDate } from '#tests/sent-forms';
import { waitForFlow } from './block-assets';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { fillForm, findSubmission, flowOf, openForm } from './forms-page';
import { newSubscriber, shownAs, solveCaptcha, waitForCode } from './outbox';
import type { Site } from './site';

/** Forms from the server's definitions: each of them without code of its own. */

const REFUSED_FORM = /status of 4\d\d/;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
/** Stands below the numbers that are offered. */
const FORGET = 'Забыть мои номера';
const LONG_NAME = 'Сканы договора, страница первая (окончательная версия).png';

const readSession = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

interface FormCase {
  path: string;
  texts: () => Record<string, string>;
  choices?: Record<string, string>;
  success: string;
}

/** Two more of them are sent below, by the keyboard and for the numbers. */
const FORMS: readonly FormCase[] = [
  {
    path: '/mnp/notice',
    texts: () => ({
      Имя: 'Анна',
      'День переноса': toFormDate(10),
      'Номер, который переносите': newSubscriber().slice(1),
    }),
    success: 'Напомним',
  },
  {
    path: '/help/review',
    texts: () => ({ Имя: 'Анна', 'E-mail': 'anna@example.test', Сообщение: 'Какой тариф выбрать?' }),
    choices: { Тема: 'tariff' },
    success: 'Вопрос отправлен',
  },
];

test('[FORM-201][FORM-204][FORM-214][FORM-215][FORM-456][FORM-462] a copy of a contract is asked for with passport and files @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const email = newEmail();
  const flow = await openForm(page, site.at('/help/contract-copy'));
  await fillForm(flow, {
    'Фамилия, имя и отчество': 'Иванова Анна Петровна',
    'Серия паспорта': '4010',
    'Номер паспорта': '123456',
    'Когда выдан паспорт': '01.02.2015',
    'Номер, к которому нужен договор': '9261112233',
    'E-mail': email,
  });
  await flow.locator('input[type="file"]').setInputFiles([
    { name: LONG_NAME, mimeType: 'image/png', buffer: PNG },
    { name: 'прописка.pdf', mimeType: 'application/pdf', buffer: PDF },
  ]);
  await flow.getByLabel('Согласен на обработку персональных данных').check();
  const send = flow.getByRole('button', { name: 'Отправить' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();

  await expect(flow.getByRole('heading', { name: 'Заявление принято' })).toBeFocused();
  const sent = await findSubmission(site, email);
  expect(sent?.fields).toMatchObject({
    fio: 'Иванова Анна Петровна',
    passport_series: '4010',
    passport_number: '123456',
    passport_date: '01.02.2015',
    phone: '79261112233',
    form_url: site.at('/help/contract-copy'),
  });
  expect(sent?.files.map(({ name }) => name)).toEqual([LONG_NAME, 'прописка.pdf']);
  for (const [index, bytes] of [PNG, PDF].entries()) {
    const answer = await site.get(sent?.files[index]?.url ?? '');
    expect((await answer.body()).equals(bytes)).toBe(true);
  }
  expect(page.url()).not.toMatch(/Иванова|4010|9261112233/);

  await flow.getByRole('button', { name: 'Отправить еще сообщение' }).click();
  await expect(flow.getByLabel('E-mail')).toHaveValue('');
});

for (const form of FORMS) {
  test(`the form of ${form.path} is filled in and sent`, async ({ page, site }) => {
    const flow = await openForm(page, site.at(form.path));
    await fillForm(flow, form.texts());
    for (const [label, value] of Object.entries(form.choices ?? {})) {
      await flow.getByLabel(label).selectOption(value);
    }
    for (const box of await flow.getByRole('checkbox').all()) await box.check();
    await solveCaptcha(flow, site);
    await flow.getByRole('button', { name: 'Отправить' }).click();
    await expect(flow.getByRole('heading', { name: form.success })).toBeFocused();
  });
}

test('the way to another picture stands apart from the picture @phone', async ({ page, site }) => {
  const flow = await openForm(page, site.at('/help/complaint'));
  const picture = await flow.getByAltText('Картинка с кодом').boundingBox();
  const way = await flow.getByRole('button', { name: 'Другая картинка' }).boundingBox();
  if (picture === null || way === null) throw new Error('both are there to be seen');
  const beside = way.x - (picture.x + picture.width);
  const below = way.y - (picture.y + picture.height);
  expect(Math.max(beside, below)).toBeGreaterThanOrEqual(8);
});

test('[FORM-207][FORM-208][FORM-209][FORM-210][FORM-211][FORM-454][FORM-455][FORM-460][FORM-461] a complaint is confirmed by a code, with its captcha', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber();
  const flow = await openForm(page, site.at('/help/complaint'));
  await fillForm(flow, {
    'Фамилия, имя и отчество': 'Петров Пётр Петрович',
    'На что жалуетесь': `Связь пропадает, номер ${msisdn}`,
  });
  await flow.getByLabel('Телефон').fill(msisdn.slice(1));
  await flow.getByLabel('Согласен на обработку персональных данных').check();
  const send = flow.getByRole('button', { name: 'Отправить' });
  await solveCaptcha(flow, site);
  await send.click();

  await expect(flow.getByLabel('Код из SMS')).toBeVisible();
  const code = await waitForCode(site, msisdn);
  const proceed = flow.getByRole('button', { name: 'Продолжить' });
  await flow.getByLabel('Код из SMS').fill(code === '111111' ? '222222' : '111111');
  await expect(flow.getByLabel('Код из SMS')).toHaveAccessibleDescription(/Некорректный код/);

  await flow.getByLabel('Код из SMS').fill(code);
  await proceed.click();
  await expect(flow.getByRole('heading', { name: 'Жалоба у нас' })).toBeFocused();
  const sent = await findSubmission(site, `Связь пропадает, номер ${msisdn}`);
  expect(sent?.fields).toMatchObject({ phone: msisdn });
});

test('[FORM-212] back from the code the form is as it was', async ({ page, site, allowConsole }) => {
  allowConsole(REFUSED_FORM);
  const msisdn = newSubscriber();
  const flow = await openForm(page, site.at('/forhome/request'));
  await fillForm(flow, { Имя: 'Анна', Адрес: 'Тверь, Мира, 1' });
  await flow.getByLabel('Телефон').fill(msisdn.slice(1));
  await flow.getByLabel('Когда позвонить').selectOption('9-12');
  await flow.getByLabel('Согласен на обработку персональных данных').check();
  await flow.getByRole('button', { name: 'Отправить' }).click();
  await expect(flow.getByLabel('Код из SMS')).toBeVisible();
  await flow.getByRole('button', { name: 'Вернуться к форме' }).click();
  await expect(flow.getByLabel('Адрес')).toHaveValue('Тверь, Мира, 1');
  await expect(flow.getByLabel('Когда позвонить')).toHaveValue('9-12');
  await expect(flow.getByLabel('Телефон')).toHaveValue(shownAs(msisdn));
});

test('a move is asked for on three pages, with fields that depend on what was chosen', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(REFUSED_FORM);
  const email = newEmail();
  const flow = await openForm(page, site.at('/forhome/move'));
  const next = flow.getByRole('button', { name: 'Дальше' });
  await fillForm(flow, { 'Прежний адрес': 'Тверь, Мира, 1' });
  await flow.getByLabel('Что перевезти').selectOption('internet');
  await next.click();
  await fillForm(flow, { 'Новый адрес': 'Тверь, Лесная, 2', 'Дата переезда': toFormDate(10) });
  await flow.getByLabel('Какой это дом').selectOption('own');
  await next.click();
  await fillForm(flow, { 'Фамилия, имя и отчество': 'Иванова Анна Петровна', 'E-mail': email });
  await flow.getByLabel('Телефон').fill('9261112233');
  await flow.getByRole('button', { name: 'Назад' }).click();
  await expect(flow.getByLabel('Новый адрес')).toHaveValue('Тверь, Лесная, 2');
  await next.click();
  await expect(flow.getByLabel('E-mail')).toHaveValue(email);
  await flow.getByLabel('Согласен на обработку персональных данных').check();
  await flow.getByRole('button', { name: 'Отправить' }).click();
  await expect(flow.getByRole('heading', { name: 'Заявка на переезд принята' })).toBeFocused();
  const sent = await findSubmission(site, email);
  expect(sent?.fields).toMatchObject({ old_address: 'Тверь, Мира, 1', new_address: 'Тверь, Лесная, 2' });
  expect(Object.keys(sent?.fields ?? {})).not.toContain('tv_count');
});

test('of several themes one is chosen; Back leads to the choice again', async ({ page, site }) => {
  const flow = await openForm(page, site.at('/help/contacts'));
  await expect(flow.getByRole('heading')).toHaveText('О чём хотите написать?');
  await flow.getByRole('button', { name: 'Плохая связь' }).click();
  await expect(flow.getByRole('heading').first()).toHaveText('Плохая связь');
  await page.goBack();
  await expect(flow.getByRole('heading')).toHaveText('О чём хотите написать?');
});

test.describe('with scripts', () => {
  test('[FORM-216][FORM-411][FORM-414] the button waits until the form is right, says what is missing, and leads there', async ({
    page,
    site,
  }) => {
    const flow = await openForm(page, site.at('/help/contract-copy'));
    const send = flow.getByRole('button', { name: 'Отправить' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(/Осталось заполнить: Фамилия, имя и отчество/);
    // It says that it is disabled, and can be pressed.
    await send.click({ force: true });
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toBeFocused();
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveAccessibleDescription(/Заполните поле/);
    await flow.getByLabel('Фамилия, имя и отчество').fill('Иванова 1');
    await flow.getByLabel('Серия паспорта').focus();
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveAccessibleDescription(
      /Неверно заполнено поле/,
    );
    await flow.getByLabel('Фамилия, имя и отчество').fill('Иванова Анна');
    await flow.getByLabel('Серия паспорта').focus();
    await expect(flow.getByLabel('Фамилия, имя и отчество')).not.toHaveAccessibleDescription(
      /Неверно|Заполните/,
    );
  });

  test('[FORM-451][FORM-452][FORM-453] what was typed is there again after a reload, files are not', async ({
    page,
    site,
  }) => {
    const flow = await openForm(page, site.at('/help/contract-copy'));
    await flow.getByLabel('Фамилия, имя и отчество').fill('Иванова Анна Петровна');
    await flow
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'снимок.png', mimeType: 'image/png', buffer: PNG }]);
    await expect(flow.getByText('Файл снимок.png загружен')).toBeAttached();
    // Written down a moment after it is told.
    await expect.poll(() => readSession(page)).toMatch(/hadFiles\W+true/);
    await page.reload();
    await flow.scrollIntoViewIfNeeded();
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveValue('Иванова Анна Петровна');
    await expect(flow).not.toContainText('снимок.png');
    await expect(flow.getByText('Файлы нужно прикрепить заново')).toBeVisible();
    await flow.getByRole('button', { name: 'Очистить' }).click();
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveValue('');
    expect(await readSession(page)).not.toMatch(/снимок|captcha/);
  });

  test('[FORM-202][FORM-203] while the post is under way the form says that it is loading, and takes no second one', async ({
    page,
    site,
  }) => {
    const flow = await openForm(page, site.at('/help/faq/net-seti.html'));
    let posts = 0;
    await page.route('**/help/faq/net-seti.html?_data=*', async (route) => {
      posts += 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await flow.getByRole('textbox').fill('Непонятно про роуминг');
    const send = flow.getByRole('button', { name: 'Отправить' });
    await send.click();
    await expect(flow).toHaveAttribute('aria-busy', 'true');
    await expect(flow.getByText('Отправляем…')).toBeAttached();
    await expect(flow.locator('[data-request-status="reset"]')).toBeVisible();
    await send.click({ force: true });
    await expect(flow.getByRole('heading', { name: 'Спасибо!' })).toBeFocused();
    await expect(flow.locator('[data-request-status="success"]')).toBeVisible();
    expect(posts).toBe(1);
  });

  test('[FORM-213] back from the code the form has another captcha', async ({ page, site }) => {
    const flow = await openForm(page, site.at('/help/complaint'));
    await fillForm(flow, {
      'Фамилия, имя и отчество': 'Петров Пётр Петрович',
      'На что жалуетесь': 'Связь пропадает',
      Телефон: newSubscriber().slice(1),
    });
    await flow.getByLabel('Согласен на обработку персональных данных').check();
    await solveCaptcha(flow, site);
    const picture = flow.getByAltText('Картинка с кодом');
    const used = (await picture.getAttribute('src')) ?? '';
    await flow.getByRole('button', { name: 'Отправить' }).click();
    await flow.getByRole('button', { name: 'Вернуться к форме' }).click();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', used);
    await expect(flow.getByLabel('Код с картинки')).toHaveValue('');
  });

  test('a form that was sent leaves nothing of itself behind', async ({ page, site }) => {
    const flow = await openForm(page, site.at('/help/faq/net-seti.html'));
    await flow.getByRole('textbox').fill('Непонятно про роуминг');
    await flow.getByRole('button', { name: 'Отправить' }).click();
    await expect(flow.getByRole('heading', { name: 'Спасибо!' })).toBeFocused();
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
    expect(kept).not.toContain('роуминг');
  });
});

/** As a list offers it. */
const toOffered = (msisdn: string) => msisdn.replace(/^7(...)(...)(..)(..)$/, '+7 $1 $2 $3 $4');

/** Sends the form of a request by its number, and waits until it is taken. */
async function sendRequest(page: Page, site: Site, msisdn: string): Promise<void> {
  // The same address anew would be a reload, which keeps the step.
  await page.goto('about:blank');
  const flow = await openForm(page, site.at('/forhome/request'));
  await fillForm(flow, { Имя: 'Анна', Адрес: 'Тверь, Мира, 1', Телефон: msisdn.slice(1) });
  await flow.getByLabel('Когда позвонить').selectOption('9-12');
  await flow.getByLabel('Согласен на обработку персональных данных').check();
  await flow.getByRole('button', { name: 'Отправить' }).click();
  await flow.getByLabel('Код из SMS').fill(await waitForCode(site, msisdn));
  await expect(flow.getByRole('heading', { name: 'Заявка у нас' })).toBeFocused();
}

test.describe('the number of a form that was sent', () => {
  test('[ACCT-411][ACCT-412][ACCT-413] fills in the next form’s field, and others are offered below it @phone', async ({
    page,
    site,
  }) => {
    const numbers = Array.from({ length: 7 }, newSubscriber);
    const [former = '', latest = ''] = numbers;
    await sendRequest(page, site, former);
    await sendRequest(page, site, latest);
    const flow = await openForm(page, site.at('/help/complaint'));
    const phone = flow.getByLabel('Телефон');
    await expect(phone).toHaveValue('');
    await phone.focus();
    await expect(phone).toHaveValue(formatPhone(latest));
    await phone.press('ArrowDown');
    const options = flow.getByRole('listbox', { name: 'Ваши номера' }).getByRole('option');
    await expect(options).toHaveText([toOffered(former), FORGET]);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await phone.press('Enter');
    await expect(phone).toHaveValue(formatPhone(former));
    await expect(options).toHaveCount(0);

    const others = numbers.slice(2);
    await page.route('**/stored-phones.json', (route) => route.fulfill({ json: others }));
    await page.reload();
    await flow.scrollIntoViewIfNeeded();
    // A field offers numbers to whoever comes to it; a press before that is nothing to it.
    await waitForFlow(page, 'feedback-form');
    await phone.click();
    await expect(phone).toHaveValue(formatPhone(former));
    await expect(options).toHaveText([...others.map(toOffered), FORGET]);
    expect(await findFaults(page, { within: '[data-flow="feedback-form"]', rules: 'all' })).toEqual([]);
    await options.nth(2).click();
    await expect(phone).toHaveValue(formatPhone(others[2] ?? ''));
    await expect(phone).toBeFocused();
  });

  test('[ACCT-414] is not offered when it cannot be had, and nothing is said of that', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/);
    await page.route('**/stored-phones.json', (route) => route.abort());
    const flow = await openForm(page, site.at('/forhome/request'));
    const answered = page.waitForEvent('requestfailed');
    await flow.getByLabel('Телефон').focus();
    await answered;
    await flow.getByLabel('Телефон').pressSequentially('9261112233');
    await expect(flow.getByLabel('Телефон')).toHaveValue('+7 (926) 111 - 22 - 33');
    await expect(flow.getByRole('alert')).toHaveCount(0);
  });

  test('[FORM-216] a value that the server has refused may be sent again once it was typed anew', async ({
    page,
    site,
  }) => {
    const flow = await openForm(page, site.at('/help/faq/net-seti.html'));
    const field = flow.getByRole('textbox');
    const send = flow.getByRole('button', { name: 'Отправить' });
    const summary = flow.locator('[data-error-summary]');
    const refusal = /Некорректное значение \(Код ошибки: 422\)/;
    await field.fill('Не работает #invalid');
    await send.click();
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(summary).toBeFocused();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await field.press('Control+End');
    await field.press('Backspace');
    await field.press('d');
    await expect(field).toHaveValue('Не работает #invalid');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await send.click();
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(summary).toBeFocused();
  });
});

test('a form is filled in and sent by the keyboard alone', async ({ page, site }) => {
  const flow = await openForm(page, site.at('/help/order'));
  /** Goes on with Tab until the field of this label has the focus. */
  const goTo = async (label: string) => {
    const field = flow.getByLabel(label).first();
    for (let presses = 0; presses < 12; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
  };
  await flow.getByLabel('Номер заказа').focus();
  await page.keyboard.type('12345678');
  await goTo('Когда заказали');
  await page.keyboard.type(toFormDate(-2).replaceAll('.', ''));
  await goTo('Что случилось');
  await page.keyboard.press('ArrowDown');
  await goTo('E-mail');
  await page.keyboard.type('anna@example.test');
  await goTo('Код с картинки');
  await solveCaptcha(flow, site);
  // Between them stands the telephone, for those who cannot see the picture.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(flow.getByRole('button', { name: 'Отправить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flow.getByRole('heading', { name: 'Обращение принято' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FORM-01] errors are listed above the form and stand at their fields; what was typed and brought stays, and is sent', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(REFUSED_FORM);
    await page.goto(site.at('/help/contract-copy'));
    const flow = flowOf(page);
    const send = flow.getByRole('button', { name: 'Отправить' });
    const email = newEmail();
    await flow.getByLabel('Фамилия, имя и отчество').fill('Иванова Анна Петровна');
    await flow
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'снимок.png', mimeType: 'image/png', buffer: PNG }]);
    await send.click();
    const summary = flow.locator('[data-error-summary]');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Серия паспорта: Заполните поле');
    await expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveValue('Иванова Анна Петровна');
    await expect(flow).toContainText('снимок.png');
    await expect(flow.getByLabel('E-mail')).toHaveAccessibleDescription(/Заполните поле/);

    await fillForm(flow, {
      'Серия паспорта': '4010',
      'Номер паспорта': '123456',
      'Когда выдан паспорт': '01.02.2015',
      'Номер, к которому нужен договор': '9261112233',
      'E-mail': email,
    });
    await flow.getByLabel('Согласен на обработку персональных данных').check();
    await send.click();
    await expect(flow.getByRole('heading', { name: 'Заявление принято' })).toBeFocused();
    expect((await findSubmission(site, email))?.files.map(({ name }) => name)).toEqual(['снимок.png']);
  });
});
