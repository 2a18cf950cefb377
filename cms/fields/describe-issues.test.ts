import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { image } from '#schemas/values/image';
import { richText } from '#schemas/values/rich-text';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import { describeIssues } from './describe-issues';

const messageOf = (schema: z.ZodType, field: unknown) =>
  describeIssues(z.object({ field: schema }), { field }).map(({ message }) =>
    message.replaceAll('\u00a0', ' '),
  );

describe('an editor reads', () => {
  test.each([
    ['text that is missing', z.string(), undefined, 'Заполните поле'],
    ['empty text', z.string().trim().min(1), '  ', 'Заполните поле'],
    ['text that is too long', z.string().max(120), 'а'.repeat(131), 'Не больше 120 знаков, сейчас 131'],
    ['text that is too short', z.string().min(21), 'а', 'Не меньше 21 знака, сейчас 1'],
    ['an address off the site', safeUrl(), 'evil', 'Адрес должен начинаться с / или https://'],
    ['an empty address', safeUrl(), '', 'Заполните поле'],
    ['markup that is too long', richText(), 'а'.repeat(60_001), 'Не больше 60000 знаков, сейчас 60001'],
    ['digits that are letters', z.string().regex(/^\d{3,11}$/), 'abc', 'От 3 до 11 цифр'],
    ['a number that is text', z.number(), '5', 'Здесь нужно число'],
    ['a fraction', z.int(), 1.5, 'Здесь нужно целое число'],
    ['a number out of bounds', z.int().max(5), 6, 'Не больше 5'],
    [
      'an option that there is not',
      z.enum(['a', 'b']).describe('Цвет: алый, белый'),
      'c',
      'Выберите один из вариантов: Алый, Белый',
    ],
    ['a picture that is missing', image, undefined, 'Выберите картинку'],
    ['an empty list', z.array(z.string()).min(1), [], 'Добавьте хотя бы один элемент'],
    ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Не больше 1, сейчас 2'],
    ['a day that is none', z.iso.date(), '31.12.2026', 'Нужна дата: 2026-12-31'],
    ['a message for people', z.string().refine(() => false, 'Это ваш номер'), 'a', 'Это ваш номер'],
    [
      'a message for developers',
      z.string().refine(() => false, 'is bad'),
      'a',
      'Такого значения здесь быть не может',
    ],
  ])('%s', (_name, schema, value, message) => {
    expect(messageOf(schema, value)).toEqual([message]);
  });

  test('where it is, by the labels of the fields', () => {
    const card = z.object({ title: z.string().min(1).describe('Заголовок'), picture: image.optional() });
    const kind = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), count: z.int().describe('Сколько') }),
      z.object({ kind: z.literal('b') }),
    ]);
    const schema = z.object({
      cards: z.array(card).describe('Карточки'),
      kind,
      others: z.record(z.string(), z.int()),
    });
    const value = {
      cards: [{ title: 'a' }, { title: '', picture: { src: '/a.svg', width: 1, height: 1 } }],
      kind: { kind: 'a', count: 'x' },
      others: { one: 'x' },
    };
    expect(describeIssues(schema, value).map(({ pointer, path }) => [pointer, path])).toEqual([
      ['/cards/1/title', 'Карточки → 2 → Заголовок'],
      ['/cards/1/picture/alt', 'Карточки → 2 → Картинка → Что на картинке, для тех, кто её не видит'],
      ['/kind/count', 'Вид → Сколько'],
      ['/others/one', 'others → one'],
    ]);
  });

  test('a choice that fits no variant, and a value that is no object', () => {
    const kind = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]);
    expect(describeIssues(z.object({ kind }), { kind: { kind: 'c' } })).toEqual([
      { pointer: '/kind/kind', path: 'Вид', message: 'Выберите вариант' },
    ]);
    expect(describeIssues(z.object({}), 'text')).toEqual([
      { pointer: '', path: '', message: 'Здесь нужны поля, а\u00a0не\u00a0одно значение' },
    ]);
  });

  test('nothing of a value that is right', () => {
    expect(describeIssues(z.object({ a: z.string() }), { a: '', b: 1 })).toEqual([]);
  });
});

test('of a picture or its address alone, an editor reads what is wrong with the one that is there', () => {
  const schema = z.object({ picture: z.union([fileUrl(), image.describe('Картинка')]) });
  const picture = { src: '/media/a.svg', width: 0, height: 40, alt: '' };
  expect(describeIssues(schema, { picture })).toMatchObject([{ pointer: '/picture/width' }]);
  expect(describeIssues(schema, { picture: 'evil' })).toMatchObject([{ pointer: '/picture' }]);
  expect(describeIssues(schema, { picture: '/media/a.svg' })).toEqual([]);
});
