import { describe, expect, test } from 'vitest';
import { registry } from '#app/catalog.server';
import { createPageTypes, requireKnownBlocks } from './create-page-types';
import { definePageType, type PageTypeDefinition } from './define-page-type';

/** Page types of which only their names in the studio are left out. */
const definitions = (...list: readonly Omit<PageTypeDefinition, 'label'>[]): PageTypeDefinition[] =>
  list.map((one) => ({ ...one, label: 'Страница' }));

describe('page types are refused', () => {
  test.each<{ fault: string; types: readonly PageTypeDefinition[]; message: string }>([
    {
      fault: 'when one is defined twice',
      types: definitions({ type: 'stories' }, { type: 'stories' }),
      message: 'stories: the type is defined twice; rename one',
    },
    {
      fault: 'when two have one route, whatever the names in it',
      types: definitions(
        { type: 'a', routes: [{ path: '/shop/:name' }] },
        { type: 'b', routes: [{ path: '/shop/:product' }] },
      ),
      message: 'a and b: two page types for one route, «/shop/:name» and «/shop/:product»',
    },
    {
      fault: 'when two have a word of a route in common',
      types: definitions(
        { type: 'a', routes: [{ path: '/shop/:section(phones|watches)' }] },
        { type: 'b', routes: [{ path: '/shop/:section(tablets|phones)' }] },
      ),
      message: 'a and b: two page types for one route',
    },
    {
      fault: 'when two are strict below one path',
      types: definitions({ type: 'a', strictBelow: ['/shop'] }, { type: 'b', strictBelow: ['/shop'] }),
      message: 'a and b: both are strict below «/shop»',
    },
    {
      fault: 'when two stand for one folder',
      types: definitions({ type: 'a', folders: { '/s': '/s/a' } }, { type: 'b', folders: { '/s': '/s/b' } }),
      message: 'a and b: both say what stands for the folder «/s»',
    },
    {
      fault: 'for a path that is no pattern',
      types: definitions({ type: 'a', routes: [{ path: '/shop/*' }] }),
      message: 'a: the path «/shop/*» cannot be read: «*» is neither a word nor a name like «:name»',
    },
    {
      fault: 'for a path without a slash',
      types: definitions({ type: 'a', legacy: ['shop'] }),
      message: 'a: the path «shop» cannot be read: «shop» must begin with a slash',
    },
    {
      fault: 'for a stand-in that asks for what the path does not have',
      types: definitions({ type: 'a', routes: [{ path: '/s/:name', standIn: '/shop/:id' }] }),
      message: 'a: the stand-in «/shop/:id» asks for «id», which «/s/:name» does not have',
    },
    {
      fault: 'for a route that shows a stand-in, and names none',
      types: definitions({ type: 'a', routes: [{ path: '/s', present: (page) => page }] }),
      message: 'a: «/s» shows a page that stands in, but names none',
    },
    {
      fault: 'for a layout that there is not',
      types: definitions({ type: 'a', ...JSON.parse('{"layout":"bare"}') }),
      message: 'a: there is no layout «bare»; there are site, none',
    },
    {
      fault: 'for a query parameter with signs in its name',
      types: definitions({ type: 'a', keyParameters: ['a|b'] }),
      message: 'a: «a|b» cannot be the name of a query parameter',
    },
    {
      fault: 'when they are named by what the key of a kept page leaves out',
      types: definitions({ type: 'a', keyParameters: ['pack'], namedBy: 'id' }),
      message: 'a: is named by «id», which is not one of its key parameters',
    },
    {
      fault: 'when they say what they load, and load nothing',
      types: definitions({ type: 'a', loads: ['cards'] }),
      message: 'a: says what it loads, but has no load',
    },
  ])('$fault', ({ types, message }) => {
    expect(() => createPageTypes(types)).toThrow(message);
  });

  test.each<{ what: string; definition: Omit<PageTypeDefinition, 'label'> }>([
    { what: 'a component', definition: { type: 'a', components: [{ id: 'b', type: 'no-such' }] } },
    {
      what: 'a component inside another',
      definition: {
        type: 'a',
        components: [{ id: 'b', type: 'section', children: [{ id: 'c', type: 'no-such' }] }],
      },
    },
    { what: 'what is loaded', definition: { type: 'a', loads: ['no-such'], load: async () => ({}) } },
    {
      what: 'an item',
      definition: {
        type: 'a',
        routes: [{ path: '/a/:name', standIn: '/a', shows: { document: 'news', block: 'no-such' } }],
      },
    },
  ])('for a block that there is not, as $what', ({ definition }) => {
    const message = 'a: there is no block and no flow «no-such»';
    expect(() => requireKnownBlocks(createPageTypes(definitions(definition)), registry.find)).toThrow(
      message,
    );
  });

  test('when load gives a flow, which posts would not find', () => {
    const definition = definePageType({
      type: 'a',
      label: 'Страница',
      loads: ['top-up'],
      load: async () => ({}),
    });
    expect(() => requireKnownBlocks(createPageTypes([definition]), registry.find)).toThrow(
      'a: load gives the flow «top-up»: name it in components, so that a post finds it without load',
    );
  });
});

describe('page types', () => {
  test('give a path to the route that matches it most exactly, in whatever order they are', () => {
    const types = definitions(
      { type: 'any', routes: [{ path: '/shop/:name' }] },
      { type: 'file', routes: [{ path: '/shop/:name.html' }] },
      { type: 'one-of', routes: [{ path: '/shop/:name(phones|watches)' }] },
      { type: 'word', routes: [{ path: '/shop/phones' }] },
    );
    for (const list of [types, types.toReversed()]) {
      const { findRoute } = createPageTypes(list);
      const found = ['/shop/phones', '/shop/watches', '/shop/a.html', '/shop/a', '/shop', '/shop/a/b'];
      expect(found.map((path) => findRoute(path)?.type)).toEqual([
        'word',
        'one-of',
        'file',
        'any',
        undefined,
        undefined,
      ]);
    }
  });

  test('write the texts of an address into the path that stands in, signs of patterns too', () => {
    const { findRoute } = createPageTypes(
      definitions({
        type: 'a',
        routes: [{ path: '/old/:section/:name{.html}', standIn: '/new/:name/:section' }],
      }),
    );
    expect(findRoute('/old/:name/$1.html')?.standIn).toBe('/new/$1/:name');
  });

  test('name each query parameter once, in one order', () => {
    const types = definitions({ type: 'b', keyParameters: ['q', 'id'] }, { type: 'a', keyParameters: ['q'] });
    expect(createPageTypes(types).keyParameters).toEqual(['id', 'q']);
  });
});
