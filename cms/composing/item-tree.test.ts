import { describe, expect, test } from 'vitest';
import { readClipboardText, toClipboardText } from './clipboard-text';
import type { ComposerData, ComposerItem } from './composer-item';
import { adoptItems, findItem, insertItems, listComponentIds, removeItem, shiftItem } from './item-tree';

const item = (id: string, inside?: ComposerItem[]): ComposerItem => ({
  type: 'text',
  props: {
    id: `item-${id}`,
    text: `{"id":"${id}","type":"text"}`,
    ...(inside === undefined ? {} : { inside }),
  },
});
const page = (...content: ComposerItem[]): ComposerData => ({ root: { props: { text: '{}' } }, content });
const DATA = page(item('a'), item('box', [item('b'), item('c')]), item('d'));

function toOrder(items: readonly ComposerItem[]): unknown[] {
  return items.flatMap(({ props }) => [
    props.id.slice(5),
    ...(props.inside === undefined ? [] : [toOrder(props.inside)]),
  ]);
}

describe('the blocks of a page', () => {
  test('are found wherever they stand', () => {
    expect(findItem(DATA, 'item-c')).toMatchObject({ parent: 'item-box', index: 1, count: 2 });
    expect(findItem(DATA, 'item-none')).toBeNull();
  });

  test('move among their neighbours, and stay where they are at the ends', () => {
    expect(toOrder(shiftItem(DATA, 'item-d', -1).content)).toEqual(['a', 'd', 'box', ['b', 'c']]);
    expect(toOrder(shiftItem(DATA, 'item-b', 1).content)).toEqual(['a', 'box', ['c', 'b'], 'd']);
    expect(shiftItem(DATA, 'item-a', -1)).toBe(DATA);
    expect(shiftItem(DATA, 'item-c', 1)).toBe(DATA);
  });

  test('are put in and taken out, in a container too', () => {
    const more = insertItems(DATA, { parent: 'item-box', index: 1 }, [item('new')]);
    expect(toOrder(more.content)).toEqual(['a', 'box', ['b', 'new', 'c'], 'd']);
    expect(toOrder(removeItem(more, 'item-b').content)).toEqual(['a', 'box', ['new', 'c'], 'd']);
    expect(toOrder(removeItem(more, 'item-box').content)).toEqual(['a', 'd']);
  });

  test('get names and ids of their own when they are copied', () => {
    let count = 0;
    const copies = adoptItems(
      DATA.content,
      listComponentIds(DATA.content),
      () => `item-copy-${(count += 1)}`,
    );
    expect([...listComponentIds(copies)]).toEqual(['a-2', 'box-2', 'b-2', 'c-2', 'd-2']);
    expect(toOrder(copies)).toEqual(['copy-1', 'copy-2', ['copy-3', 'copy-4'], 'copy-5']);
  });

  test('keep their ids on a page that has none like them', () => {
    const [copy] = adoptItems([item('a')], new Set(['b']), () => 'item-1');
    expect(copy?.props.text).toBe('{"id":"a","type":"text"}');
  });
});

describe('the clipboard', () => {
  test('gives blocks as they were, with what stands inside them', () => {
    const text = toClipboardText([item('box', [item('b')])]);
    expect(readClipboardText(text)).toEqual([
      '{"id":"box","type":"text","children":[{"id":"b","type":"text"}]}',
    ]);
  });

  test.each([
    ['any other text', 'Тарифы site-blocks'],
    ['other JSON', '{"components":[{"type":"text"}]}'],
    ['a mark without blocks', '{"copied":"site-blocks","components":[]}'],
    ['blocks that are no objects', '{"copied":"site-blocks","components":["text"]}'],
    ['blocks that are no list', '{"copied":"site-blocks","components":{}}'],
    ['a text that breaks off', '{"copied":"site-blocks","components":['],
    ['too long a text', `{"copied":"site-blocks","components":[{"a":"${'x'.repeat(2_000_000)}"}]}`],
  ])('gives no blocks of %s', (_, text) => {
    expect(readClipboardText(text)).toBeNull();
  });
});
