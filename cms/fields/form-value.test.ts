import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { clearValue, createFieldValue, createValue } from './create-value';
import { fromFormValue, toFormValue } from './form-value';
import { listEditorFields } from './list-editor-fields';
import { listUnshown } from './testing/list-unshown';

const schema = z.object({
  badges: z.array(z.string()).min(2),
  cards: z.array(z.object({ points: z.array(z.string()).optional() })).optional(),
  names: z.record(z.string(), z.string()).optional(),
  kind: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), codes: z.array(z.int()) }),
    z.object({ kind: z.literal('b') }),
  ]),
  count: z.int().min(3).max(9),
  share: z.number().max(-1).optional(),
  look: z.enum(['x', 'y']),
  on: z.boolean().default(true),
  note: z.string().nullable(),
});
const fields = listEditorFields(schema);
const value = {
  badges: ['a'],
  cards: [{ points: ['b'], more: [1] }],
  names: { one: 'two' },
  other: ['c'],
  kind: { kind: 'a', codes: [1] },
};

describe('a value in a form', () => {
  test('has objects for the items of its lists and the pairs of its records', () => {
    expect(toFormValue(fields, value)).toEqual({
      badges: [{ value: 'a' }],
      cards: [{ points: [{ value: 'b' }], more: [1] }],
      other: ['c'],
      names: [{ key: 'one', value: 'two' }],
      kind: { kind: 'a', codes: [{ value: 1 }] },
    });
  });

  test('comes back as it was, whatever it held', () => {
    const odd = { badges: 'no list', cards: [5], names: [{ name: 'a' }], kind: { kind: 'z', codes: [1] } };
    for (const one of [value, odd]) expect(fromFormValue(fields, toFormValue(fields, one))).toEqual(one);
  });

  test('tells what its fields cannot show', () => {
    expect(listUnshown(fields, value)).toEqual(['/cards/0/more', '/other']);
    const odd = {
      badges: [1],
      names: { a: 1 },
      kind: { kind: 'z' },
      count: '3',
      look: 'z',
      on: 1,
      note: null,
    };
    expect(listUnshown(fields, odd)).toEqual(['/badges/0', '/names/a', '/kind', '/count', '/look', '/on']);
    expect(listUnshown(fields, 'text')).toEqual(['']);
  });
});

describe('a new value', () => {
  test('has what is required, as valid as it can be', () => {
    const created = createValue(fields);
    expect(created).toEqual({
      badges: ['', ''],
      kind: { kind: 'a', codes: [] },
      count: 3,
      look: 'x',
      note: null,
    });
    expect(schema.safeParse(created).success).toBe(true);
  });

  test('of a field is its default, or empty within its bounds', () => {
    const byName = new Map(fields.map((field) => [field.name, field]));
    const created = ['on', 'share', 'names'].map((name) => {
      const field = byName.get(name);
      return field && createFieldValue(field);
    });
    expect(created).toEqual([true, -1, {}]);
  });

  test('of an emptied control is none, where none may be', () => {
    const cleared = fields.map((field) => [field.name, clearValue(field)]);
    expect(Object.fromEntries(cleared)).toEqual({
      badges: ['', ''],
      cards: undefined,
      names: undefined,
      kind: { kind: 'a', codes: [] },
      count: undefined,
      share: undefined,
      look: 'x',
      on: undefined,
      note: null,
    });
  });
});
