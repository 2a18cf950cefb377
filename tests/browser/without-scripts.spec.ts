import { noteRequests } from './block-assets';
import { expect, test } from './fixtures';

/** A page with nothing interactive on it. */
const STATIC_PAGE = '/about';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** `start-page` of /assets/start-page-CGOiqmJx.js. */
const toName = (src: string) => /([\w-]+)-[\w-]{8}\.js$/.exec(src)?.[1] ?? src;

test.describe('a page with nothing interactive', () => {
  test('asks for the script of the shell alone; the few lines that open the windows of the layout stand in it', async ({
    page,
    site,
  }) => {
    const noted = noteRequests(page, 'script');
    await page.goto(site.at(STATIC_PAGE), { waitUntil: 'networkidle' });

    const scripts = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .map(({ src, text }) => [src, text.length] as const),
    );
    expect(scripts.filter(([src]) => src !== '').map(([src]) => toName(src))).toEqual(['start-page']);
    expect(scripts.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(2000);
    expect([...noted.keys()].map(toName).toSorted()).toEqual(['shared', 'start-page']);
  });

  test('has a working menu in the header', async ({ page, site }) => {
    await page.goto(site.at(STATIC_PAGE));
    const menu = page.getByRole('navigation', { name: 'Основные разделы' });
    const link = menu.getByRole('link', { name: 'Антиспам' });
    await expect(link).toBeHidden();
    const section = menu.locator('summary', { hasText: 'Услуги и опции' });
    await section.click();
    await expect(link).toBeVisible();
    await menu.locator('summary', { hasText: 'Роуминг' }).click();
    await expect(link).toBeHidden();
    await section.click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Антиспам');
  });

  test('has a working menu at the foot of a phone @phone-only', async ({ page, site }) => {
    await page.goto(site.at(STATIC_PAGE));
    const menu = page.getByRole('navigation', { name: 'Быстрые ссылки' });
    const link = menu.getByRole('link', { name: 'Антиспам' });
    await menu.locator('summary', { hasText: 'Меню' }).tap();
    await menu.locator('summary', { hasText: 'Услуги и опции' }).tap();
    await link.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Антиспам');
  });

  test('leads to the same page of another region @phone-only', async ({ page, site }) => {
    await page.goto(site.at(STATIC_PAGE));
    await page.locator('header summary', { hasText: 'Москва' }).click();
    await page.locator('header').getByRole('link', { name: 'Санкт-Петербург' }).click();
    await expect(page).toHaveURL(site.at(STATIC_PAGE, 'spb'));
    await expect(page.locator('header summary', { hasText: 'Санкт-Петербург' })).toBeVisible();
  });
});

test.describe('the cookie notice', () => {
  test('[SHELL-203] [SHELL-204] [SHELL-206] [SHELL-207] [SHELL-208] appears, closes without a script and stays away @phone-only', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.at(STATIC_PAGE));
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(notice).toContainText('cookie');
    await expect(notice.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await notice.getByRole('button').click();

    await expect(page).toHaveURL(site.at(STATIC_PAGE));
    await expect(notice).toHaveCount(0);
    const findCookie = async () => (await context.cookies()).find(({ name }) => name === 'cookie_notice');
    // The notice goes at once, the site's answer comes when it comes.
    await expect.poll(async () => decodeURIComponent((await findCookie())?.value ?? '')).toBe('1:closed');
    const cookie = await findCookie();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / SECONDS_PER_DAY;
    expect(Math.round(days)).toBe(60);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto(site.at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('closes on a page with scripts too, and leads back to it', async ({ page, site }) => {
    await page.goto(site.at('/tariffs/all?utm_source=mail'));
    await page.getByRole('tab').first().waitFor();
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(site.at('/tariffs/all?utm_source=mail'));
  });
});

test.describe('a browser with scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole main page; the carousel scrolls by itself', async ({ page, site }) => {
    await page.goto(site.at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const list = page.locator('#extras').getByRole('group');
    await list.scrollIntoViewIfNeeded();
    const cards = list.getByRole('listitem');
    await expect(cards.last()).not.toBeInViewport();
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await expect(cards.first()).not.toBeInViewport();
  });

  test('shows every panel of the tabs, and leads to it', async ({ page, site }) => {
    await page.goto(site.at('/tariffs/all'));
    const block = page.locator('#how');
    const links = block.getByRole('navigation').getByRole('link');
    const titles = await links.allInnerTexts();
    expect(titles.length).toBeGreaterThan(1);
    for (const title of titles) {
      const heading = block.getByRole('heading', { name: title, exact: true });
      await expect(heading).toBeVisible();
      await expect(heading.locator('xpath=following-sibling::*').first()).toBeVisible();
    }
    await links.last().click();
    await expect(block.getByRole('heading', { name: titles.at(-1) ?? '', exact: true })).toBeInViewport();
  });
});
