import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm, newEmail, toFormDate, type SentForm } from '#tests/sent-forms';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { shownAs, solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const LONG_NAME = 'Сканы договора, страница первая (окончательная версия).png';
const CONSENT = 'Согласен на обработку персональных данных';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

async function open(path: string): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto(path);
  return { visitor, flow: visitor.locator('main [data-flow="feedback-form"]') };
}

function fill(flow: Locator, texts: Readonly<Record<string, string>>): void {
  // Beside the label may stand that the field need not be filled.
  for (const [label, text] of Object.entries(texts)) flow.getByLabel(label).first().fill(text);
}

/** The newest form whose fields have this value somewhere. */
async function findSubmission(value: string): Promise<SentForm | undefined> {
  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  return findSentForm(JSON.parse(body), value);
}

const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();

/** The first press asks for a captcha, the second sends it. */
async function sendWithCaptcha(flow: Locator): Promise<void> {
  await press(flow, 'Отправить');
  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
}

async function confirm(flow: Locator, code: string): Promise<void> {
  flow.getByLabel('Код из SMS').fill(code);
  await press(flow, 'Продолжить');
}

test('[FORM-01] errors are listed above the form and stand at their fields; what was typed and brought stays', async () => {
  const { flow } = await open('/help/contract-copy');
  fill(flow, { 'Фамилия, имя и отчество': 'Иванова Анна Петровна' });
  flow
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'снимок.png', mimeType: 'image/png', buffer: PNG }]);
  await press(flow, 'Отправить');
  const summary = flow.locator('[data-error-summary]');
  expect(summary).toBeFocused();
  expect(summary).toContainText('Серия паспорта: Заполните поле');
  expect(flow.getByLabel('Фамилия, имя и отчество')).toHaveValue('Иванова Анна Петровна');
  expect(flow).toContainText('снимок.png');
  expect(flow.getByLabel('E-mail')).toHaveAccessibleDescription(/Заполните поле/);
});

test('[FORM-201][FORM-204][FORM-214][FORM-215][FORM-456][FORM-462] a copy of a contract is asked for with passport and files', async () => {
  const email = newEmail();
  const { visitor, flow } = await open('/help/contract-copy');
  fill(flow, {
    'Фамилия, имя и отчество': 'Иванова Анна Петровна',
    'Серия паспорта': '4010',
    'Номер паспорта': '123456',
    'Когда выдан паспорт': '01.02.2015',
    'Номер, к которому нужен договор': '9261112233',
    'E-mail': email,
  });
  flow.locator('input[type="file"]').setInputFiles([
    { name: LONG_NAME, mimeType: 'image/png', buffer: PNG },
    { name: 'прописка.pdf', mimeType: 'application/pdf', buffer: PDF },
  ]);
  flow.getByLabel(CONSENT).check();
  await press(flow, 'Отправить');

  expect(flow.getByRole('heading', { name: 'Заявление принято' })).toBeFocused();
  const sent = await findSubmission(email);
  expect(sent?.fields).toMatchObject({
    fio: 'Иванова Анна Петровна',
    passport_series: '4010',
    passport_number: '123456',
    passport_date: '01.02.2015',
    phone: '79261112233',
    form_url: `http://moscow.localhost:${site.port}/help/contract-copy`,
  });
  expect(sent?.files.map(({ name }) => name)).toEqual([LONG_NAME, 'прописка.pdf']);
  for (const [index, bytes] of [PNG, PDF].entries()) {
    const stored = await site.send({ path: sent?.files[index]?.url ?? '' });
    expect(stored.bytes.equals(bytes)).toBe(true);
  }
  expect(visitor.url()).not.toMatch(/Иванова|4010|9261112233/);

  await press(flow, 'Отправить еще сообщение');
  expect(flow.getByLabel('E-mail')).toHaveValue('');
});

test('the form of /mnp/notice is filled in and sent', async () => {
  const { flow } = await open('/mnp/notice');
  fill(flow, {
    Имя: 'Анна',
    'День переноса': toFormDate(10),
    'Номер, который переносите': newSubscriber().slice(1),
  });
  flow.getByRole('checkbox').check();
  await sendWithCaptcha(flow);
  expect(flow.getByRole('heading', { name: 'Напомним' })).toBeFocused();
});

test('the form of /help/order is filled in and sent', async () => {
  const { flow } = await open('/help/order');
  fill(flow, {
    'Номер заказа': '12345678',
    'Когда заказали': toFormDate(-2),
    'E-mail': 'anna@example.test',
  });
  flow.getByLabel('Что случилось').selectOption('late');
  await sendWithCaptcha(flow);
  expect(flow.getByRole('heading', { name: 'Обращение принято' })).toBeFocused();
});

test('the form of /forhome/request is filled in and sent', async () => {
  const msisdn = newSubscriber();
  const { flow } = await open('/forhome/request');
  await askForCall(flow, msisdn);
  await confirm(flow, await site.readCode(msisdn));
  expect(flow.getByRole('heading', { name: 'Заявка у нас' })).toBeFocused();
});

test('the form of /help/review is filled in and sent', async () => {
  const { flow } = await open('/help/review');
  fill(flow, { Имя: 'Анна', 'E-mail': 'anna@example.test', Сообщение: 'Какой тариф выбрать?' });
  flow.getByLabel('Тема').selectOption('tariff');
  await sendWithCaptcha(flow);
  expect(flow.getByRole('heading', { name: 'Вопрос отправлен' })).toBeFocused();
});

test('[FORM-207][FORM-208][FORM-209][FORM-210][FORM-211][FORM-454][FORM-455][FORM-460][FORM-461] a complaint is confirmed by a code, with its captcha', async () => {
  const msisdn = newSubscriber();
  const complaint = `Связь пропадает, номер ${msisdn}`;
  const { flow } = await open('/help/complaint');
  fill(flow, {
    'Фамилия, имя и отчество': 'Петров Пётр Петрович',
    'На что жалуетесь': complaint,
    Телефон: msisdn.slice(1),
  });
  flow.getByLabel(CONSENT).check();
  await sendWithCaptcha(flow);

  expect(flow.getByLabel('Код из SMS')).toBeVisible();
  const code = await site.readCode(msisdn);
  await confirm(flow, code === '111111' ? '222222' : '111111');
  expect(flow.getByLabel('Код из SMS')).toHaveAccessibleDescription(/Некорректный код/);
  await confirm(flow, code);
  expect(flow.getByRole('heading', { name: 'Жалоба у нас' })).toBeFocused();
  expect((await findSubmission(complaint))?.fields).toMatchObject({ phone: msisdn });
});

/** Fills in a complaint that its number confirms, and asks for its captcha. */
async function complain(flow: Locator, { msisdn, text }: { msisdn: string; text: string }): Promise<void> {
  // Two words are a name.
  fill(flow, { 'Фамилия, имя и отчество': 'Иванова Анна', 'На что жалуетесь': text });
  fill(flow, { Телефон: msisdn.slice(1) });
  flow.getByLabel(CONSENT).check();
  await press(flow, 'Отправить');
}

test('who does not know a charge finds the usual reasons, and files a claim with a file', async () => {
  const msisdn = newSubscriber();
  const email = newEmail();
  const { visitor, flow } = await open('/help/faq/kuda-uhodyat-dengi.html');
  for (const reason of ['Работает платная подписка', 'Закончился пакет', 'Вы были в поездке']) {
    expect(visitor.locator('main')).toContainText(reason);
  }
  expect(visitor.getByRole('link', { name: '*100#' })).toHaveAttribute('href', 'tel:*100%23');
  fill(flow, {
    'Фамилия, имя и отчество': 'Иванова Анна',
    'E-mail': email,
    'Сколько списали, ₽': '149',
    'Номер, с которого списали': msisdn.slice(1),
    Когда: toFormDate(-2),
  });
  flow
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'детализация.pdf', mimeType: 'application/pdf', buffer: PDF }]);
  flow.getByLabel(CONSENT).check();
  await sendWithCaptcha(flow);
  await confirm(flow, await site.readCode(msisdn));
  expect(flow.getByRole('heading', { name: /Заявление у\sнас/ })).toBeFocused();
  const sent = await findSubmission(email);
  expect(sent?.fields).toMatchObject({ fio: 'Иванова Анна', amount: '149', phone: msisdn });
  expect(sent?.files.map(({ name }) => name)).toEqual(['детализация.pdf']);
});

test('a wrong captcha sends no code, and the right one that follows sends it at once', async () => {
  const msisdn = newSubscriber();
  const { flow } = await open('/help/complaint');
  await complain(flow, { msisdn, text: 'Связь пропадает' });
  expect(flow.locator('[data-error-summary]')).toContainText('код с картинки');
  await press(flow, 'Отправить');
  expect(flow.locator('[data-error-summary]')).toContainText('Код с картинки: Заполните поле');
  flow.getByLabel('Код с картинки').fill('wrong');
  await press(flow, 'Отправить');
  expect(flow.getByLabel('Код с картинки')).toHaveAccessibleDescription(/Некорректный код с картинки/);
  expect(await site.countSent(msisdn)).toBe(0);

  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
  await confirm(flow, await site.readCode(msisdn));
  expect(flow.getByRole('heading', { name: 'Жалоба у нас' })).toBeFocused();
});

test('a number that was confirmed stays confirmed while the form is mended', async () => {
  const msisdn = newSubscriber();
  const { flow } = await open('/help/complaint');
  await complain(flow, { msisdn, text: 'Связь пропадает #duplicate' });
  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
  await confirm(flow, await site.readCode(msisdn));
  expect(flow.locator('[data-error-summary]')).toContainText('уже отправлена');

  fill(flow, { 'На что жалуетесь': 'Связь пропадает' });
  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
  expect(flow.getByRole('heading', { name: 'Жалоба у нас' })).toBeFocused();
  expect(await site.countSent(msisdn)).toBe(1);
});

test('who goes back to the form and sends it again types the code that has come', async () => {
  const msisdn = newSubscriber();
  const { flow } = await open('/forhome/request');
  await askForCall(flow, msisdn);
  await press(flow, 'Вернуться к форме');
  fill(flow, { Адрес: 'Тверь, Мира, 2' });
  await press(flow, 'Отправить');
  await confirm(flow, await site.readCode(msisdn));
  expect(flow.getByRole('heading', { name: 'Заявка у нас' })).toBeFocused();
  expect(await site.countSent(msisdn)).toBe(1);
});

/** Fills in the form of a request, and sends it: a code is asked for next. */
async function askForCall(flow: Locator, msisdn: string): Promise<void> {
  fill(flow, { Имя: 'Анна', Адрес: 'Тверь, Мира, 1', Телефон: msisdn.slice(1) });
  flow.getByLabel('Когда позвонить').selectOption('9-12');
  flow.getByLabel(CONSENT).check();
  await press(flow, 'Отправить');
}

test('[FORM-212] back from the code the form is as it was', async () => {
  const msisdn = newSubscriber();
  const { flow } = await open('/forhome/request');
  await askForCall(flow, msisdn);
  expect(flow.getByLabel('Код из SMS')).toBeVisible();
  await press(flow, 'Вернуться к форме');
  expect(flow.getByLabel('Адрес')).toHaveValue('Тверь, Мира, 1');
  expect(flow.getByLabel('Когда позвонить')).toHaveValue('9-12');
  expect(flow.getByLabel('Телефон')).toHaveValue(shownAs(msisdn));
});

test('a move is asked for on three pages, with fields that depend on what was chosen', async () => {
  const email = newEmail();
  const { flow } = await open('/forhome/move');
  fill(flow, { 'Прежний адрес': 'Тверь, Мира, 1' });
  flow.getByLabel('Что перевезти').selectOption('internet');
  await press(flow, 'Дальше');
  fill(flow, { 'Новый адрес': 'Тверь, Лесная, 2', 'Дата переезда': toFormDate(10) });
  flow.getByLabel('Какой это дом').selectOption('own');
  await press(flow, 'Дальше');
  fill(flow, {
    'Фамилия, имя и отчество': 'Иванова Анна Петровна',
    'E-mail': email,
    Телефон: '9261112233',
  });
  await press(flow, 'Назад');
  expect(flow.getByLabel('Новый адрес')).toHaveValue('Тверь, Лесная, 2');
  await press(flow, 'Дальше');
  expect(flow.getByLabel('E-mail')).toHaveValue(email);
  flow.getByLabel(CONSENT).check();
  await press(flow, 'Отправить');
  expect(flow.getByRole('heading', { name: 'Заявка на переезд принята' })).toBeFocused();
  const sent = await findSubmission(email);
  expect(sent?.fields).toMatchObject({ old_address: 'Тверь, Мира, 1', new_address: 'Тверь, Лесная, 2' });
  expect(Object.keys(sent?.fields ?? {})).not.toContain('tv_count');
});

test('of several themes one is chosen; Back leads to the choice again', async () => {
  const { visitor, flow } = await open('/help/contacts');
  expect(flow.getByRole('heading')).toHaveText('О чём хотите написать?');
  await press(flow, 'Плохая связь');
  expect(flow.getByRole('heading').first()).toHaveText('Плохая связь');
  await visitor.goBack();
  expect(flow.getByRole('heading')).toHaveText('О чём хотите написать?');
});

test('[FORM-485] forms that cannot be loaded say so', async () => {
  const { flow } = await open('/test/forms/unavailable');
  expect(flow).toContainText('Сервер временно недоступен.');
  expect(flow).toContainText('Обновите страницу или зайдите позже');
});
