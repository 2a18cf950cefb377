import { describe, expect, test } from 'vitest';
import type { ReadyComponent } from '#registry/verdict';
import { registry } from '#app/catalog.server';
import { readQueryFlags } from './query-flags';
import { findNextChange, selectComponents } from './select-components';

const definition = registry.find('text');

function make(id: string, rest: Partial<ReadyComponent> = {}): ReadyComponent {
  if (definition === undefined) throw new Error('the block «text» is gone');
  return { id, definition, props: {}, section: undefined, scope: undefined, children: [], ...rest };
}

const NOW = Date.parse('2026-11-10T12:00:00Z');
const everybody = { regionCode: 'moscow', audience: 'b2c', hiddenSections: [], now: NOW } as const;
const idsOf = (
  components: ReadyComponent[],
  selection: Partial<Parameters<typeof selectComponents>[1]> = {},
) => selectComponents(components, { ...everybody, ...selection }).map(({ id }) => id);

describe('the scope of a block', () => {
  test('may be regions and audiences', () => {
    const blocks = [
      make('all'),
      make('moscow', { scope: { regions: ['moscow'] } }),
      make('spb', { scope: { regions: ['spb', 'nn'] } }),
      make('b2b', { scope: { audiences: ['b2b'] } }),
      make('nobody', { scope: { regions: [] } }),
    ];
    expect(idsOf(blocks)).toEqual(['all', 'moscow']);
    expect(idsOf(blocks, { regionCode: 'nn', audience: 'b2b' })).toEqual(['all', 'spb', 'b2b']);
  });

  test('may be a time, from its beginning and up to its end', () => {
    const at = '2026-11-10T15:00:00+03:00';
    const blocks = [
      make('begins now', { scope: { from: at } }),
      make('ends now', { scope: { until: at } }),
      make('later', { scope: { from: '2026-11-10T15:00:01+03:00' } }),
      make('still', { scope: { until: '2026-11-10T15:00:01+03:00' } }),
      make('no end', { scope: { from: null, until: null } }),
    ];
    expect(idsOf(blocks)).toEqual(['begins now', 'still', 'no end']);
  });
});

test('the next change is the first beginning or end that is still to come, of blocks inside others too', () => {
  const inner = make('inner', { scope: { from: '2026-11-10T12:30:00Z' } });
  const blocks = [
    make('over', { scope: { from: '2026-11-01T00:00:00Z', until: '2026-11-10T12:00:00Z' } }),
    make('later', { scope: { until: '2026-11-10T13:00:00Z' } }),
    make('outer', { children: [inner] }),
  ];
  expect(findNextChange(blocks, NOW)).toBe(Date.parse('2026-11-10T12:30:00Z'));
  expect(findNextChange(blocks, Date.parse('2026-11-10T13:00:00Z'))).toBeNull();
});

describe('utm_hide_section', () => {
  const hide = (query: string) => ({
    hiddenSections: readQueryFlags(new URLSearchParams(query)).hiddenSections,
  });
  const blocks = [
    make('hero', { section: 'top' }),
    make('faq'),
    make('box', { children: [make('inner', { section: 'top' }), make('rest')] }),
  ];

  test('[PAGE-20][PAGE-213] hides blocks by id and by section, several joined by comma', () => {
    expect(idsOf(blocks)).toEqual(['hero', 'faq', 'box']);
    expect(idsOf(blocks, hide('utm_hide_section=faq'))).toEqual(['hero', 'box']);
    expect(idsOf(blocks, hide('utm_hide_section=top,faq'))).toEqual(['box']);
    expect(idsOf(blocks, hide('utm_hide_section=,nothing,'))).toEqual(['hero', 'faq', 'box']);
  });

  test('hides children too, and leaves a block whose children all stay the very same object', () => {
    const [, , box] = selectComponents(blocks, { ...everybody, ...hide('utm_hide_section=rest') });
    expect(box?.children.map(({ id }) => id)).toEqual(['inner']);
    expect(selectComponents(blocks, everybody)[2]).toBe(blocks[2]);
  });
});

describe('the flags of an address', () => {
  test('are off without their parameters, and bounded with them', () => {
    const off = { componentCheck: false, hiddenSections: [], additionalBanner: null, fresh: false };
    expect(readQueryFlags(new URLSearchParams())).toEqual(off);
    expect(
      readQueryFlags(new URLSearchParams('componentCheck=0&nocache=yes&utm_additional_banner=../x')),
    ).toEqual(off);
    const many = Array.from({ length: 500 }, (_, n) => n).join(',');
    expect(readQueryFlags(new URLSearchParams({ utm_hide_section: many })).hiddenSections).toHaveLength(50);
  });

  test('are on with them', () => {
    expect(
      readQueryFlags(
        new URLSearchParams('componentCheck&nocache=1&utm_additional_banner=7&utm_hide_section=a'),
      ),
    ).toEqual({
      componentCheck: true,
      hiddenSections: ['a'],
      additionalBanner: '7',
      fresh: true,
    });
  });
});
