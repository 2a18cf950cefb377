import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { ComposerPage, makePage } from './composer-page';
import { findFaults } from './find-faults';
import { test } from './studio';

/** The studio in narrow windows: on a phone what is urgent can be done, and the composer keeps its header whole. */

const PHONE = { width: 390, height: 844 };
const BODY = JSON.stringify({
  uuid: 'narrow',
  type: 'common',
  title: 'Узкий экран',
  meta: [{ name: 'description', content: 'Страница для узкого экрана.' }],
  components: [{ id: 'top', type: 'landing-header', version: 1, props: { header: 'Узкий экран' } }],
});

async function expectNoSideScroll(studio: Page) {
  const { width } = studio.viewportSize() ?? { width: 0 };
  expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('a screen opened at its anchor stays there, although its section is brought into the row of sections', async ({
  studio,
  studioSite: { at },
}) => {
  await studio.setViewportSize(PHONE);
  await studio.goto(at('/studio/forms#new-form'));
  const row = studio.getByRole('navigation', { name: 'Разделы студии' }).getByRole('list');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const isStill = studio.getByRole('heading', { name: 'Новая форма' }).evaluate((heading) => {
    const before = window.scrollY;
    heading.scrollIntoView();
    return before > 0 && window.scrollY === before;
  });
  expect(await isStill).toBe(true);
});

test('what a list is searched by is read whole: on a phone, and in text twice as large', async ({
  studio,
  studioSite: { at },
}) => {
  await studio.goto(at('/studio/documents/news'));
  const search = studio.getByRole('searchbox');
  /** The hint, written as the field writes it, beside the room that it has. */
  const isWhole = () =>
    search.evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const hint = document.createElement('span');
      Object.assign(hint.style, { font, position: 'fixed', whiteSpace: 'nowrap' });
      hint.textContent = field.placeholder;
      document.body.append(hint);
      const { width } = hint.getBoundingClientRect();
      hint.remove();
      return width <= field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    });
  await studio.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await isWhole()).toBe(true);
  await studio.setViewportSize({ width: 360, height: 800 });
  await studio.evaluate(() => document.documentElement.removeAttribute('style'));
  expect(await isWhole()).toBe(true);
  await expectNoSideScroll(studio);
});

// Slow: a page goes the whole way on a phone, and each screen is looked at by axe.
test('on a phone a page is found, published, planned and taken from the site', async ({
  studio,
  studioSite: { at },
}) => {
  test.slow();
  const id = await makePage(studio, '/narrow', BODY);
  await studio.setViewportSize(PHONE);
  await studio.goto(at('/studio/pages?q=narrow'));
  await expectNoSideScroll(studio);
  await studio.getByRole('link', { name: 'Узкий экран' }).click();
  await expect(studio.getByText('Блоки собирают на')).toBeVisible();
  await expectNoSideScroll(studio);
  await studio.getByRole('link', { name: /^Опубликовать или/ }).click();

  await studio.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(studio.getByText(/видно посетителям/)).toBeVisible();
  await expectNoSideScroll(studio);
  // What the sticky header half covers is no target of its own.
  await studio.evaluate(() => window.scrollTo(0, 0));
  expect(await findFaults(studio)).toEqual([]);

  await studio.goto(at(`/studio/pages/${id}/schedule`));
  await studio.getByLabel('Что сделать').selectOption('unpublish');
  await studio.getByLabel('Дата').fill('2099-01-01');
  await studio.getByRole('button', { name: 'Запланировать' }).click();
  await expect(studio.getByRole('button', { name: /^Отменить/ })).toBeVisible();
  await expectNoSideScroll(studio);

  await studio.goto(at(`/studio/pages/${id}/publish`));
  await studio.getByText('Снять с').first().click();
  await studio.getByRole('button', { name: 'Да, снять' }).click();
  await expect(studio.getByText(/^Не.опубликовано$/)).toBeVisible();
});

test('on a phone words of a list stay whole, and files are brought and described', async ({
  studio,
  studioSite: { at },
}) => {
  await studio.setViewportSize(PHONE);
  await studio.goto(at('/studio/audit'));
  await expect(studio.locator('header a[aria-current="page"]')).toBeInViewport();
  const lines = await studio
    .getByRole('cell', { name: 'Администратор', exact: true })
    .first()
    .evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    });
  expect(lines).toBe(1);

  await studio.goto(at('/studio/media'));
  await studio.locator('[data-media-chooser]').setInputFiles({
    name: 'narrow.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40z"/></svg>',
    ),
  });
  await studio.getByLabel('Что на картинке').fill('Треугольник');
  await expectNoSideScroll(studio);
  await studio.getByRole('button', { name: /^Загрузить/ }).click();
  await studio.getByRole('link', { name: /narrow-/ }).click();
  await expect(studio.getByRole('button', { name: 'Скопировать адрес' })).toBeVisible();
  await expectNoSideScroll(studio);
});

test('the composer keeps its header in the window with colleagues and a long state of saving', async ({
  studio,
  studioSite: { at },
  context,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const id = await makePage(studio, '/narrow-header', BODY);
  // Others are told of by the canvas.
  const others = ['Александра Константинопольская', 'Борис Преображенский'];
  await studio.addInitScript((names) => {
    const ask = window.fetch;
    window.fetch = async (...question) => {
      const answer = await ask(...question);
      if (!answer.url.endsWith('/render') || !answer.ok) return answer;
      return Response.json({ ...(await answer.json()), others: names });
    };
  }, others);
  const composer = await new ComposerPage(studio).open(at(`/studio/pages/${id}`));
  await expect(studio.getByText('Александра Константинопольская')).toBeVisible();
  await context.setOffline(true);
  await studio.getByLabel('Название').first().fill('Узкий экран и очень длинное название страницы о связи');
  await expect(studio.getByText('Нет связи')).toBeVisible();
  for (const width of [1024, 1280, 1440, 1920]) {
    await studio.setViewportSize({ width, height: 900 });
    const header = studio.getByTestId('composer').locator('header').first();
    const boxes = await header.locator('a, button, summary, output, h1').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.classList.contains('skip-link'))
        .map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    const overlaps = boxes.filter((one, at) =>
      boxes.some(
        (other, place) =>
          place > at &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
    );
    expect([width, overlaps]).toEqual([width, []]);
  }
  await context.setOffline(false);
  await composer.isSaved();
});

test('a keyboard goes past the header of the composer to its blocks and to its fields', async ({
  studio,
  studioSite: { at },
}) => {
  const id = await makePage(studio, '/narrow-skip', BODY);
  await new ComposerPage(studio).open(at(`/studio/pages/${id}`));
  await studio.getByRole('link', { name: /^К.блокам и.составу$/ }).press('Enter');
  await expect(studio.locator('#side-panel')).toBeFocused();
  await studio.getByRole('link', { name: /^К.полям$/ }).press('Enter');
  await expect(studio.locator('#composer-fields')).toBeFocused();
});

test('a list of documents tells their names and states on a phone without scrolling sideways', async ({
  studio,
  studioSite: { at },
}) => {
  await studio.setViewportSize({ width: 360, height: 800 });
  for (const kind of ['news', 'facts', 'promotions']) {
    await studio.goto(at(`/studio/documents/${kind}`));
    const list = studio.getByRole('region').filter({ has: studio.getByRole('table') });
    await expect(list.getByRole('columnheader', { name: 'Состояние' })).toBeInViewport({ ratio: 1 });
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test('the name of a page is read whole in the header of the composer at 1280 px', async ({
  studio,
  studioSite: { at },
}) => {
  await studio.setViewportSize({ width: 1280, height: 800 });
  const title = 'Тарифы и услуги для тех, кто всегда на связи';
  const id = await makePage(studio, '/long-name', JSON.stringify({ ...JSON.parse(BODY), title }));
  await new ComposerPage(studio).open(at(`/studio/pages/${id}`));
  const name = studio.getByRole('heading', { level: 1, name: title });
  await expect(name).toBeVisible();
  const isWhole = await name.evaluate(
    (box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight,
  );
  expect(isWhole).toBe(true);
});
