import { expect, test } from './fixtures';

/** Addresses that no route of their section knows. */
const OUTSIDE_SECTIONS: readonly [id: string, path: string][] = [
  ['PAGE-12', '/news/2026/november'],
  ['PAGE-13', '/action/no-such-promotion'],
  ['PAGE-14', '/help/faq/no-such-question'],
  ['PAGE-15', '/corp/news/2026/november'],
  ['PAGE-15', '/roaming/moon'],
  ['PAGE-15', '/services/no-such-service'],
  ['PAGE-15', '/stories/one/two'],
];

test('[PAGE-07] [PAGE-08] [PAGE-09] a missing page says so and leads home and to the self-care @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const response = await page.goto(site.at('/no-such-page'));
  const main = page.getByRole('main');

  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Страница не найдена/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await expect(main.getByRole('link', { name: 'В Личный кабинет' })).toHaveAttribute(
    'href',
    'https://lk.example.test/',
  );
  await main.getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(site.at('/'));
});

for (const [id, path] of OUTSIDE_SECTIONS) {
  test(`[${id}] an address that its section has no route for is a missing page: ${path}`, async ({
    site,
  }) => {
    const response = await site.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Страница не найдена</h1>');
  });
}

test('[PAGE-10] /403 says that access is forbidden and leads home', async ({ page, site, allowConsole }) => {
  allowConsole(/status of 403/);
  const response = await page.goto(site.at('/403'));
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Доступ запрещён');
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(site.at('/'));
});

test('[PAGE-11] /500 says that something went wrong and leads home', async ({ page, site, allowConsole }) => {
  allowConsole(/status of 500/);
  const response = await page.goto(site.at('/500'));
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что-то пошло не так');
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(site.at('/'));
});
