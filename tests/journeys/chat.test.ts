import { beforeAll, expect, test } from 'vitest';
import { newStranger, newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { enterCode, sendNumber, joinJourneySite, type JourneySite } from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const heading = (flow: Locator) => flow.getByRole('heading', { level: 2 });
const giveNumber = (flow: Locator, msisdn: string) => sendNumber(flow, msisdn, 'Открыть чат');
const giveCode = (flow: Locator, msisdn: string) => {
  expect(heading(flow)).toHaveText('Подтверждение через SMS');
  return enterCode(site, flow, { msisdn, button: 'Подтвердить' });
};

async function openWindow(): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto('/help');
  await visitor.getByRole('link', { name: /^Написать в чат поддержки$/ }).click();
  expect(visitor.locator('#chat')).toBeVisible();
  return { visitor, flow: visitor.locator('[data-flow="chat-opener"]') };
}

test('[CHAT-01] [CHAT-102] [CHAT-201] [CHAT-202] [CHAT-204] [CHAT-205] a number and a code open the chat in a window of its own', async () => {
  const msisdn = newSubscriber();
  const { visitor, flow } = await openWindow();
  await giveNumber(flow, msisdn);
  await giveCode(flow, msisdn);
  expect(heading(flow)).toHaveText('Чат готов');
  expect(visitor.locator('#chat')).toBeVisible();
  expect(flow.getByRole('link', { name: /Оценить разговор/ })).toHaveAttribute('target', '_blank');

  await flow.getByRole('button', { name: /Перейти в чат/ }).click();
  const chat = visitor.popup();
  expect(chat.locator('[data-from="operator"]')).toContainText('Здравствуйте!');
  expect(chat.locator('main')).not.toContainText(msisdn.slice(4, 9));
  chat.getByLabel('Сообщение').fill('Какой у меня тариф?');
  await chat.getByRole('button', { name: 'Отправить' }).click();
  expect(chat.locator('[data-from]')).toHaveCount(3);
  // The token is in no address.
  const { pathname, search } = new URL(chat.url());
  expect(pathname + search).toBe('/sandbox/chat');
  expect(visitor.url()).not.toMatch(/sandbox\.|jwt/);
});

test('[CHAT-116] [CHAT-117] [CHAT-203] [CHAT-401] [CHAT-404] whom the server refuses reads why under the number, and finds the bot', async () => {
  const { flow } = await openWindow();
  const field = flow.getByLabel('Номер телефона');
  await giveNumber(flow, newStranger());
  expect(field).toHaveAccessibleDescription(/Чат доступен только абонентам/);
  await giveNumber(flow, newSubscriber('0801'));
  expect(field).toHaveAccessibleDescription(/Для\sэтого номера чат отключён/);
  await giveNumber(flow, newSubscriber('0802'));
  expect(field).toHaveAccessibleDescription(/Не\sудалось проверить номер/);
  expect(heading(flow)).toHaveText('Представьтесь, пожалуйста');
  const bot = flow.getByRole('link', { name: /Напишите нашему боту/ });
  expect(bot).toHaveAttribute('href', 'https://t.me/example_bot');
});

test('[CHAT-101] [CHAT-103] [CHAT-114] [CHAT-115] what could not be loaded is asked for again', async () => {
  const msisdn = newSubscriber('0803');
  const { flow } = await openWindow();
  await giveNumber(flow, msisdn);
  expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  expect(flow).toContainText('Код ошибки: chat.unavailable');
  expect(await site.countSent(msisdn)).toBe(0);
  await flow.getByRole('button', { name: 'Повторить' }).click();
  expect(heading(flow)).toHaveText('Подтверждение через SMS');
  expect(await site.countSent(msisdn)).toBe(1);
});

test('[CHAT-103] an opening that failed leads back to the code, which still opens the chat', async () => {
  const msisdn = newSubscriber('0804');
  const { flow } = await openWindow();
  await giveNumber(flow, msisdn);
  await giveCode(flow, msisdn);
  expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  expect(flow).toContainText('Код ошибки: chat.sign.failed');
  await flow.getByRole('button', { name: 'Повторить' }).click();
  await giveCode(flow, msisdn);
  expect(heading(flow)).toHaveText('Чат готов');
});

test.each([
  ['0805', 'chat.closed'],
  ['0807', 'chat-address'],
])(
  '[CHAT-113] [CHAT-115] what will not change can only be closed, and the form is there again (%s: %s)',
  async (part, code) => {
    const msisdn = newSubscriber(part);
    const { flow } = await openWindow();
    await giveNumber(flow, msisdn);
    await giveCode(flow, msisdn);
    expect(heading(flow)).toHaveText('Что-то пошло не так');
    expect(flow).toContainText(`Код ошибки: ${code}`);
    expect(flow.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
    await flow.getByRole('button', { name: 'Закрыть' }).click();
    expect(heading(flow)).toHaveText('Представьтесь, пожалуйста');
  },
);
