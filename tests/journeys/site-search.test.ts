import { describe, expect, test } from 'vitest';
import { FAULTS, startFakeGateway } from '#tests/integration/fake-gateway';
import { startSite } from '#tests/integration/site-process';
import '#tests/visitor/matchers';
import { startJourneySite } from './journey-site';

const SUGGEST = '/search/api_v3/suggest/';
const ACTIONS = '/api/unite/v1/search/actions';

const toAddress = (typed: string) => `/search-suggestions.json?q=${encodeURIComponent(typed)}`;

test('[SRCH-01][SRCH-401] a question is typed, its pages are turned, and another leads nowhere', async () => {
  const site = await startJourneySite();
  const visitor = site.visit();
  await visitor.goto('/search');
  const main = visitor.locator('main');
  main.getByLabel('Поиск по сайту').fill('роуминг');
  await main.getByRole('button', { name: 'Найти' }).click();
  expect(main.getByRole('heading', { name: /^По запросу «роуминг»\s— \d+\sстраниц/ })).toBeVisible();
  const first = main.locator('ol h3').allTextContents();
  expect(first).toHaveLength(10);
  await main.getByRole('link', { name: 'Дальше' }).click();
  expect(main.locator('ol h3').allTextContents()).not.toEqual(first);
  await visitor.goto('/search?q=qqzzxx');
  expect(main.getByRole('heading', { name: 'По запросу «qqzzxx» ничего не нашлось' })).toBeVisible();
});

test('a question typed with the keyboard switched to English is understood, and its page says so', async () => {
  const site = await startJourneySite();
  const visitor = site.visit();
  await visitor.goto('/search');
  const main = visitor.locator('main');
  main.getByLabel('Поиск по сайту').fill('hjevbyu');
  await main.getByRole('button', { name: 'Найти' }).click();
  expect(main).toContainText('Вы набрали «hjevbyu»: похоже, раскладка была английской.');
  expect(main.getByRole('heading', { name: /^По запросу «роуминг»\s— \d+\sстраниц/ })).toBeVisible();
  await main.locator('ol h3 a').first().click();
  expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
});

describe('suggestions', () => {
  test('[SRCH-02][SRCH-03][SRCH-04][SRCH-05][SRCH-404][SRCH-405] are seven pages at most with titles and addresses; for an empty field quick links', async () => {
    const gateway = await startFakeGateway();
    const results = Array.from({ length: 9 }, (_, index) => ({
      title: `Страница ${index}`,
      url: `/${index}`,
    }));
    gateway.answers.set(SUGGEST, { body: { results: [{ title: 'x', url: 'javascript:1' }, ...results] } });
    gateway.answers.set(ACTIONS, { body: { actions: [{ title: 'Пополнить счёт', url: '/pay/topup' }] } });
    const site = await startSite({ OPERATOR_API_URL: gateway.origin });
    const suggested = JSON.parse((await site.send({ path: toAddress('роум') })).body);
    expect(suggested).toEqual(results.slice(0, 7).map((page) => ({ ...page, section: '' })));
    const asked = gateway.callsTo(SUGGEST).map(({ query }) => Object.fromEntries(query));
    expect(asked).toEqual([{ q: 'роум', k: 'united', l: 'ru' }]);
    const offered = JSON.parse((await site.send({ path: toAddress('') })).body);
    expect(offered).toEqual([{ title: 'Пополнить счёт', url: '/pay/topup', section: '' }]);
    expect(gateway.callsTo(ACTIONS)).toHaveLength(1);
    await site.stop();
  });

  test('[SRCH-06] are asked of nobody for a text too short or with a phone number, and no log has what was typed', async () => {
    const gateway = await startFakeGateway();
    const site = await startSite({ OPERATOR_API_URL: gateway.origin });
    for (const typed of ['р', 'ро', '+7 926 111-22-33', '9261112233']) {
      expect((await site.send({ path: toAddress(typed) })).body).toBe('[]');
    }
    await site.send({ path: toAddress('кошелёк-потерян') });
    expect(gateway.callsTo(SUGGEST)).toHaveLength(1);
    await site.stop();
    expect(site.output.join('\n')).not.toMatch(/9261112233|926 111|кошел|%D0%BA%D0%BE%D1%88/);
  });

  test('[SRCH-406] are none, and the search page says that nothing was found, whatever the operator answers', async () => {
    const gateway = await startFakeGateway();
    const site = await startSite({ OPERATOR_API_URL: gateway.origin });
    for (const fault of FAULTS.filter((one) => one !== 'slow')) {
      gateway.fail(fault, ({ path }) => path.startsWith('/search') || path.includes('PresetSearch'));
      const answer = await site.send({ path: toAddress(`тариф ${fault}`) });
      expect([answer.status, answer.body]).toEqual([200, '[]']);
      const page = await site.send({ path: `/search?q=${encodeURIComponent(fault)}` });
      expect(page.status).toBe(200);
      expect(page.body).toContain('ничего не');
    }
    await site.stop();
  });
});
