import { expect, test } from 'vitest';
import * as z from 'zod';
import { listSchemaFields } from './schema-fields';

/** A field with its path and what the editor reads of it, on one line. */
const lines = (props: z.ZodType) =>
  listSchemaFields(props).map(({ path, type, isRequired, default: standIn, limits, description }) =>
    [
      `${path}: ${type.replaceAll('\u00a0', ' ')}`,
      isRequired ? '!' : (standIn ?? '?'),
      ...limits,
      description,
    ]
      .join('; ')
      .replaceAll('\u00a0', ' '),
  );

test('a field has its type, its limits, its default and what it is about', () => {
  const props = z.object({
    title: z.string().min(1).max(160).describe('Заголовок'),
    text: z.string().max(400).optional().describe('Текст'),
    columns: z.int().min(1).max(4).default(3).describe('Колонки'),
    look: z.enum(['plain', 'bright']).default('plain').describe('Вид'),
    code: z.string().regex(/^\d{3}$/),
    share: z.number().positive().lt(1),
  });
  expect(lines(props)).toEqual([
    'title: строка; !; знаков: 1–160; Заголовок',
    'text: строка; ?; знаков: до 400; Текст',
    'columns: целое число; 3; не меньше 1; не больше 4; Колонки',
    'look: "plain" | "bright"; "plain"; Вид',
    'code: строка; !; по образцу ^\\d{3}$; ',
    'share: число; !; больше 0; меньше 1; ',
  ]);
});

test('what is inside objects, lists, records and unions stands below them', () => {
  const size = z.object({ width: z.int() });
  const props = z.object({
    items: z.array(z.object({ picture: size.optional() })).min(1),
    sizes: z.record(z.string(), size),
    pair: z.tuple([size, z.string()]),
    shape: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('circle'), radius: z.number() }),
      z.object({ kind: z.literal('square'), side: z.number() }),
    ]),
    maybe: size.nullable(),
    both: size.and(z.object({ height: z.int() })),
  });
  expect(lines(props)).toEqual([
    'items: список: объект; !; в списке: от 1; ',
    'items[].picture: объект; ?; ',
    'items[].picture.width: целое число; !; ',
    'sizes: объект; !; ',
    'sizes.*: объект; ?; ',
    'sizes.*.width: целое число; !; ',
    'pair: список; !; в списке: 2; ',
    'pair[0].width: целое число; !; ',
    'shape: объект; !; ',
    'shape‹1›.kind: "circle"; !; ',
    'shape‹1›.radius: число; !; ',
    'shape‹2›.kind: "square"; !; ',
    'shape‹2›.side: число; !; ',
    'maybe: объект или null; !; ',
    'maybe.width: целое число; !; ',
    'both: объект; !; ',
    'both.width: целое число; !; ',
    'both.height: целое число; !; ',
  ]);
});
