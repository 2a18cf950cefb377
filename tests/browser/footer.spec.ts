import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const MENU = 'Полезные ссылки';

function footerOf(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The places of the column headings that can be seen, in px. */
async function findHeadings(page: Page): Promise<{ x: number; y: number }[]> {
  const headings = await footerOf(page).getByRole('navigation', { name: MENU }).getByRole('heading').all();
  const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
  return boxes.flatMap((box) => (box === null ? [] : [{ x: Math.round(box.x), y: Math.round(box.y) }]));
}

const countRows = (places: { y: number }[]) => new Set(places.map(({ y }) => y)).size;

test('[SHELL-02] [SHELL-08] header, footer and cookie notice stand around a page, from the layout @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(footerOf(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
});

test('[SHELL-10] [SHELL-11] [SHELL-21] the footer offers the apps, the subscription and the discount', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  const footer = footerOf(page);
  for (const store of ['App Store', 'Google Play', 'RuStore', 'AppGallery']) {
    const link = footer.getByRole('link', { name: store });
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link.locator('svg')).toBeVisible();
  }
  await expect(footer.getByRole('img', { name: /QR-код/ })).toHaveAttribute('src', '/media/qr.svg');
  await expect(footer.locator('[data-subscribe-light="84213"][data-subscribe-dark="84214"]')).toContainText(
    'Новости и скидки',
  );
  await expect(footer.getByText(/Минус 20\s%/)).toBeVisible();
  await expect(footer.getByText('Подключите автоплатёж')).toBeVisible();
});

test('[SHELL-12] [SHELL-14] [SHELL-15] [SHELL-18] the footer names socials, privacy, age and copyright', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  const footer = footerOf(page);
  await expect(footer.getByRole('list', { name: 'Мы в социальных сетях' }).getByRole('link')).toHaveCount(5);
  await expect(footer.getByRole('link', { name: 'ВКонтакте' })).toHaveAttribute(
    'href',
    'https://vk.example/megafon',
  );
  await expect(footer.getByText('Продолжая пользоваться сайтом')).toBeVisible();
  await expect(footer.getByText('18+', { exact: true })).toBeVisible();
  await expect(footer.getByText('© 2026 «МегаФон»')).toBeVisible();
});

test('[SHELL-13] the secondary menu opens external items apart and internal ones in place', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  const footer = footerOf(page);
  const external = footer.getByRole('link', { name: 'Инвесторам' });
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  const internal = footer.getByRole('link', { name: 'Персональные данные' });
  await expect(internal).not.toHaveAttribute('target');
  await internal.click();
  await expect(page).toHaveURL(site.at('/privacy'));
});

test('[SHELL-16] [SHELL-17] [SHELL-19] the footer leads to survey, jobs and, where it is on, the speed test', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  const footer = footerOf(page);
  const job = footer.locator('a:not(nav a)', { hasText: 'Работа у нас' });
  await expect(footer.getByRole('link', { name: 'Помогите нам стать лучше' })).toHaveAttribute(
    'href',
    '#survey',
  );
  // The menu of the demo has it as well; the button stands outside.
  await expect(job).toHaveAttribute('href', '/job');
  await expect(footer.getByRole('link', { name: 'Проверить скорость' })).toBeVisible();

  await page.goto(site.at('/', 'corp'));
  await expect(job).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Проверить скорость' })).toHaveCount(0);
});

test('[SHELL-09] [SHELL-33] six columns of the footer menu stand in two rows', async ({ page, site }) => {
  await page.goto(site.at('/about'));
  const places = await findHeadings(page);
  expect(places).toHaveLength(6);
  expect(countRows(places)).toBe(2);
  const link = footerOf(page)
    .getByRole('navigation', { name: MENU })
    .getByRole('link', { name: 'Пополнить счёт' });
  await expect(link).toHaveAttribute('href', '/pay/topup');
});

test('[SHELL-34] four columns of the footer menu stand in one row', async ({ page, site }) => {
  await page.goto(site.at('/', 'corp'));
  const places = await findHeadings(page);
  expect(places).toHaveLength(4);
  expect(countRows(places)).toBe(1);
});

/** As a person does, who looks before the tap: parts above are drawn now and find their heights (docs/decisions/0078). */
async function comeTo(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(async (element) => {
    for (let place = NaN, next = 0, same = 0; same < 5; place = next) {
      await new Promise(requestAnimationFrame);
      next = element.getBoundingClientRect().y;
      same = next === place ? same + 1 : 0;
    }
  });
}

test('[SHELL-32] on a phone the footer menu is one list that opens part by part @phone-only', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/about'));
  expect(await findHeadings(page)).toEqual([]);
  const menu = footerOf(page).getByRole('navigation', { name: MENU });
  const parts = menu.locator('summary');
  await expect(parts).toHaveCount(6);
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(6);
  const link = menu.getByRole('link', { name: 'Пополнить счёт' });
  await expect(link).toBeHidden();
  const payment = parts.filter({ hasText: 'Оплата' });
  await comeTo(payment);
  await payment.tap();
  await link.tap();
  await expect(page).toHaveURL(site.at('/pay/topup'));
});

for (const width of [1024, 1280, 1440]) {
  test(`the footer of a page other than the main one takes at most 600 px at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/pay/topup', '/tariffs/all']) {
      await page.goto(site.at(path));
      const box = await footerOf(page).boundingBox();
      expect(box?.height, path).toBeLessThanOrEqual(600);
    }
  });
}

test('the footer of a page takes at most 600 px of a phone @phone-only', async ({ page, site }) => {
  await page.goto(site.at('/pay/topup'));
  const box = await footerOf(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(600);
});

test('what the footer of a desktop shows at once, that of a phone opens by hand @phone', async ({
  page,
  site,
  isMobile,
}) => {
  await page.goto(site.at('/about'));
  const licence = footerOf(page).getByText(/Лицензии на.услуги связи/);
  const app = footerOf(page).getByRole('link', { name: 'App Store' });
  if (!isMobile) {
    await expect(licence).toBeVisible();
    await expect(app).toBeVisible();
    return;
  }
  await expect(licence).toBeHidden();
  await footerOf(page).getByText('Правовая информация').tap();
  await expect(licence).toBeVisible();
  await footerOf(page).getByText('Приложение, скидки, рассылка').tap();
  await expect(app).toBeVisible();
});
