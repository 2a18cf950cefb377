import { expect } from './fixtures';
import { expectSound, test } from './studio';

/** Another text of a block, tried on a part of the visitors: from the form to the screen of results. */

const SUBTITLE = 'Подзаголовок под заголовком';
const OTHER = 'Деньги сейчас, оплата потом';

test('a marketer tries another line of a page, sees it beforehand, starts the experiment and stops it', async ({
  studio,
  studioSite,
  allowConsole,
}) => {
  test.slow();
  // The start of an experiment whose version B is the page as it stands.
  allowConsole(/status of 409/);
  await studio.goto(studioSite.at('/studio'));
  await studio.getByRole('link', { name: 'Эксперименты' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Эксперименты' })).toBeVisible();
  await expect(studio.getByText('Экспериментов пока нет')).toBeVisible();
  await studio.getByRole('link', { name: 'Новый эксперимент' }).click();
  const page = studio.getByLabel('Страница');
  await expectSound(studio);
  const asked = page.getByRole('option', { name: '(/pay/promised,' });
  await page.selectOption({ value: (await asked.getAttribute('value')) ?? '' });
  await studio.getByRole('button', { name: 'Показать блоки' }).click();
  await studio.getByLabel('Блок').selectOption({ index: 1 });
  await studio.getByLabel('Что проверяем').fill('Другой подзаголовок');
  await studio.getByRole('button', { name: 'Создать черновик' }).click();

  await expect(studio.getByRole('heading', { level: 1, name: 'Другой подзаголовок' })).toBeVisible();
  await studio.getByRole('button', { name: 'Запустить' }).click();
  await expect(studio.getByText(/Вариант\sB ничем не\sотличается от\sстраницы/)).toBeInViewport();
  await studio.getByLabel(SUBTITLE).fill(OTHER);
  await studio.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(studio.frameLocator('iframe').getByText(OTHER)).toBeVisible();
  await expectSound(studio);

  await studio.getByRole('button', { name: 'Запустить' }).click();
  await expect(studio.getByRole('heading', { name: 'Результаты' })).toBeVisible();
  await expect(studio.getByText('Рано судить')).toBeVisible();
  const variants = studio.getByRole('region', { name: 'Результаты' }).getByRole('row');
  await expect(variants).toHaveCount(3);
  await expectSound(studio);

  await studio.getByRole('button', { name: 'Остановить' }).click();
  await studio.getByRole('button', { name: /Остановить насовсем/ }).click();
  await expect(studio.getByText('Остановлен', { exact: true }).first()).toBeVisible();
  // The removal asks anew: the press that has stopped it is no half of it.
  await expect(studio.getByRole('button', { name: 'Удалить', exact: true })).toBeVisible();
  await studio.getByRole('link', { name: 'Все эксперименты' }).click();
  await expect(studio.getByRole('row', { name: /Другой подзаголовок/ })).toContainText('Остановлен');
  await expectSound(studio);
});
