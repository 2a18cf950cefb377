import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import {
  enterCode,
  sendNumber,
  shownAs,
  solveCaptcha,
  joinJourneySite,
  type JourneySite,
} from './journey-site';

const CHANGE = { path: '/services/smena-tarifa.html', flow: 'rate-plan' };
const MESSAGE = { path: '/services/sms-s-sajta.html', flow: 'sms-sender' };
const OPERATOR = { path: '/services/chej-nomer.html', flow: 'operator-check' };
const FRIEND = { path: '/services/priglasite-druga.html', flow: 'friend-invitation' };
const NEWS = { path: '/subscribe', flow: 'landing-contact' };
const PROJECT = { path: '/corp/internet', flow: 'landing-contact' };
const GIFT = { path: '/marathon', flow: 'event-gift' };

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');
const askForCode = (flow: Locator) => flow.getByRole('button', { name: 'Получить код' }).click();

async function open({ path, flow }: typeof CHANGE, host?: string): Promise<Locator> {
  const visitor = site.visit();
  await visitor.goto(path, host);
  return visitor.locator(`[data-flow="${flow}"]`);
}

async function confirm(flow: Locator, msisdn: string, button: string): Promise<void> {
  expect(heading(flow)).toHaveText('Введите код из SMS');
  await enterCode(site, flow, { msisdn, button });
}

test('[CODE-201][CONN-417][CONN-418] a change of tariff is requested and confirmed', async () => {
  const [msisdn, other] = [newSubscriber(), newSubscriber()];
  const flow = await open(CHANGE);
  expect(flow).toHaveAttribute('data-state', 'add');
  await sendNumber(flow, msisdn);
  expect(flow).toHaveAttribute('data-state', 'confirm');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();
  expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  await sendNumber(flow, other);
  await confirm(flow, other, 'Сменить тариф');
  expect(flow).toHaveAttribute('data-state', 'success');
  expect(heading(flow)).toHaveText('Тариф меняется');
  expect(heading(flow)).toBeFocused();
});

test('a change of tariff may want a captcha, and says why it is refused', async () => {
  const flow = await open(CHANGE);
  await sendNumber(flow, newSubscriber('0001'));
  expect(summary(flow)).toHaveText('Введите код с картинки');
  await solveCaptcha(site, flow);
  await askForCode(flow);
  expect(heading(flow)).toHaveText('Введите код из SMS');
  await flow.getByRole('button', { name: 'Изменить номер' }).click();

  const poor = newSubscriber('0506');
  await sendNumber(flow, poor);
  await confirm(flow, poor, 'Сменить тариф');
  expect(summary(flow)).toContainText(/^Недостаточно средств на счёте\. Не\sхватает 300\s₽\./);
});

test('[CODE-418] the code of a change of tariff has one field, and no button needs a script', async () => {
  const msisdn = newSubscriber();
  const flow = await open(CHANGE);
  expect(flow.getByRole('button', { name: 'Стереть номер' })).toHaveCount(0);
  await sendNumber(flow, `8${msisdn.slice(1)}`);
  const field = flow.getByLabel('Код из SMS');
  field.fill('12');
  await flow.getByRole('button', { name: 'Сменить тариф' }).click();
  expect(summary(flow)).toHaveText('Некорректный код');
  expect(field).toHaveCount(1);
  await confirm(flow, msisdn, 'Сменить тариф');
  expect(heading(flow)).toHaveText('Тариф меняется');
  expect(await site.countSent(msisdn)).toBe(1);
});

test('[CODE-01][CODE-02][CODE-04][CODE-05][CODE-09] a message is written, confirmed, sent and delivered', async () => {
  const [sender, recipient] = [newSubscriber(), newSubscriber('0800')];
  const text = 'Буду в семь.\nКупи хлеба.';
  const flow = await open(MESSAGE);
  flow.getByLabel('Ваш номер').fill(sender);
  flow.getByLabel('Номер получателя').fill(recipient);
  flow.getByLabel('Сообщение').fill(text);
  await askForCode(flow);
  const picture = flow.getByAltText('Картинка с кодом');
  const first = picture.getAttribute('src') ?? '';
  await flow.getByRole('button', { name: 'Другая картинка' }).click();
  expect(picture).not.toHaveAttribute('src', first);
  expect(flow.getByLabel('Сообщение')).toHaveValue(text);
  await solveCaptcha(site, flow);
  await askForCode(flow);
  await confirm(flow, sender, 'Отправить');
  expect(heading(flow)).toHaveText('Сообщение отправлено');
  expect(await site.countSent(recipient)).toBe(1);
  await flow.getByRole('button', { name: 'Проверить доставку' }).click();
  expect(heading(flow)).toHaveText('Сообщение доставлено');
  await flow.getByRole('button', { name: 'Написать ещё' }).click();
  expect(flow.getByLabel('Сообщение')).toHaveValue('');
});

test('[CODE-08][CODE-134][CODE-06] what is wrong with a message is said where it is wrong', async () => {
  const flow = await open(MESSAGE);
  flow.getByLabel('Ваш номер').fill(newSubscriber());
  flow.getByLabel('Номер получателя').fill('8 916 111-22-33');
  await askForCode(flow);
  const text = flow.getByLabel('Сообщение');
  expect(text).toHaveAccessibleDescription(/Поле сообщения заполнено неверно/);
  text.fill('Привет!');
  await askForCode(flow);
  await solveCaptcha(site, flow);
  await askForCode(flow);
  expect(flow.getByLabel('Номер получателя')).toHaveAccessibleDescription(
    'Ошибка: Номер получателя не МегаФон',
  );
  expect(text).toHaveValue('Привет!');
});

test('[CODE-131][CODE-421] a number has an operator and a region', async () => {
  const flow = await open(OPERATOR);
  await sendNumber(flow, newSubscriber(), 'Узнать');
  expect(heading(flow)).toHaveText('МегаФон');
  expect(flow).toContainText('Москва');
  await flow.getByRole('button', { name: 'Проверить другой номер' }).click();
  await sendNumber(flow, newSubscriber('0000'), 'Узнать');
  expect(summary(flow)).toHaveText('Телефон не найден');
  await sendNumber(flow, newSubscriber('0001'), 'Узнать');
  await solveCaptcha(site, flow);
  await flow.getByRole('button', { name: 'Узнать' }).click();
  expect(heading(flow)).toHaveText('МегаФон');
});

test('[MISC-102][MISC-103] a friend is invited', async () => {
  const [own, friend] = [newSubscriber(), newSubscriber()];
  const flow = await open(FRIEND);
  flow.getByLabel('Ваш номер').fill(own);
  flow.getByLabel('Номер друга').fill(own);
  await askForCode(flow);
  expect(summary(flow)).toHaveText('Это ваш номер, а нужен номер друга');
  flow.getByLabel('Номер друга').fill(friend);
  await askForCode(flow);
  await confirm(flow, own, 'Пригласить');
  expect(heading(flow)).toHaveText('Приглашение отправлено');
  expect(await site.countSent(friend)).toBe(1);
});

test('[MISC-111][MISC-413] an e-mail is left for the news', async () => {
  const flow = await open(NEWS);
  const email = flow.getByLabel('Адрес электронной почты');
  const subscribe = () => flow.getByRole('button', { name: 'Подписаться' }).click();
  await subscribe();
  expect(summary(flow)).toHaveText('Введите адрес электронной почты');
  email.fill('anna@');
  await subscribe();
  expect(email).toHaveAccessibleDescription(/Проверьте адрес электронной почты/);
  expect(email).toHaveValue('anna@');
  email.fill('anna0422@example.ru');
  await subscribe();
  expect(email).toHaveAccessibleDescription('Ошибка: Некорректное значение');
  email.fill('anna0300@example.ru');
  await subscribe();
  expect(summary(flow)).toHaveText('Этот контакт у нас уже есть');
  email.fill('anna@example.ru');
  await subscribe();
  expect(heading(flow)).toHaveText(/^Вы\sподписаны$/);
  expect(heading(flow)).toBeFocused();
  expect(flow).toContainText('anna@example.ru');
});

test('[MISC-111][MISC-413] a company leaves a name and a phone, and mends them', async () => {
  const msisdn = newSubscriber();
  const flow = await open(PROJECT, 'corp');
  const call = () => flow.getByRole('button', { name: 'Жду звонка' }).click();
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Номер телефона').fill(newSubscriber('0500'));
  await call();
  expect(summary(flow)).toHaveText('Ошибка сервера. Попробуйте позже');
  expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  flow.getByLabel('Номер телефона').fill(msisdn);
  await call();
  expect(heading(flow)).toHaveText('Спасибо, записали');
  expect(flow).toContainText('Менеджер перезвонит за 15 минут');
  await flow.getByRole('button', { name: 'Исправить' }).click();
  expect(flow.getByLabel('Имя')).toHaveValue('Анна');
  expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
  await call();
  expect(flow).toHaveAttribute('data-state', 'sent');
});

test('[MISC-106][MISC-107][MISC-108][MISC-109][MISC-110][MISC-414] a gift of an event is chosen, and the event reminded of', async () => {
  const [msisdn, other] = [newSubscriber(), newSubscriber()];
  const flow = await open(GIFT);
  expect(heading(flow)).toHaveText('Подарок к\u00a0финалу');
  expect(flow).toContainText('Финал игрового марафона');
  flow.getByLabel('Ваш номер').fill(other);
  await askForCode(flow);
  expect(summary(flow)).toHaveText('Выберите подарок');
  flow.getByLabel('Книги на\u00a0месяц').check();
  await askForCode(flow);
  await flow.getByRole('button', { name: 'Изменить номер' }).click();
  expect(flow.getByLabel('Книги на\u00a0месяц')).toBeChecked();
  flow.getByLabel('Ваш номер').fill(msisdn);
  await askForCode(flow);
  expect(flow).toContainText('Ваш подарок: Книги на\u00a0месяц.');
  await confirm(flow, msisdn, 'Получить подарок');
  expect(heading(flow)).toHaveText('Подарок ваш: Книги на\u00a0месяц');
  const before = await site.countSent(msisdn);
  await flow.getByRole('button', { name: 'Напомнить о\u00a0событии' }).click();
  expect(heading(flow)).toHaveText('Напомним о\u00a0событии');
  expect(await site.countSent(msisdn)).toBe(before + 1);
});

test('[MISC-109] a number gets one gift of an event, and another number may get the next', async () => {
  const msisdn = newSubscriber('0110');
  const flow = await open(GIFT);
  flow.getByLabel('50\u00a0очков марафона').check();
  flow.getByLabel('Ваш номер').fill(msisdn);
  await askForCode(flow);
  await confirm(flow, msisdn, 'Получить подарок');
  expect(heading(flow)).toHaveText('Подарок уже выбран');
  await flow.getByRole('button', { name: 'Указать другой номер' }).click();
  expect(flow.getByLabel('50\u00a0очков марафона')).toBeChecked();
  expect(flow.getByLabel('Ваш номер')).toHaveValue(shownAs(msisdn));
});
