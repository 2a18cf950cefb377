import { expect, test } from './fixtures';

const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
/** Twice the usual size of letters (WCAG 1.4.4). */
const LARGE_LETTERS = '32px';

for (const path of ['/shop', '/shop/product?id=10001', '/order/product?tariff=start']) {
  test(`with letters twice as large a phone's page does not move sideways: ${path}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.at(path));
    await expect(page.locator('#main h1')).toBeVisible();
    expect(await page.evaluate(enlargeLetters, LARGE_LETTERS)).toBe(0);
  });
}

test('with letters twice as large a phone number that is longer than its line breaks', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(site.at('/dev/flows/sim-order'));
  const link = page.getByRole('link', { name: /^Отдельно\s?: success$/ });
  await page.goto(site.at((await link.getAttribute('href')) ?? ''));
  await expect(page.getByRole('heading', { name: 'Номер активирован' })).toBeVisible();
  expect(await page.evaluate(enlargeLetters, LARGE_LETTERS)).toBe(0);
});

for (const path of ['/pay/promised', '/pay/topup']) {
  test(`with letters twice as large the field of a number shows its end: ${path}`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.at(path));
    const field = page.locator('main input[type="tel"]').first();
    await field.fill('+7 (926) 999 - 99 - 99');
    await page.evaluate(enlargeLetters, LARGE_LETTERS);
    const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(hidden).toBe(0);
  });
}

/** Runs in the page. How far it can be moved sideways with letters of this size, in px. */
function enlargeLetters(size: string): number {
  const root = document.documentElement;
  root.style.fontSize = size;
  return root.scrollWidth - root.clientWidth;
}

test('a long badge of a tariff is read whole on a small phone', async ({ page, site }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(site.at('/forhome'));
  const badge = page.getByText('Первый месяц — половина цены', { exact: true });
  await expect(badge).toBeAttached();
  const cut = await badge.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBe(0);
});

for (const { screen, size } of [
  { screen: 'a small phone', size: SMALL_PHONE },
  { screen: 'a tablet', size: TABLET },
]) {
  test(`the button of a card beside another keeps its words on one line: ${screen}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    await page.goto(site.at('/shop/product?id=10001'));
    const card = page.getByRole('article').filter({ has: page.locator('[data-add-to-cart]') });
    const words = card.first().getByRole('button').getByText('корзину').first();
    const lines = await words.evaluate((element) => {
      const { height } = element.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(lines).toBeLessThan(1.5);
  });
}

for (const [path, words] of [
  ['/services/pereadresaciya.html', ['Переадресация', '*105*209#']],
  ['/internet/options/internet-20.html', ['Стоимость', 'Со\u00a0скидкой']],
  ['/services', ['устройствах', 'за\u00a0родителей']],
  ['/tariffs/all/bez-limita', ['от\u00a0мошенников']],
  ['/tariffs/all/compare?ids=bez-limita,start', ['Мессенджеры']],
  ['/shop/accessories', ['аккумулятор']],
  ['/help', ['Заблокировать']],
] as const) {
  test(`a small phone breaks no word in two: ${path}`, async ({ page, site }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(site.at(path));
    await expect(page.locator('#main h1')).toBeVisible();
    for (const word of words) expect([word, await page.evaluate(countLines, word)]).toEqual([word, 1]);
  });
}

/** The most lines that this text takes anywhere in the page's content; 0 where it is not seen. */
function countLines(text: string): number {
  const counts = [0];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector('#main') ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start < 0 || node.parentElement?.closest('nav, script')) continue;
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    counts.push(range.getClientRects().length);
  }
  return Math.max(...counts);
}

test('a long badge of a good stands above its picture on a small phone', async ({ page, site }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(site.at('/shop/phones'));
  const card = page.getByRole('article').filter({ hasText: 'Дешевле' }).first();
  const covered = await card.evaluate((element) => {
    const badge = element.querySelector('img')?.previousElementSibling?.getBoundingClientRect();
    const picture = element.querySelector('img')?.getBoundingClientRect();
    return (badge?.bottom ?? Infinity) - (picture?.top ?? 0);
  });
  expect(covered).toBeLessThanOrEqual(4);
});
