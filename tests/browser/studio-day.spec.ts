import type { Page } from '@playwright/test';
import { ComposerPage, readDraft, signIn } from './composer-page';
import { expect } from './fixtures';
import { test } from './studio';

/** A whole working day: what a marketer, a colleague and an editor do with the studio, one thing after another. */
test.setTimeout(180_000);

const BLOCKS = [
  'Текст',
  'Преимущества',
  'Карточки',
  'Шаги',
  'Цены',
  'Вопросы и ответы',
  'Контакты',
  'Вкладки',
  'Обещанный платёж',
];
const PATH = '/tariffs/family-day';

async function add(studio: Page, label: string): Promise<void> {
  await studio.getByRole('tab', { name: 'Блоки' }).click();
  await studio.getByLabel('Найти блок').fill(label);
  await studio.getByRole('button', { name: `Добавить: ${label}`, exact: true }).click();
  await expect(studio.getByText(new RegExp(`^Добавлено: ${label}, место`))).toBeAttached();
}

/** Reads the warnings, accepts them where there are any, and publishes. */
async function publish(studio: Page): Promise<void> {
  const checking = studio.getByText('Проверяем страницу во всех регионах');
  await expect(checking).toHaveCount(0, { timeout: 30_000 });
  const button = studio.getByRole('button', { name: 'Опубликовать', exact: true });
  await expect(button).toBeVisible();
  const acceptance = studio.getByLabel('Публикую с этими замечаниями');
  if (await acceptance.isVisible()) await acceptance.check();
  await button.click();
  await expect(studio.getByText(/Опубликовано в\s\d\d:\d\d, видно посетителям/)).toBeVisible({
    timeout: 30_000,
  });
}

// Slow: a whole day of a marketer and her reviewer, and each screen of it is looked at by axe.
test('a marketer composes, is corrected, looks ahead, plans, publishes, and takes one block back', async ({
  studio,
  studioSite,
  browser,
  watchContext,
}) => {
  const { at } = studioSite;
  await studio.goto(at('/studio/pages/new'));
  await studio.getByLabel('Название').fill('Тариф для семьи');
  await studio.getByLabel('Адрес').fill(PATH);
  await studio.getByLabel('С чего начать').selectOption({ label: 'Статья: заголовок и текст' });
  await studio.getByRole('button', { name: 'Создать черновик' }).click();
  await studio.waitForURL(/\/studio\/pages\/(?!new)/);
  const id = new URL(studio.url()).pathname.split('/').at(-1) ?? '';
  const composer = new ComposerPage(studio);
  await expect(composer.canvas.locator('.composer-html').first()).toBeVisible();

  for (const label of BLOCKS) await add(studio, label);
  await expect(composer.canvas.getByLabel('Номер телефона').first()).toBeVisible();

  // The price list is given a title that no block takes; the studio says so, and it is put right.
  await composer.choose('Цены');
  await composer.field('Заголовок').fill('Цены для всей семьи '.repeat(30));
  await expect(composer.field('Заголовок')).toHaveAttribute('aria-invalid', 'true');
  await composer.field('Заголовок').fill('Цены для всей семьи');
  await expect(composer.canvas.getByRole('heading', { name: 'Цены для всей семьи' })).toBeVisible();
  await composer.isSaved();

  // As another region will see it on another day.
  await studio.getByRole('button', { name: 'Как есть' }).click();
  const preview = studio.getByRole('dialog');
  await preview.getByLabel('Регион').selectOption({ label: 'Республика Татарстан' });
  await preview.getByLabel('Дата').fill('2030-03-08');
  const whole = studio.frameLocator('dialog iframe');
  await expect(whole.getByRole('banner')).toContainText('Татарстан');
  await expect(whole.getByRole('heading', { name: 'Цены для всей семьи' })).toBeVisible();
  await preview.getByRole('button', { name: 'Закрыть' }).click();

  // A colleague has the page open too: nobody's work is lost.
  const other = await browser.newContext();
  await watchContext(other);
  const colleague = await other.newPage();
  await signIn(colleague, studioSite);
  const theirs = await new ComposerPage(colleague).open(at(`/studio/pages/${id}`));
  await theirs.choose('Шаги');
  await theirs.field('Заголовок').fill('Как подключиться всей семьёй');
  await theirs.isSaved();
  await composer.choose('Преимущества');
  await composer.field('Заголовок').fill('Что получит семья');
  await expect(studio.getByText(/Страницу уже изменили/)).toBeVisible();
  expect(await readDraft(colleague, id)).toContain('Как подключиться всей семьёй');
  await studio.getByRole('button', { name: /Взять их/ }).click();
  await expect(composer.canvas.getByRole('heading', { name: 'Как подключиться всей семьёй' })).toBeVisible();
  await composer.choose('Преимущества');
  await composer.field('Заголовок').fill('Что получит семья');
  await composer.isSaved();
  await other.close();

  await studio.goto(at(`/studio/pages/${id}/schedule`));
  await studio.getByLabel('Дата').fill('2030-03-08');
  await studio.getByLabel(/^Время/).fill('09:00');
  await studio.getByRole('button', { name: 'Запланировать' }).click();
  // The blocks still say some of what their examples say: the studio asks before it plans that.
  await studio.getByLabel(/^Планирую с/).check();
  await studio.getByRole('button', { name: 'Запланировать' }).click();
  await expect(studio.getByText(/Запланировано на\s08\.03\.2030, 09:00/)).toBeVisible();

  await studio.goto(at(`/studio/pages/${id}/publish`));
  await publish(studio);
  await studio.goto(at(PATH));
  await expect(studio.getByRole('heading', { name: 'Что получит семья' })).toBeVisible();
  await expect(studio.getByRole('heading', { name: 'Цены для всей семьи' })).toBeVisible();

  // One block goes back to what it was; the other change stays.
  await composer.open(at(`/studio/pages/${id}`));
  for (const [block, title] of [
    ['Преимущества', 'Заголовок по ошибке'],
    ['Шаги', 'Подключение за три шага'],
  ] as const) {
    await composer.choose(block);
    await composer.field('Заголовок').fill(title);
    await composer.isSaved();
  }
  await studio.goto(at(`/studio/pages/${id}/history`));
  await studio
    .getByRole('button', { name: /Вернуть этот блок/ })
    .first()
    .click();
  await expect(studio.getByText(/Блок вернулся в\sчерновик/)).toBeVisible();
  const draft = await readDraft(studio, id);
  expect(draft).toContain('Что получит семья');
  expect(draft).toContain('Подключение за три шага');
  expect(draft).not.toContain('Заголовок по ошибке');
});

test('an editor finds every planted fault through componentCheck, and repairs the page', async ({
  studio,
  studioSite: { at },
}) => {
  const findings = async () => {
    const report: unknown = await studio.evaluate(
      async (address) => (await fetch(address)).json(),
      at('/dev-demo/broken?componentCheck=json'),
    );
    return report as { findings: { id: string; severity: string }[] };
  };
  const broken = (await findings()).findings.filter(({ severity }) => severity === 'error');
  expect(broken.length).toBeGreaterThanOrEqual(4);

  await studio.goto(at('/studio/pages?q=' + encodeURIComponent('/dev-demo/broken')));
  await studio.getByRole('link', { name: 'Страница для проверки', exact: true }).click();
  const composer = new ComposerPage(studio);
  await expect(composer.canvas.locator('.composer-html').first()).toBeVisible();
  const id = new URL(studio.url()).pathname.split('/').at(-1) ?? '';
  await studio.getByRole('tab', { name: 'Состав' }).click();
  const marks = studio.getByRole('img', { name: /^(Без\sредактора|Есть ошибки)$/ });
  const faulty = studio.locator('[id^="outline-"]').filter({ has: marks });
  for (const left of [4, 3, 2, 1]) {
    await expect(faulty).toHaveCount(left);
    await faulty.first().click();
    await faulty.first().press('Delete');
  }
  await expect(faulty).toHaveCount(0);
  await composer.isSaved();
  await studio.goto(at(`/studio/pages/${id}/publish`));
  await publish(studio);
  expect((await findings()).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
