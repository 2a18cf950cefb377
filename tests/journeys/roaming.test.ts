import { beforeAll, describe, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import '#tests/visitor/matchers';
import { enterCode, sendNumber, joinJourneySite, type JourneySite } from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const FLOW = '[data-flow="roaming"]';

describe('a trip', () => {
  test('[ROAM-201][ROAM-202][ROAM-203] to Turkey for seven days: from the main page over the search to a connected service', async () => {
    const visitor = site.visit();
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'Роуминг', exact: true }).first().click();
    await visitor.getByRole('link', { name: 'Цены по странам', exact: true }).first().click();
    const world = visitor.locator('main');
    world.getByLabel('Страна').fill('тур');
    await world.getByRole('button', { name: 'Найти' }).click();
    expect(world.getByRole('heading', { name: /^По запросу «тур»/ })).toBeVisible();
    await world.getByRole('link', { name: 'Турция', exact: true }).first().click();

    const flow = visitor.locator(FLOW);
    flow.getByLabel('Дней в\u00a0поездке').fill('7');
    flow.getByLabel('Гигабайт').fill('1');
    flow.getByLabel('Минут в\u00a0Россию').fill('200');
    await flow.getByRole('button', { name: 'Посчитать' }).click();
    expect(flow.getByRole('heading', { name: 'Сколько стоит связь в Турции' })).toBeVisible();
    expect(flow).toContainText('Выгоднее всего: «Сутки связи»');
    expect(flow).toContainText('7\u00a0× 249\u00a0₽');
    await flow.getByRole('button', { name: 'Подключить «Сутки связи»' }).click();

    const msisdn = newSubscriber();
    await sendNumber(flow, msisdn);
    expect(flow.getByRole('heading').first()).toHaveText('Введите код из SMS');
    await enterCode(site, flow, { msisdn, button: 'Подключить' });
    expect(flow.getByRole('heading').first()).toHaveText('Готово');
    expect(flow).toContainText('Сутки связи');
  });

  test('[ROAM-204][ROAM-208] to Belarus costs what home does, and is connected once', async () => {
    const visitor = site.visit();
    await visitor.goto('/roaming/world/belarus.html');
    const flow = visitor.locator(FLOW);
    expect(flow.getByRole('link', { name: 'Узнать стоимость в\u00a0другой стране' })).toHaveAttribute(
      'href',
      '/roaming/world',
    );
    await flow.getByRole('button', { name: 'Как платить как\u00a0дома' }).click();
    expect(flow.getByRole('button', { name: 'Подключить «Как дома»' })).toBeVisible();
  });

  test('[ROAM-205] to Hong Kong goes by the scheme of Chinese countries', async () => {
    const visitor = site.visit();
    await visitor.goto('/roaming/world/gonkong.html');
    const flow = visitor.locator(FLOW);
    await flow.getByRole('button', { name: 'Как работает связь' }).click();
    expect(flow).toContainText('Гонконг');
    expect(flow).toContainText('449\u00a0₽');
  });

  test('[ROAM-206][ROAM-207] has price tables, and tabs on how roaming works, on the page of each country', async () => {
    const visitor = site.visit();
    await visitor.goto('/roaming/world/yaponiya.html');
    expect(visitor.locator(`${FLOW} details table`).first().textContent()).toMatch(/35\s₽\/мин/);
    expect(visitor.getByRole('heading', { name: 'Как работает роуминг' })).toBeVisible();
    expect(visitor.locator('main').getByText('Прилетели').first()).toBeVisible();
  });

  test('has an address to share: whoever opens it reads the same sum', async () => {
    const address = '/roaming/world/turciya.html?days=10&gb=5&minutes=60&sms=4';
    const [one, another] = [site.visit(), site.visit()];
    await one.goto(address);
    await another.goto(address);
    const sumOf = (visitor: typeof one) => visitor.locator(`${FLOW} dd`).first().textContent();
    expect(sumOf(one)).toBe(sumOf(another));
    expect(sumOf(one)).toMatch(/₽$/);
  });
});

test('[ROAM-01] the page of the world shows the country that an old link names', async () => {
  const visitor = site.visit();
  await visitor.goto('/roaming/world?aid=tr');
  expect(visitor.locator('main').getByRole('link', { name: 'Посчитать поездку' })).toHaveAttribute(
    'href',
    '/roaming/world/turciya.html',
  );
});

test('sixty countries and more have a page', async () => {
  const visitor = site.visit();
  await visitor.goto('/roaming/world');
  const names = visitor.locator('[data-countries] a').allTextContents();
  expect(new Set(names).size).toBeGreaterThanOrEqual(60);
});
