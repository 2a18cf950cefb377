import { beforeAll, expect, test } from 'vitest';
import type { Locator } from '#tests/visitor/locator';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

const PAGE = '/about';
const FREE_WORDS = 'Сделайте тёмную тему';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const heading = (flow: Locator) => flow.getByRole('heading');
const send = (flow: Locator) => flow.getByRole('button', { name: 'Отправить ответы' }).click();
const question = (flow: Locator, text: string) => flow.getByRole('group', { name: text });

/** From the footer into the window, and on to its questions. */
async function begin(label?: string): Promise<{ visitor: Visitor; flow: Locator }> {
  const visitor = site.visit();
  await visitor.goto(PAGE, label);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Помогите нам стать лучше' }).click();
  const flow = visitor.locator('#survey [data-flow="survey"]');
  await flow.getByRole('button', { name: 'Начать опрос' }).click();
  return { visitor, flow };
}

function answer(flow: Locator): void {
  question(flow, 'Зачем вы зашли').getByLabel('Выбрать тариф').check();
  question(flow, 'Насколько легко').getByRole('radio', { name: '5' }).check();
}

test('[SURV-01] [SURV-02] [SURV-20] [SURV-21] the footer opens it over the page, and it thanks for the answers', async () => {
  const { visitor, flow } = await begin();
  expect(visitor.locator('#survey')).toBeVisible();
  expect(visitor.url()).toMatch(/\/about#survey$/);
  expect(heading(flow)).toHaveText('Помогите нам стать лучше');
  expect(flow).toContainText('Вопрос 1 из 5');
  answer(flow);
  await send(flow);
  expect(heading(flow)).toHaveText('Спасибо! Ваши ответы уже у команды сайта');
  expect(flow).not.toContainText('Спасибо за ваше мнение');
});

test('[SURV-08] [SURV-10] what is wrong is said at each question, and what was answered stays', async () => {
  const { flow } = await begin();
  expect(question(flow, 'Чего вам не хватило')).toContainText('Выберите не больше 2 вариантов');
  for (const name of ['Понятных цен', 'Удобного поиска', 'Скорости']) flow.getByLabel(name).check();
  flow.getByLabel('Что бы вы изменили?').fill(FREE_WORDS);
  await send(flow);
  expect(flow.locator('[data-error-summary]')).toBeVisible();
  for (const text of ['Зачем вы зашли', 'Насколько легко'])
    expect(question(flow, text)).toHaveAccessibleDescription(/Выберите вариант ответа/);
  expect(question(flow, 'Чего вам не хватило')).toHaveAccessibleDescription(/Выберите не больше 2 вариантов/);
  expect(question(flow, 'Посоветуете')).not.toContainText('Выберите вариант');
  expect(flow.getByLabel('Скорости')).toBeChecked();
  expect(flow.getByLabel('Что бы вы изменили?')).toHaveValue(FREE_WORDS);

  flow.getByLabel('Скорости').uncheck();
  answer(flow);
  await send(flow);
  expect(heading(flow)).toHaveText(/^Спасибо/);
});

test('[SURV-17] [SURV-18] a survey that cannot be loaded says so, and is asked for again', async () => {
  // There the sandbox has none.
  const { visitor, flow } = await begin('chukotka');
  expect(heading(flow)).toHaveText('Не удалось загрузить данные');
  expect(flow).toContainText('Нажмите кнопку, это может помочь. Если нет — загляните позже');
  const before = visitor.answer();
  await flow.getByRole('button', { name: 'Обновить' }).click();
  expect(visitor.answer()).not.toBe(before);
  expect(heading(flow)).toHaveText('Не удалось загрузить данные');
});

test('[SURV-19] answers that cannot be sent are kept, and sent again', async () => {
  const { flow } = await begin();
  answer(flow);
  flow.getByLabel('Другое').check();
  flow.getByLabel('Свой вариант').fill('Спросить о сети');
  flow.getByLabel('Удобного поиска').check();
  flow.getByLabel('Что бы вы изменили?').fill('сбой');
  await send(flow);
  expect(heading(flow)).toHaveText('Что-то пошло не так');
  expect(flow).toContainText('Не удалось отправить результаты. Пожалуйста, пройдите опрос ещё раз позже');
  await flow.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  expect(flow.getByLabel('Другое')).toBeChecked();
  expect(flow.getByLabel('Свой вариант')).toHaveValue('Спросить о сети');
  expect(flow.getByLabel('Удобного поиска')).toBeChecked();
  expect(question(flow, 'Насколько легко').getByRole('radio', { name: '5' })).toBeChecked();
  expect(flow.getByLabel('Что бы вы изменили?')).toHaveValue('сбой');
  flow.getByLabel('Что бы вы изменили?').fill('');
  await send(flow);
  expect(heading(flow)).toHaveText(/^Спасибо/);
});
