import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

/** What stands on every page, for a visitor without scripts: menus, the region, the cookie notice; and open answers. */

const PAGE = '/about';
const SECONDS_PER_DAY = 24 * 60 * 60;

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const noticeOf = (visitor: Visitor) => visitor.getByRole('region', { name: 'Файлы cookie' });
const addressOf = (visitor: Visitor) => new URL(visitor.url()).pathname + new URL(visitor.url()).search;

async function open(path: string): Promise<Visitor> {
  const visitor = site.visit();
  await visitor.goto(path);
  return visitor;
}

test('the menus of the header and of a phone lead to a page of their section', async () => {
  for (const name of ['Основные разделы', 'Быстрые ссылки']) {
    const visitor = await open(PAGE);
    const menu = visitor.getByRole('navigation', { name });
    const link = menu.getByRole('link', { name: 'Антиспам' });
    expect(link).toHaveCount(0);
    if (name === 'Быстрые ссылки') await menu.locator('summary').filter({ hasText: 'Меню' }).click();
    await menu.locator('summary').filter({ hasText: 'Услуги и опции' }).click();
    await link.click();
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Антиспам');
  }
});

test('the choice of a region leads to the same page of it', async () => {
  const visitor = await open(PAGE);
  const summaries = visitor.locator('header summary');
  await summaries.filter({ hasText: 'Москва' }).click();
  await visitor.locator('header').getByRole('link', { name: 'Санкт-Петербург' }).click();
  expect(visitor.url()).toBe(`http://spb.localhost:${site.port}${PAGE}`);
  expect(summaries.filter({ hasText: 'Санкт-Петербург' })).toBeVisible();
});

test('[SHELL-203] [SHELL-204] [SHELL-206] [SHELL-207] [SHELL-208] the cookie notice appears, closes and stays away', async () => {
  const visitor = await open('/tariffs/all?utm_source=mail');
  expect(noticeOf(visitor)).toContainText('cookie');
  await noticeOf(visitor).getByRole('button').click();
  expect(addressOf(visitor)).toBe('/tariffs/all?utm_source=mail');
  expect(noticeOf(visitor)).toHaveCount(0);
  const cookie = visitor.findCookie('cookie_notice');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('1:closed');
  expect(Math.round((cookie?.seconds ?? 0) / SECONDS_PER_DAY)).toBe(60);

  await visitor.reload();
  expect(noticeOf(visitor)).toHaveCount(0);
  await visitor.goto('/');
  expect(noticeOf(visitor)).toHaveCount(0);
});

test('every panel of the tabs is there, and the links lead to them', async () => {
  const visitor = await open('/tariffs/all');
  const block = visitor.locator('#how');
  const links = block.getByRole('navigation').getByRole('link');
  const titles = links.allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) {
    const heading = block.getByRole('heading', { name: title, exact: true });
    expect(heading).toBeVisible();
    expect(heading.element().nextElementSibling?.textContent).not.toBe('');
  }
  await links.last().click();
  expect(visitor.locator(new URL(visitor.url()).hash)).toBeVisible();
});

test('the answers of a help article open', async () => {
  const visitor = await open('/help/info/spam-calls.html');
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/спам-звонков/);
  const question = visitor.locator('main details').first();
  const answer = question.locator('summary ~ *').first();
  expect(answer).toBeHidden();
  await question.locator('summary').click();
  expect(answer).toBeVisible();
});
