import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import type { Definition } from '#registry/verdict';
import { propertyRuns } from '#tests/property-runs';
import { composePage } from './compose-page';
import { editItem, KEPT, readItem, type ComposerData, type ComposerItem } from './composer-item';
import { toPageText } from './page-text';

const SEED = 20_261_122;

const common = { group: 'text', description: 'Для проверки.' } as const;
const card = defineBlock({
  ...common,
  type: 'card',
  version: 2,
  label: 'Карточка',
  props: z.object({ title: z.string() }),
  examples: [{ name: 'обычная', props: { title: 'Заголовок' } }],
  migrations: {
    1: ({ header, ...rest }) => {
      if (header === 'никак') throw new TypeError('the header cannot be read');
      return { ...rest, title: header };
    },
  },
});
const box = defineBlock({
  ...common,
  type: 'box',
  version: 1,
  label: 'Раздел',
  container: true,
  props: z.object({}),
  examples: [{ name: 'обычный', props: {} }],
});
const known = new Map<string, Definition>([card, box].map((block) => [block.type, block]));

function compose(body: string): ComposerData {
  const data = composePage(body, (type) => known.get(type));
  if (data === null) throw new Error('the test means a page');
  return data;
}

/** Writes JSON as people and programs do: with spaces, line breaks and escapes in any place. */
function write(value: unknown, gap: () => string): string {
  if (Array.isArray(value))
    return `[${gap()}${value.map((item) => write(item, gap)).join(`${gap()},${gap()}`)}${gap()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${escape(key)}${gap()}:${gap()}${write(item, gap)}`,
  );
  return `{${gap()}${members.join(`${gap()},${gap()}`)}${gap()}}`;
}

function escape(key: string): string {
  return key.startsWith('\\') ? JSON.stringify(key).replace('x', '\\u0078') : JSON.stringify(key);
}

const json = fc.jsonValue({ maxDepth: 3 });
const envelope = {
  id: fc.option(fc.string({ minLength: 1, maxLength: 10 }), { nil: undefined }),
  section: fc.option(fc.string(), { nil: undefined }),
  scope: fc.constantFrom(undefined, { regions: ['spb'] }, { from: '2026-01-01T00:00:00+03:00', own: 1 }),
  'x-own': json,
};
const component = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    json,
    fc.record(
      {
        ...envelope,
        type: fc.constantFrom('card', 'unknown-block'),
        version: fc.integer({ min: 1, max: 3 }),
        props: json,
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      { ...envelope, type: fc.constant('box'), children: fc.array(tie('any'), { maxLength: 3 }) },
      { requiredKeys: ['type'] },
    ),
  ),
})).any;
const page = fc.record(
  {
    uuid: json,
    title: json,
    components: fc.oneof(fc.array(component, { maxLength: 5 }), json),
    'x-other': json,
  },
  { requiredKeys: ['uuid'] },
);
const body = fc
  .tuple(page, fc.array(fc.constantFrom('', ' ', '\n  ', '\t'), { minLength: 1, maxLength: 7 }), fc.boolean())
  .map(([value, gaps, isWrapped]) => {
    let at = 0;
    return write(isWrapped ? { data: value } : value, () => gaps[(at += 1) % gaps.length] ?? '');
  });

const list = (...components: string[]) => `{"uuid":"1","components":[${components.join(',')}]}`;

function replaceFirst(data: ComposerData, change: (item: ComposerItem) => string): ComposerData {
  const [first, ...rest] = data.content;
  if (first === undefined) throw new Error('the test means a page with a block');
  return { ...data, content: [{ ...first, props: { ...first.props, text: change(first) } }, ...rest] };
}

describe('a page in the composer', () => {
  test('comes back byte for byte when nothing was changed, whatever it holds', () => {
    fc.assert(
      fc.property(body, (text) => {
        const data = composePage(text, (type) => known.get(type));
        return data === null || toPageText(data) === text;
      }),
      propertyRuns(500, SEED),
    );
  });

  test('keeps every byte of all other blocks when one is edited', () => {
    const edited = '{"type":"card","version":2,"props":{"title":"Было"}}';
    fc.assert(
      fc.property(
        fc.array(
          json.map((value) => JSON.stringify(value)),
          { maxLength: 4 },
        ),
        (others) => {
          const data = replaceFirst(compose(list(edited, ...others)), ({ props }) =>
            editItem(props, { props: { title: 'Стало' } }),
          );
          return toPageText(data) === list(edited.replace('Было', 'Стало'), ...others);
        },
      ),
    );
  });

  test.each([
    ['unknown', '{"type": "balloon", "props": {"b": 1, "a": 1.0}}'],
    ['newer', '{"type":"card","version":3,"props":{}}'],
    ['malformed', '{"type":"card","scope":"everywhere"}'],
    ['malformed', '"no component"'],
    ['stuck', '{"type":"card","version":1,"props":{"header":"никак"}}'],
    ['stuck', '{"type":"card","version":1,"props":[]}'],
  ])('keeps a component that is %s as it is', (reason, text) => {
    const [item] = compose(list(text)).content;
    expect(item).toEqual({ type: KEPT, props: { id: 'item-1', text, reason } });
  });

  test('shows an older block as this build reads it', () => {
    const [item] = compose(list('{"type":"card","version":1,"props":{"header":"Привет"}}')).content;
    expect(item && readItem(item.props)).toMatchObject({
      props: { title: 'Привет' },
      version: 1,
      isLifted: true,
    });
  });

  test('raises the version of an older block with its props, not with its scope', () => {
    const old = '{"type":"card","version":1,"props":{"header":"Привет"},"own":1}';
    const data = compose(list(old));
    const scoped = replaceFirst(data, ({ props }) => editItem(props, { scope: { regions: ['spb'] } }));
    expect(toPageText(scoped)).toBe(list(old.replace('"own":1', '"own":1,"scope":{"regions":["spb"]}')));
    const edited = replaceFirst(data, ({ props }) => editItem(props, { props: { title: 'Пока' } }));
    expect(toPageText(edited)).toBe(list('{"type":"card","version":2,"props":{"title":"Пока"},"own":1}'));
  });

  test('keeps what a form does not know of', () => {
    const text = '{"type":"card","version":2,"props":{"title":"А","later":{"z":1,"a":2}}}';
    const data = replaceFirst(compose(list(text)), ({ props }) =>
      editItem(props, { props: { ...readItem(props).props, title: 'Б' } }),
    );
    expect(toPageText(data)).toBe(list(text.replace('"А"', '"Б"')));
  });

  test('puts blocks into a container and takes them out', () => {
    const data = compose(list('{"type":"box","children":[ {"type":"card"} ]}'));
    const [outer] = data.content;
    const inside = outer?.props.inside ?? [];
    expect(inside.map(({ type }) => type)).toEqual(['card']);
    const emptied: ComposerData = {
      ...data,
      content: [
        { type: 'box', props: { id: 'item-1', text: outer?.props.text ?? '', inside: [] } },
        ...inside,
      ],
    };
    expect(JSON.parse(toPageText(emptied))).toEqual({
      uuid: '1',
      components: [{ type: 'box', children: [] }, { type: 'card' }],
    });
  });

  test('is none when the body holds no object', () => {
    expect(['[]', 'null', 'no json'].map((text) => composePage(text, () => undefined))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
