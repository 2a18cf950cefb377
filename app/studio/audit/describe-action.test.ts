import { expect, test } from 'vitest';
import { describeAction, describeDetails, describeSubject } from './describe-action';

const LATIN_WORD = /[a-z]{3,}/i;

test('says in words what happened, without ids and codes of the store', () => {
  const done: [string, Record<string, unknown>][] = [
    ['published', { revision: 3, from: '0mwsokk9q-BteXiKopG2hF' }],
    ['planned', { plan: '0mwsokk9q-BteX', action: 'unpublish', at: '2026-11-24T07:00:00.000Z' }],
    [
      'plan-refused',
      { plan: 'x', action: 'publish', plannedBy: 'Анна', findings: ['dead-link', 'block-empty'] },
    ],
    ['plan-done', { plan: 'x', action: 'publish', plannedBy: 'Анна', findings: [] }],
    ['media-described', { alt: 'Дом', focal_x: 50, focal_y: 20 }],
    ['role-changed', { from: 'viewer', to: 'publisher' }],
    ['seeded', { documents: 467, kinds: ['page', 'main-page', 'faq'] }],
  ];
  const lines = done.map(([action, details]) => [
    describeAction(action),
    ...describeDetails(action, details),
  ]);
  expect(lines.flat().filter((line) => LATIN_WORD.test(line))).toEqual([]);
  expect(lines[0]).toEqual(['Публикация', 'версия: 3']);
  expect(lines[1]).toContain('на: 24.11.2026, 10:00');
});

test('names a file by its kind and size', () => {
  expect(describeDetails('media-added', { type: 'image/svg+xml', bytes: 1_200_000 })).toEqual([
    'формат: SVG',
    'размер: 1,2\u00a0МБ',
  ]);
  expect(describeSubject('media library/dom.png')).toBe('Файл library/dom.png');
});
