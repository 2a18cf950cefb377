import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The showcase of services and the pages of options in a real browser. */

const cards = (page: Page) => page.locator('[data-card]').filter({ visible: true });
const field = (page: Page) => page.getByLabel('Поиск по услугам');
const isReady = (page: Page) =>
  expect(page.locator('[data-enhance="services-showcase"][data-enhanced]')).toBeAttached();

test('[OPT-214] [OPT-219] a chip shows its services at once and writes itself into the address @phone', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/services'));
  await isReady(page);
  const all = await cards(page).count();
  await page.getByRole('link', { name: 'Безопасность', exact: true }).click();
  await expect(page).toHaveURL(/\/services\?filter=security$/);
  expect(await cards(page).count()).toBeLessThan(all);
  await expect(page.getByRole('heading', { name: 'Звонки', exact: true })).toBeHidden();
  await expect(page.locator('[data-count]')).toContainText(`Показано услуг: ${await cards(page).count()}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Звонки', exact: true })).toBeHidden();
  await page.locator('[data-filter=""]').click();
  await expect(cards(page)).toHaveCount(all);
});

test('[OPT-220] [OPT-221] the search suggests by the keyboard, five at most, and Enter opens one', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/services'));
  await field(page).click();
  await expect(page.locator('form[data-ready]')).toBeAttached();
  await field(page).pressSequentially('bynthytn');
  await expect(page.getByRole('option')).toHaveCount(5);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/internet\/options\/[\w-]+\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Интернет');
});

test('[OPT-222] [OPT-223] what is not found is said, and everything comes back', async ({ page, site }) => {
  await page.goto(site.at('/services'));
  await field(page).click();
  await expect(page.locator('form[data-ready]')).toBeAttached();
  await field(page).pressSequentially('телеграфия');
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await page.getByRole('link', { name: 'Показать все услуги' }).click();
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeHidden();
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially('кино');
  await page.getByRole('button', { name: 'Очистить поиск' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('the Back button brings back the chip and the words, with as much of the list as before', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/services'));
  await isReady(page);
  await page.getByRole('link', { name: 'Интернет', exact: true }).click();
  await field(page).click();
  await expect(page.locator('form[data-ready]')).toBeAttached();
  await field(page).pressSequentially('гигабайт');
  await expect(page).toHaveURL(/filter=internet&q=/);
  const list = page.locator('[data-list]');
  const found = await cards(page).count();
  // What is hidden from the eye is hidden from screen readers.
  await expect(list.getByRole('article')).toHaveCount(found);
  await field(page).press('Escape');
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\.html$/);
  await page.goBack();
  await expect(page).toHaveURL(/filter=internet&q=/);
  await expect(field(page)).toHaveValue('гигабайт');
  await expect(list.getByRole('article')).toHaveCount(found);
});

test('[OPT-227] the information block stays in sight beside the list and ends with it', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/services'));
  const info = page.getByRole('complementary', { name: 'Полезно знать' });
  await page.locator('#entertainment').scrollIntoViewIfNeeded();
  await page.locator('#fun').evaluate((group) => group.scrollIntoView());
  await expect(info).toBeInViewport({ ratio: 1 });
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView());
  await expect(info).not.toBeInViewport();
});

test('[OPT-227] on a phone the information block stays below the list @phone-only', async ({
  page,
  site,
}) => {
  await page.goto(site.at('/services'));
  await page.locator('#fun').evaluate((group) => group.scrollIntoView());
  await expect(page.getByRole('complementary', { name: 'Полезно знать' })).not.toBeInViewport();
});

test('a link to a group opens the page at it', async ({ page, site }) => {
  await page.goto(site.at('/services#fun'));
  await expect(page.getByRole('heading', { name: 'Развлечения', exact: true })).toBeInViewport();
});

/** Half a second of a film, recorded from a canvas: the project has no film. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    const paint = canvas.getContext('2d');
    for (let frame = 0; frame < 15; frame += 1) {
      if (paint) paint.fillStyle = frame % 2 === 0 ? '#00b956' : '#731982';
      paint?.fillRect(0, 0, 300, 150);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('[OPT-226] [OPT-231] [OPT-232] the film of a card plays on hover, and is reported after 3 seconds', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(site.at('/services'));
  const film = await recordFilm(page);
  await page.route('**/media/film.webm', (route) => route.fulfill({ body: film, contentType: 'video/webm' }));
  // Only browsers know that *.localhost is this machine: the page itself is asked for by the test.
  const answer = await site.get('/services');
  const video =
    '<video src="/media/film.webm" muted loop playsinline preload="none" data-service-video></video>';
  const body = (await answer.text()).replace(/(<div[^>]*data-service-media[^>]*>)/, `$1${video}`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  await page.route('**/services', (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { 'Content-Security-Policy': policy } }),
  );
  await page.goto(site.at('/services'));
  await isReady(page);
  const player = page.locator('video[data-service-video]');
  const isPlaying = () => player.evaluate((element: HTMLVideoElement) => !element.paused);
  expect(await isPlaying()).toBe(false);
  await cards(page).filter({ has: player }).hover();
  await expect.poll(isPlaying).toBe(true);
  const watched = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'video_watch').length);
  await expect.poll(watched).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(isPlaying).toBe(false);
});

test('a command is copied by its button', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.at('/services/zashchita.html'));
  await page.getByRole('button', { name: 'Скопировать: *105*402#' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('*105*402#');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[OPT-01] [OPT-214] chips and search are answered by the server', async ({ page, site }) => {
    await page.goto(site.at('/services'));
    await page.getByRole('link', { name: 'Поездки', exact: true }).click();
    await expect(page).toHaveURL(/filter=roaming/);
    await expect(page.getByRole('heading', { name: 'Звонки', exact: true })).toBeHidden();
    await field(page).fill('гигабайт');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/filter=roaming/);
    await expect(cards(page).filter({ hasText: 'Гигабайт в поездке' })).toBeVisible();
    await page.getByRole('link', { name: 'Очистить поиск' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(/filter=roaming/);
  });
});
