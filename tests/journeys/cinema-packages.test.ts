import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const flowOf = (visitor: Visitor) => visitor.locator('[data-flow="cinema-packages"]');
const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');
const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();

async function open(): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto('/services/kino.html');
  return { visitor, flow: flowOf(visitor) };
}

async function choose(flow: Locator, name: string): Promise<void> {
  flow.getByLabel(name).check();
  await press(flow, 'Подключить');
}

/** Signs in in another tab, as the link of the step asks to. */
async function signIn({ visitor, flow }: { visitor: Visitor; flow: Locator }, msisdn: string): Promise<void> {
  await flow.getByRole('link', { name: 'Войти' }).click();
  const tab = visitor.popup();
  tab.getByLabel('Номер телефона').fill(msisdn);
  await tab.getByRole('button', { name: 'Войти' }).click();
}

test('a package waits for its visitor to sign in, is connected, and is not connected twice', async () => {
  const { visitor, flow } = await open();
  await press(flow, 'Подключить');
  expect(summary(flow)).toContainText('Выберите пакет');
  await choose(flow, 'Сериалы');
  expect(heading(flow)).toHaveText('Войдите в Личный кабинет');
  await press(flow, 'Подключить пакет');
  expect(summary(flow)).toContainText('Вы ещё не вошли');

  await signIn({ visitor, flow }, newSubscriber());
  await press(flow, 'Подключить пакет');
  expect(heading(flow)).toHaveText('Пакет «Сериалы» подключён');
  expect(flow).not.toContainText('У вас уже есть');

  await press(flow, 'Подключить ещё');
  await choose(flow, 'Сериалы');
  expect(summary(flow)).toContainText('Этот пакет уже подключён');
  await choose(flow, 'Детям');
  expect(heading(flow)).toHaveText('Пакет «Детям» подключён');
  expect(flow).toContainText('У вас уже есть: «Сериалы»');
});

test('the packages of one account are nothing to another one', async () => {
  for (const msisdn of [newSubscriber(), newSubscriber()]) {
    const { visitor, flow } = await open();
    await choose(flow, 'Премьеры');
    await signIn({ visitor, flow }, msisdn);
    await press(flow, 'Подключить пакет');
    expect(heading(flow)).toHaveText('Пакет «Премьеры» подключён');
  }
});

test('what the operator refuses is said, and the package stays chosen', async () => {
  const { visitor, flow } = await open();
  await choose(flow, 'Детям');
  await signIn({ visitor, flow }, newSubscriber('0916'));
  await press(flow, 'Подключить пакет');
  expect(summary(flow)).toContainText('К этому номеру пакеты кино не подключаются');
  await press(flow, 'Выбрать другой');
  expect(flow.getByLabel('Детям')).toBeChecked();
});
