import { expect } from './fixtures';
import { findFaults } from './find-faults';
import { test } from './studio';

/** News, promotions, questions and banners, as an editor meets them. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const list of ['news', 'promotions', 'faq', 'banners']) {
  test(`can be used by everyone, in light and dark: ${list}`, async ({ studio, studioSite }) => {
    await studio.goto(studioSite.at(`/studio/documents/${list}`));
    await expect(studio.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const scheme of ['light', 'dark'] as const) expect(await findFaults(studio, scheme)).toEqual([]);
    for (const width of [1280, 1440]) {
      await studio.setViewportSize({ width, height: 900 });
      expect(await studio.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('a news item is made, filled, published and seen', async ({ studio, studioSite }) => {
  // Axe reads a long screen in both colour schemes.
  test.slow();
  await studio.goto(studioSite.at('/studio/documents'));
  await studio.getByRole('link', { name: 'Новая новость' }).click();
  await studio.getByLabel('Название').fill('Маяк на связи');
  await studio.getByRole('button', { name: 'Создать черновик' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Маяк на связи' })).toBeVisible();

  const saved = studio.locator('[data-phase=saved]');
  // Typed again when the script was not there yet.
  await expect(async () => {
    await studio.getByLabel('Заголовок').fill('Маяк');
    await studio.getByLabel('Заголовок').fill('');
    await expect(studio.getByText('С\u00a0ошибками документ не\u00a0опубликовать.')).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await studio.getByLabel('Заголовок').fill('Маяк на связи: сеть видна с моря');
  await studio.getByLabel('Анонс').fill('Ловит за двадцать миль от берега.');
  await expect(saved).toContainText('Черновик сохранён');
  for (const scheme of ['light', 'dark'] as const) expect(await findFaults(studio, scheme)).toEqual([]);
  await studio.reload();
  await expect(studio.getByLabel('Анонс')).toHaveValue('Ловит за двадцать миль от берега.');

  await studio.getByRole('link', { name: 'Публикация' }).click();
  // It has no picture and no page of its own yet: warnings, which are accepted.
  await studio.getByRole('checkbox').check();
  await studio.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(studio.getByText('Опубликовано').first()).toBeVisible();

  await studio.goto(studioSite.at('/'));
  await expect(studio.getByText('Маяк на связи: сеть видна с моря').first()).toBeVisible();
  await studio.goto(studioSite.at('/studio/documents/news?search=маяк'));
  const row = studio.getByRole('row').filter({ hasText: 'Маяк на связи: сеть видна с моря' });
  await expect(row).toContainText('Опубликовано');
});
