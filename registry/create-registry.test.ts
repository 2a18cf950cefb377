import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createRegistry, RegistryError } from './create-registry';
import { defineBlock, type BlockDefinition } from './define-block';
import { defineFlow } from './define-flow';

const props = z.object({ title: z.string() });
const examples = [{ name: 'первый', props: { title: 'Заголовок' } }];

const make = (rest: Partial<BlockDefinition> = {}): BlockDefinition => ({
  ...defineBlock({
    type: 'plain',
    version: 1,
    label: 'Простой',
    group: 'text',
    description: 'Показывает заголовок.',
    props,
    examples,
  }),
  ...rest,
});

const lift = (old: Record<string, unknown>) => old;

const flow = defineFlow({
  type: 'ask',
  version: 1,
  label: 'Вопрос',
  description: 'Спрашивает.',
  props,
  examples,
  ttlSeconds: 60,
  machine: {
    initial: 'open',
    local: [],
    isFinal: () => false,
    isTrouble: () => false,
    transitions: () => [],
    start: () => ({ state: 'open', data: {} }),
    next: (snapshot) => snapshot,
  },
  actions: {},
  messages: {},
  samples: {},
});

describe('a registry refuses', () => {
  test.each<[string, BlockDefinition[], RegExp]>([
    ['two blocks of one type', [make(), make({ label: 'Другой' })], /plain: the type is defined twice/],
    ['a type with capitals', [make({ type: 'Plain' })], /kebab-case/],
    ['a type with an underscore', [make({ type: 'plain_text' })], /kebab-case/],
    ['a type that begins with a digit', [make({ type: '1plain' })], /kebab-case/],
    ['a type that ends with a dash', [make({ type: 'plain-' })], /kebab-case/],
    ['an empty type', [make({ type: '' })], /kebab-case/],
    ['version 0', [make({ version: 0 })], /whole number from 1/],
    ['version 1.5', [make({ version: 1.5 })], /whole number from 1/],
    ['a version without the migration to it', [make({ version: 2 })], /no migration from version 1 to 2/],
    [
      'a gap in the migrations',
      [make({ version: 4, migrations: { 1: lift, 3: lift } })],
      /no migration from version 2 to 3/,
    ],
    [
      'a migration of the version of today',
      [make({ version: 2, migrations: { 1: lift, 2: lift } })],
      /a migration from version 2, which is not below 2/,
    ],
    ['a migration of nothing', [make({ migrations: { 0: lift } })], /a migration from version 0/],
    ['no examples', [make({ examples: [] })], /at least one example/],
    [
      'two examples of one name',
      [make({ examples: [...examples, ...examples] })],
      /two examples are called «первый»/,
    ],
    [
      'an example that does not parse',
      [make({ examples: [{ name: 'пустой', props: {} }] })],
      /example «пустой» does not parse/,
    ],
    ['load without an empty value', [make({ load: async () => [] })], /has load but no empty value/],
  ])('%s', (_fault, definitions, message) => {
    expect(() => createRegistry(definitions)).toThrow(RegistryError);
    expect(() => createRegistry(definitions)).toThrow(message);
  });

  test('a flow that is called like a block', () => {
    expect(() => createRegistry([make({ type: 'ask' }), flow])).toThrow(/ask: the type is defined twice/);
  });

  test('no example that the tests of the build have parsed; a missing one all the same', () => {
    const gather = (...given: { name: string; props: object }[]) =>
      createRegistry([make({ examples: given })], { areExamplesProven: true });
    expect(() => gather({ name: 'пустой', props: {} })).not.toThrow();
    expect(() => gather()).toThrow(/at least one example/);
  });

  test('all faults at once, each with its type', () => {
    const definitions = [make({ type: 'one', version: 2 }), make({ type: 'two', examples: [] })];
    expect(() => createRegistry(definitions)).toThrow(
      /one: no migration.*\n.*two: needs at least one example/,
    );
  });
});

describe('a registry', () => {
  test('finds a definition by its type, and nothing by another', () => {
    const block = make();
    const registry = createRegistry([block, flow]);
    expect(registry.find('plain')).toBe(block);
    expect(registry.find('ask')).toBe(flow);
    expect(registry.find('constructor')).toBeUndefined();
  });

  test('lists definitions by type, whatever order they came in', () => {
    const registry = createRegistry([make({ type: 'b' }), make({ type: 'c' }), make({ type: 'a' })]);
    expect(registry.all().map(({ type }) => type)).toEqual(['a', 'b', 'c']);
  });

  test('accepts load with an empty value that is falsy', () => {
    expect(() => createRegistry([make({ load: async () => null, empty: null })])).not.toThrow();
  });

  test('accepts whole sets of migrations', () => {
    expect(() => createRegistry([make({ version: 3, migrations: { 1: lift, 2: lift } })])).not.toThrow();
  });
});
