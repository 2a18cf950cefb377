import { expect, test } from 'vitest';
import { checkWindows } from './check-windows.server';

test('windows that are sound have no finding', () => {
  const window = { id: 'w', type: 'modal', props: { popupId: 'survey', title: 'Опрос' } };
  expect(checkWindows({ components: [{ ...window, children: [{ type: 'survey' }] }] })).toEqual([]);
  expect(checkWindows({})).toEqual([]);
});

test('what is wrong stands at the field that shows it, also inside a window', () => {
  const text = { id: 'inner', type: 'text', props: { html: 5 } };
  const components = [
    { id: 'w', type: 'modal', props: { popupId: 'survey', title: 'Опрос' }, children: [text] },
    { id: 'w2', type: 'modal', props: { popupId: '1', title: '' } },
    { id: 'ghost', type: 'hologram' },
    { id: 'late', type: 'modal', version: 99 },
    'нет',
  ];
  const found = checkWindows({ components });
  expect(found.map(({ pointer, path }) => [pointer, path])).toEqual(
    expect.arrayContaining([
      ['/components/0/children/0/props/html', expect.stringMatching(/^Текст.* → /)],
      ['/components/1/props/popupId', 'Всплывающее окно → Идентификатор окна, латиницей'],
      ['/components/1/props/title', 'Всплывающее окно → Заголовок окна'],
      ['/components/2/type', 'hologram'],
      ['/components/3/version', 'Всплывающее окно'],
      [expect.stringMatching(/^\/components\/4/), ''],
    ]),
  );
  expect(found.every(({ severity, message }) => severity === 'error' && /^[А-ЯЁ]/.test(message))).toBe(true);
});
