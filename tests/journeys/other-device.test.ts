import SQLite from 'better-sqlite3';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFlowStore, type FlowStore } from '#tests/integration/flow-store';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { visitFlow } from '#tests/integration/post-flow';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import type { Visitor } from '#tests/visitor/visitor';
import { enterCode, sendNumber, startJourneySite, type OwnJourneySite } from './journey-site';

/** An order of an eSIM is gone on with on another device, by a link that is shown as a code to scan (decision 0074). */

let site: OwnJourneySite;
let store: FlowStore;
beforeAll(async () => {
  store = createFlowStore('demo');
  site = await startJourneySite({ DATA_DIR: store.directory });
});

const flowOf = (visitor: Visitor): Locator => visitor.locator('[data-flow="sim-order"]');
const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();
/** A number gets one code a minute; here the other device comes at once. */
const letAMinutePass = () => store.endLimits('code');

/** Up to the questionnaire, where the number is confirmed. */
async function begin(phone: string): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto('/esim/order');
  const flow = flowOf(visitor);
  await press(flow, 'Продолжить');
  flow.getByLabel('Телефон для связи').fill(phone);
  flow.getByLabel('Электронная почта').fill('anna@example.ru');
  await press(flow, 'Продолжить');
  await press(flow, 'Забронировать');
  await flow.getByLabel(/Для города/).check();
  await press(flow, 'Продолжить');
  await press(flow, 'Продолжить');
  expect(flow.getByRole('button', { name: 'Продолжить на другом устройстве' }).count()).toBe(0);
  await flow.getByLabel(/Я уже абонент/).check();
  await press(flow, 'Продолжить');
  await press(flow, 'Получить код');
  await enterCode(site, flow, { msisdn: phone, button: 'Подтвердить' });
  letAMinutePass();
  return { visitor, flow };
}

/** The path of a link that the step shows. */
async function makeLink(flow: Locator): Promise<string> {
  await press(flow, 'Продолжить на другом устройстве');
  const address = flow.getByLabel('Ссылка').getAttribute('value') ?? '';
  expect(address).toMatch(new RegExp(`^http://moscow.localhost:${site.port}/continue/[\\w-]{40}$`));
  return new URL(address).pathname;
}

async function openLink(link: string) {
  const visitor = site.visit();
  const { body } = await visitor.goto(link);
  return { visitor, flow: flowOf(visitor), body };
}

async function confirm(flow: Locator, phone: string): Promise<void> {
  await sendNumber(flow, phone);
  await enterCode(site, flow, { msisdn: phone, button: 'Подтвердить' });
}

describe('a link to another device', () => {
  test('[SIM-153] opens the same step there once, after a code, and nothing the second time', async () => {
    const phone = newSubscriber();
    const { flow: first } = await begin(phone);
    expect(titleOf(first)).toHaveText('Анкета абонента');
    const link = await makeLink(first);
    expect(first.getByRole('img', { name: /Код, который открывает заказ/ }).count()).toBe(1);
    expect(first).toContainText(/Откроется один раз, до\s\d\d:\d\d/);

    const { visitor, flow, body } = await openLink(link);
    expect(visitor.url()).toMatch(/\/esim\/order$/);
    expect(titleOf(flow)).toHaveText('Продолжим заказ здесь');
    // Whoever has the link alone learns nothing of the order.
    expect(body).not.toContain(phone.slice(1));
    await confirm(flow, phone);
    expect(titleOf(flow)).toHaveText('Анкета абонента');
    expect(flow).toContainText('Для города');

    const again = await openLink(link);
    expect(titleOf(again.flow)).toHaveText('Ссылка больше не действует');
    await press(again.flow, 'Оформить новый заказ здесь');
    expect(again.flow.getByLabel('Где будете пользоваться связью')).toHaveValue('moscow');
  });

  test('is gone on with for the rest of the visit there, and can lead further', async () => {
    const phone = newSubscriber();
    const { flow: first } = await begin(phone);
    const { visitor, flow } = await openLink(await makeLink(first));
    await confirm(flow, phone);
    await visitor.goto('/esim/order');
    expect(titleOf(flow)).toHaveText('Вы уже начали заказ');
    await press(flow, 'Продолжить заказ');
    expect(titleOf(flow)).toHaveText('Анкета абонента');
    letAMinutePass();
    expect(await makeLink(flow)).toMatch(/^\/continue\//);
  });

  test('sends no code to another number, and says nothing of the right one', async () => {
    const phone = newSubscriber();
    const { flow: first } = await begin(phone);
    const { flow } = await openLink(await makeLink(first));
    await sendNumber(flow, newSubscriber());
    expect(flow.locator('[data-error-summary]')).toContainText(/В\sэтом заказе подтверждён другой номер/);
    expect(titleOf(flow)).toHaveText('Продолжим заказ здесь');
  });

  test('of two devices that have come to the code only the first goes on', async () => {
    const phone = newSubscriber();
    const { flow: first } = await begin(phone);
    const link = await makeLink(first);
    const [one, two] = [await openLink(link), await openLink(link)];
    await confirm(one.flow, phone);
    expect(titleOf(one.flow)).toHaveText('Анкета абонента');
    letAMinutePass();
    await sendNumber(two.flow, phone);
    expect(titleOf(two.flow)).toHaveText('Ссылка больше не действует');
  });

  test('is over after half an hour', async () => {
    const { flow: first } = await begin(newSubscriber());
    const link = await makeLink(first);
    const { flow } = await openLink(link);
    const database = new SQLite(path.join(store.directory, 'site.sqlite'), { timeout: 5000 });
    database.prepare('update device_link set expires_at = ?').run(Date.now() - 1);
    database.close();
    await sendNumber(flow, newSubscriber());
    expect(titleOf(flow)).toHaveText('Ссылка больше не действует');
    expect(titleOf((await openLink(link)).flow)).toHaveText('Ссылка больше не действует');
  });

  test('with a changed token is not found; the token stands in no log, and no cache keeps the answer', async () => {
    const { flow: first } = await begin(newSubscriber());
    const link = await makeLink(first);
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    expect((await site.send({ path: changed })).status).toBe(404);
    const opened = await site.send({ path: link });
    expect([opened.status, opened.headers.location]).toEqual([303, '/esim/order']);
    expect(opened.headers['cache-control']).toBe('no-store');
    await site.waitFor('request', ({ path: logged }) => String(logged).startsWith('/continue/'));
    expect(site.output.join('\n')).not.toContain(link.slice('/continue/'.length));
  });

  test('a step that was sealed for one visitor does not open for another', async () => {
    const phone = newSubscriber();
    const { flow: first } = await begin(phone);
    const { headers } = await site.send({ path: await makeLink(first) });
    const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const linked = visitFlow({ port: site.port, path: '/esim/order', flow: 'sim-order' }, { cookie });
    await linked.open();
    const stolen = await linked.copy({ cookie: '' }).postData('sendLinkCode', { msisdn: phone });
    expect(stolen.state?.snapshot.state).toBe('region');
    const own = await linked.postData('sendLinkCode', { msisdn: phone });
    expect(own.state?.snapshot.state).toBe('linkCode');
  });

  test('is made five times in ten minutes at most', async () => {
    const { flow } = await begin(newSubscriber());
    await makeLink(flow);
    for (const _ of [2, 3, 4, 5]) await press(flow, 'Сделать новую ссылку');
    const before = flow.getByLabel('Ссылка').getAttribute('value');
    await press(flow, 'Сделать новую ссылку');
    expect(flow.locator('[data-error-summary]').count()).toBe(1);
    expect(flow.getByLabel('Ссылка').getAttribute('value')).toBe(before);
  });
});
