import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { richText } from '#schemas/values/rich-text';
import { listEditorFields } from '../fields/list-editor-fields';
import { pageSchema } from '../fields/page-schema';
import { diffPages } from './diff-pages';
import { listEnvelopeFields, namePageType, type DocumentKind } from './document-kind';

const banner = z.object({
  title: z.string().describe('Заголовок'),
  tone: z.enum(['green', 'white']).optional().describe('Подложка: зелёная, белая'),
  text: richText().optional().describe('Текст'),
});
const cards = z.object({
  items: z
    .array(z.object({ title: z.string().describe('Заголовок'), text: z.string().optional() }))
    .describe('Карточки'),
});

const kinds: Record<string, ReturnType<DocumentKind['findBlock']>> = {
  banner: {
    label: 'Баннер',
    version: 2,
    fields: listEditorFields(banner),
    lift: (version, props) => (version === 1 ? { title: (props as { header: string }).header } : props),
  },
  cards: { label: 'Карточки', version: 1, fields: listEditorFields(cards), lift: (_, props) => props },
};
const kind: DocumentKind = {
  fields: listEditorFields(pageSchema).map((field) =>
    namePageType(field, [{ type: 'shop', label: 'Магазин' }]),
  ),
  envelope: listEnvelopeFields([{ id: '16', code: 'tatarstan', title: 'Республика Татарстан' }]),
  findBlock: (type) => kinds[type] ?? null,
};

const page = (components: unknown[], fields: object = {}) => ({
  uuid: 'u',
  title: 'Тарифы',
  ...fields,
  components,
});
const hero = (props: object) => ({
  id: 'hero',
  type: 'banner',
  version: 2,
  props: { title: 'Весна', ...props },
});
const list = (...titles: string[]) => ({
  id: 'list',
  type: 'cards',
  props: { items: titles.map((title) => ({ title })) },
});

describe('the comparison of two states of a page', () => {
  test('finds nothing between a page and the same page with its properties in another order', () => {
    const again = {
      components: [{ props: { title: 'Весна' }, version: 2, type: 'banner', id: 'hero' }],
      title: 'Тарифы',
      uuid: 'u',
    };

    const diff = diffPages(page([hero({})]), again, kind);

    expect(diff).toEqual({ fields: [], blocks: [], unchangedBlocks: 1 });
  });

  test('names a changed field by its label, and the words that changed', () => {
    const diff = diffPages(
      page([], { title: 'Тарифы на связь' }),
      page([], { title: 'Тарифы на интернет' }),
      kind,
    );

    expect(diff.fields).toEqual([
      {
        path: 'Название',
        pointer: '/title',
        kind: 'changed',
        parts: [
          { kind: 'same', text: 'Тарифы на ' },
          { kind: 'removed', text: 'связь' },
          { kind: 'added', text: 'интернет' },
        ],
      },
    ]);
  });

  test('leads to a field inside an item of a list', () => {
    const after = {
      ...list('Дом', 'Дача'),
      props: { items: [{ title: 'Дом' }, { title: 'Дача', text: 'Рядом' }] },
    };

    const [block] = diffPages(page([list('Дом', 'Дача')]), page([after]), kind).blocks;

    expect(block?.label).toBe('Карточки');
    expect(block?.fields).toMatchObject([
      { path: 'Карточки → 2 → Текст', pointer: '/props/items/1/text', kind: 'added' },
    ]);
  });

  test('tells a new item by its own place, and leaves those after it alone', () => {
    const [block] = diffPages(page([list('Дом', 'Дача')]), page([list('Сад', 'Дом', 'Дача')]), kind).blocks;

    expect(block?.fields.map(({ path, kind: change }) => `${path} ${change}`)).toEqual([
      'Карточки → 1 added',
    ]);
  });

  test('tells an item that stands elsewhere as moved', () => {
    const [block] = diffPages(
      page([list('Дом', 'Дача', 'Сад')]),
      page([list('Дача', 'Сад', 'Дом')]),
      kind,
    ).blocks;

    expect(block?.fields).toMatchObject([
      { path: 'Карточки → 3', kind: 'moved', parts: [{ text: '1' }, { text: '3' }] },
    ]);
  });

  test('shows an option by its name and formatted text without its markup', () => {
    const before = page([hero({ tone: 'green', text: '<p>Скидка <b>до</b> мая</p>' })]);
    const after = page([hero({ tone: 'white', text: '<p>Скидка <b>до</b> июня</p>' })]);

    const [block] = diffPages(before, after, kind).blocks;

    expect(block?.fields.map(({ parts }) => parts.map(({ text }) => text))).toEqual([
      ['Зелёная', 'Белая'],
      ['Скидка до ', 'мая', 'июня'],
    ]);
  });

  test('tells what is new of a page and of its blocks in words: no code, no brackets, no ISO date', () => {
    const scope = { audiences: ['b2b'], from: '2026-11-21T10:00:00Z', regions: ['tatarstan', 'atlantis'] };

    const { fields } = diffPages(null, page([], { type: 'shop', meta: [] }), kind);
    const [block] = diffPages(page([hero({})]), page([{ ...hero({}), scope }]), kind).blocks;

    const told = (changes: typeof fields) =>
      changes.map(({ path, parts }) => `${path}: ${parts.map(({ text }) => text).join('')}`);
    expect(told(fields)).toEqual([
      'Идентификатор страницы: u',
      'Тип: Магазин',
      'Название: Тарифы',
      'Метатеги: Не\u00a0заполнено',
    ]);
    expect(told(block?.fields ?? [])).toEqual([
      'Кому и\u00a0когда показывать: Аудитории: Бизнесу\nС какого времени: 21.11.2026, 13:00\nРегионы:\n  Республика Татарстан\n  atlantis',
    ]);
  });

  test('knows added, removed and moved blocks by their ids', () => {
    const other = { ...list('Дом'), id: 'other' };
    const last = { ...list('Сад'), id: 'last' };
    const foot = { ...list('Лес'), id: 'foot' };

    const { blocks, unchangedBlocks } = diffPages(
      page([hero({}), foot, list('Дом'), last]),
      page([last, hero({}), foot, other]),
      kind,
    );

    const told = blocks.map(({ key, isAdded, isRemoved, isMoved }) => ({ key, isAdded, isRemoved, isMoved }));
    expect(told).toEqual([
      { key: 'last', isAdded: false, isRemoved: false, isMoved: true },
      { key: 'list', isAdded: false, isRemoved: true, isMoved: false },
      { key: 'other', isAdded: true, isRemoved: false, isMoved: false },
    ]);
    expect(unchangedBlocks).toBe(2);
  });

  test('follows a block into a container', () => {
    const box = (children: unknown[]) => ({ id: 'box', type: 'cards', props: {}, children });

    const { blocks } = diffPages(page([box([]), hero({})]), page([box([hero({})])]), kind);

    expect(blocks).toMatchObject([{ key: 'hero', isMoved: true, inside: 'Карточки', fields: [] }]);
  });

  test('compares props of two versions in the newer shape', () => {
    const old = { id: 'hero', type: 'banner', version: 1, props: { header: 'Весна' } };

    const [block] = diffPages(page([old]), page([hero({ title: 'Лето' })]), kind).blocks;

    expect(block?.fields.map(({ path }) => path)).toEqual(['Версия блока', 'Заголовок']);
  });

  test('tells what a block of an unknown type or of a newer version holds, by the names of its properties', () => {
    const strange = (value: number) => ({
      id: 's',
      type: 'hologram',
      version: 1,
      props: { depth: { value } },
      extra: value,
    });

    const [block] = diffPages(page([strange(1)]), page([strange(2)]), kind).blocks;

    expect(block).toMatchObject({ label: 'hologram', isKnown: false });
    expect(block?.fields.map(({ path }) => path)).toEqual(['extra', 'depth']);
  });

  test('counts a first state as all new, and survives what is no page at all', () => {
    expect(diffPages(null, page([hero({})]), kind).blocks).toMatchObject([{ key: 'hero', isAdded: true }]);
    expect(diffPages('text', [1], kind).fields).toMatchObject([{ kind: 'changed', pointer: '' }]);
    const list = (title: string) => [{ title }];
    const forms = z.array(z.object({ title: z.string().describe('Заголовок') }));
    const [change] = diffPages(list('А'), list('Б'), { ...kind, fields: listEditorFields(forms) }).fields;
    expect(change).toMatchObject({ path: 'Содержание → 1 → Заголовок', pointer: '/0/title' });
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(diffPages(page([]), deep, kind).fields).toHaveLength(1);
  });
});
