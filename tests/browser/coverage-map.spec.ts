import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The map of speeds, where only a browser knows what its colours are. */

const PATH = '/coverage';

/** Brightness (0 to 255) of the tiles of these regions. */
async function findBrightness(page: Page, codes: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (regions) =>
      regions.map((code) => {
        const field = document.querySelector(`[data-region="${code}"] rect:last-of-type`);
        const fill = field === null ? '' : getComputedStyle(field).fill;
        const [red = 0, green = 0, blue = 0] = [...fill.matchAll(/\d+/g)].map(Number);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }),
    codes,
  );
}

const FAST_TO_SLOW = ['moscow', 'nsk', 'primorye', 'karelia', 'dagestan', 'chukotka'];
const rising = (values: readonly number[]) => values.every((value, at) => value >= (values[at - 1] ?? 0));

test('on a light page the faster region is the darker one, as the legend says', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  await expect(page.getByText('Чем темнее плитка, тем выше скорость')).toBeVisible();
  const brightness = await findBrightness(page, FAST_TO_SLOW);
  expect(rising(brightness), brightness.join(' ')).toBe(true);
  expect(new Set(brightness).size).toBe(5);
});

test('on a dark page the faster region is the lighter one, as the legend says', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.at(PATH));
  await expect(page.getByText('Чем светлее плитка, тем выше скорость')).toBeVisible();
  expect(rising((await findBrightness(page, FAST_TO_SLOW)).reverse())).toBe(true);
});

test('arrow keys show the speeds of the neighbours in the panel', async ({ page, site }) => {
  await page.goto(site.at(PATH));
  const map = page.getByRole('listbox', { name: /Карта скорости/ });
  await map.focus();
  await page.keyboard.press('ArrowUp');
  await expect(map.getByRole('option', { name: /^Тверская область/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.locator('[data-readout]')).toContainText('Тверская область');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-readout]')).toContainText('Москва и Московская область');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the technologies switch by the keyboard, and the list has every region', async ({ page, site }) => {
    await page.goto(site.at(PATH));
    const tile = page.locator('[data-region="moscow"]');
    await expect(tile.getByText('68')).toBeVisible();
    await page.getByRole('radio', { name: '4G' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile.getByText('312')).toBeVisible();
    await expect(tile.getByText('68')).toBeHidden();
    await page.getByText('Все регионы списком').click();
    await expect(page.getByRole('row')).toHaveCount(82);
    await expect(page.getByRole('row', { name: /Ваш регион/ })).toContainText('Москва и Московская область');
  });
});
