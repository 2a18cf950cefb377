import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { image } from '#schemas/values/image';
import { richText } from '#schemas/values/rich-text';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import { listEditorFields } from './list-editor-fields';

/** The only field of a schema, without what the test does not name. */
function fieldOf(schema: z.ZodType) {
  return listEditorFields(z.object({ field: schema }))[0];
}

describe('the field of', () => {
  test.each([
    ['a short text', z.string().min(1).max(160), { control: 'text', minLength: 1, maxLength: 160 }],
    ['a long text', z.string().max(400), { control: 'textarea', maxLength: 400 }],
    ['text with markup', richText(), { control: 'rich-text' }],
    ['an address', safeUrl(), { control: 'link-url' }],
    [
      'a whole number',
      z.int().positive().max(40),
      { control: 'number', isInteger: true, min: 1, max: 40, step: 1 },
    ],
    ['a number', z.number().gte(0).multipleOf(0.5), { control: 'number', min: 0, max: null, step: 0.5 }],
    ['yes or no', z.boolean().default(true), { control: 'switch', isRequired: false, default: true }],
    ['a day', z.iso.date(), { control: 'date' }],
    ['a moment', z.iso.datetime({ offset: true }), { control: 'date-time', allowsDate: false }],
    [
      'a day or a moment',
      z.union([z.iso.date(), z.iso.datetime()]),
      { control: 'date-time', allowsDate: true },
    ],
    [
      'text or a number',
      z.union([z.string(), z.int()]).transform(String),
      { control: 'text', allowsNumber: true },
    ],
    ['a picture', image.optional(), { control: 'image', isRequired: false }],
    [
      'a picture or its address alone',
      z.union([fileUrl(), image]).nullish(),
      { control: 'image', allowsAddress: true, isNullable: true },
    ],
    ['names and values', z.record(z.string(), z.int()), { control: 'record', value: { control: 'number' } }],
    ['what may be null', z.string().nullish(), { control: 'text', isRequired: false, isNullable: true }],
    ['a choice of no property', z.union([z.string(), z.boolean()]), { control: 'json' }],
    ['anything', z.unknown(), { control: 'json' }],
    ['a pair', z.tuple([z.string(), z.int()]), { control: 'json' }],
  ])('%s', (_name, schema, expected) => {
    expect(fieldOf(schema)).toMatchObject({ name: 'field', ...expected });
  });

  test('components is not JSON to an editor who knows blocks', () => {
    const schema = z.object({ components: z.array(z.unknown()).default([]) });
    expect(listEditorFields(schema)).toMatchObject([{ control: 'json', holds: 'components' }]);
  });

  test('an expression says in words what it asks for', () => {
    const pattern = { source: '^\\d{3,11}$', message: 'От 3 до 11 цифр' };
    expect(fieldOf(z.string().regex(/^\d{3,11}$/))).toMatchObject({ pattern });
  });

  test('a list knows what its items are called by, and how many there may be', () => {
    const item = z.object({ url: safeUrl(), title: z.string().describe('Название') });
    expect(fieldOf(z.array(item).min(1).max(5))).toMatchObject({
      control: 'list',
      min: 1,
      max: 5,
      summary: 'title',
      item: { control: 'object', name: '', fields: [{ name: 'url' }, { name: 'title', label: 'Название' }] },
    });
    expect(fieldOf(z.array(z.string()))).toMatchObject({ summary: null, item: { control: 'text' } });
  });

  test('a union has a variant for each value of the property that tells them apart', () => {
    const union = z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum(['ms', 'ext']).describe('ms — с подпиской, ext — сверх неё'),
        code: z.string(),
      }),
      z.object({ kind: z.literal('vasp').describe('Подписка партнёра') }),
    ]);
    expect(fieldOf(union.describe('Что подключается'))).toMatchObject({
      control: 'union',
      label: 'Что подключается',
      discriminator: 'kind',
      variants: [
        { value: 'ms', label: 'С подпиской', fields: [{ name: 'code' }] },
        { value: 'ext', label: 'Сверх неё', fields: [{ name: 'code' }] },
        { value: 'vasp', label: 'Подписка партнёра', fields: [] },
      ],
    });
  });

  test('a schema that contains itself is edited as JSON', () => {
    const node: z.ZodType = z.object({
      get nodes() {
        return z.array(node);
      },
    });
    expect(fieldOf(node)).toMatchObject({ control: 'json' });
  });
});

describe('a label', () => {
  test.each([
    ['Заголовок', 'Заголовок', null],
    ['Якорь: по ссылке #якорь раздел откроется сам', 'Якорь', 'По ссылке #якорь раздел откроется сам'],
    ['Период: «в месяц»', 'Период', 'Например: «в месяц»'],
    ['Ответ на «да; нет»; виден сразу', 'Ответ на «да; нет»', 'Виден сразу'],
    ['Секунды; 0 — не переключать', 'Секунды', '0 — не переключать'],
  ])('of «%s»', (description, label, hint) => {
    expect(fieldOf(z.string().describe(description))).toMatchObject({ label, hint });
  });

  test('is found by the name when nothing is described', () => {
    expect(listEditorFields(z.object({ title: z.string(), own: z.string() }))).toMatchObject([
      { label: 'Название' },
      { label: 'own' },
    ]);
  });

  test.each([
    [
      'Цвет: зелёный, белый (матовый, мокрый) или серый; на фоне',
      'Цвет',
      'На фоне',
      ['Зелёный', 'Белый (матовый, мокрый)', 'Серый'],
    ],
    ['Цвет', 'Цвет', null, ['a', 'b', 'c']],
    ['Цвет: два, три', 'Цвет', 'Два, три', ['a', 'b', 'c']],
    ['b — белый, a — алый, c — синий', 'Вид', null, ['Алый', 'Белый', 'Синий']],
  ])('of a choice «%s» names its options', (description, label, hint, options) => {
    const [field] = listEditorFields(z.object({ kind: z.enum(['a', 'b', 'c']).describe(description) }));
    expect(field).toMatchObject({ control: 'choice', label, hint });
    expect(field?.control === 'choice' && field.options.map((option) => option.label)).toEqual(options);
  });
});
