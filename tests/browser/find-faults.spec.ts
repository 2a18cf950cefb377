import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { findStyleClashes } from './find-style-clashes';

const ICON = '.aaaaaa_icon { height: 24px; width: 24px; }';
const CHEVRON = '.bbbbbb_chevron { height: 100%; width: 24px; }';
const ELEMENT = '<i class="aaaaaa_icon bbbbbb_chevron"></i>';

for (const [title, style, clashes] of [
  [
    'that stands before the part it changes is told',
    CHEVRON + ICON,
    ['aaaaaa_icon beats height of bbbbbb_chevron'],
  ],
  ['that stands after it is sound', ICON + CHEVRON, []],
  ['for narrow screens is told as well', `@media (width < 1px) { ${CHEVRON} } ${ICON}`, [expect.any(String)]],
  ['is sound where only narrow screens have the part', `${CHEVRON} @media (width < 1px) { ${ICON} }`, []],
] as const) {
  test(`a style ${title}`, async ({ page }) => {
    await page.setContent(`<style>${style}</style>${ELEMENT}`);
    expect(await findStyleClashes(page)).toEqual(clashes);
  });
}

test('a fault is found in the light, in the dark alone, and beyond the law only when asked for', async ({
  page,
}) => {
  await page.setContent(`<html lang="ru"><title>Проба</title><main><h1>Проба</h1><p>Текст</p><h4>Мелко</h4></main>
    <style>@media (prefers-color-scheme: dark) { p { background: #222; color: #333 } }</style>`);
  expect(await findFaults(page)).toEqual(['color-contrast: <p>Текст</p>']);
  expect(await findFaults(page, { within: 'h1' })).toEqual([]);
  expect(await findFaults(page, { rules: 'all' })).toContainEqual(
    expect.stringMatching(/^heading-order: <h4>/),
  );
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:,">'),
  );
  expect(await findFaults(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
});

test('of texts that are drawn alike one is told; another colour, ground, layer or place is another look', async ({
  page,
}) => {
  await page.setContent(`<html lang="ru"><title>Проба</title><main><h1>Проба</h1>
    <ul><li class="pale">Первый</li><li class="pale">Второй</li><li>Третий</li><li style="color: #ddd">Четвёртый</li></ul>
    <div class="grey"><p>Пятый</p></div><div><p>Шестой</p></div><div class="grey"><p>Седьмой</p></div>
    <div class="card"><p class="pale">1</p></div><div class="card"><p class="pale">Восьмой</p></div>
    <section><p>Девятый</p></section><section><i></i><p>Десятый</p></section>
    <label class="pale">Выключено <input disabled></label><label class="pale">Одиннадцатое <input></label>
    <button class="light" disabled>Двенадцатая</button><button class="light">Тринадцатая</button>
    <button class="light">Четырнадцатая</button><h2 class="pale">Пятнадцатый</h2><h2 class="pale">Шестнадцатый</h2>
    <div class="pale">Семнадцатый <b>внутри</b></div></main>
    <style>.pale { color: #ccc } .light { background: #fff; color: #ccc } .grey { background: #555 } p { color: #333 } section { position: relative }
    section i { position: absolute; inset: 0; background: #444; z-index: -1 }</style>`);
  const found = await findFaults(page);
  const told = [
    'Первый',
    'Второй',
    'Третий',
    'Четвёртый',
    'Пятый',
    'Шестой',
    'Седьмой',
    'Восьмой',
    'Девятый',
    'Десятый',
    'Выключено',
    'Одиннадцатое',
    'Двенадцатая',
    'Тринадцатая',
    'Четырнадцатая',
    'Пятнадцатый',
    'Шестнадцатый',
    'Семнадцатый',
  ];
  expect(told.filter((text) => found.some((line) => line.includes(text)))).toEqual([
    'Первый',
    'Четвёртый',
    'Пятый',
    'Восьмой',
    'Десятый',
    'Одиннадцатое',
    'Тринадцатая',
    'Пятнадцатый',
    'Семнадцатый',
  ]);
});

test('a pale text that something covers on one page is told on the next', async ({ page }) => {
  const show = (cover: string) =>
    page.setContent(
      `<html lang="ru"><title>Проба</title><main><h1>Проба</h1><p style="color: #ddd">Бледно</p></main>${cover}`,
    );
  await show('<div style="position: absolute; inset: 0; background: #fff">Крышка</div>');
  expect(await findFaults(page)).toEqual([]);
  await show('');
  const told = expect.stringMatching(/^color-contrast: .*Бледно/);
  expect(await findFaults(page)).toEqual([told, told]);
});
