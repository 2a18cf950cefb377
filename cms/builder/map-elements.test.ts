import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parsePageInfo } from '#schemas/parse-page-info';
import { image } from '#schemas/values/image';
import { link } from '#schemas/values/link';
import { propertyRuns } from '#tests/property-runs';
import { listEditorFields } from '../fields/list-editor-fields';
import { readContent, readContentAnswer, type BuilderContent } from './content-answer';
import { mapElements } from './map-elements';
import { element, entry, PIXEL } from './testing/sample-content';
import { mapInTurns, toPageInfo } from './to-page-info';

const SEED = 20_261_122;

const cards = listEditorFields(
  z.object({
    title: z.string().min(1).optional(),
    badges: z.array(z.string()).default([]),
    link: link.optional(),
    picture: image.optional(),
    items: z.array(z.object({ title: z.string(), points: z.array(z.string()).optional() })),
  }),
);
const mapping = {
  fieldsOf: (type: string) => (type === 'cards' ? cards : undefined),
  symbols: new Map<string, BuilderContent>(),
};
const map = (...elements: unknown[]) => mapElements(elements, mapping);
/** The components without their ids, which the sample counts. */
const shapes = (...elements: unknown[]) =>
  JSON.parse(
    JSON.stringify(map(...elements).components, (key, value: unknown) => (key === 'id' ? undefined : value)),
  );

function requireContent(raw: unknown): BuilderContent {
  const content = readContent(raw);
  if (content === null) throw new Error('the sample is no entry');
  return content;
}

describe('an element of a block', () => {
  test('becomes the block, with its props as the schema wants them', () => {
    const options = {
      version: 2,
      title: 'Тарифы',
      badges: [{ value: 'Хит' }],
      items: [{ title: 'Первый', points: [{ value: 'быстро' }] }],
    };
    const [component] = map(element('Site:cards', options)).components;
    expect(component).toMatchObject({
      id: expect.stringMatching(/^builder-\d+$/),
      type: 'cards',
      version: 2,
      props: { title: 'Тарифы', badges: ['Хит'], items: [{ title: 'Первый', points: ['быстро'] }] },
    });
  });

  test('loses what an editor has emptied, where it may be missing', () => {
    const options = {
      title: '',
      link: { text: '', url: '', newWindow: false },
      items: [{ title: '', points: null }],
      picture: { src: '', width: 0, alt: '' },
    };
    expect(shapes(element('Site:cards', options))).toEqual([
      { type: 'cards', props: { items: [{ title: '' }] } },
    ]);
  });

  test('stands where, for whom and when its editor says', () => {
    const options = {
      items: [],
      siteAnchor: ' prices ',
      siteRegions: [{ value: 'moscow' }, { value: '' }],
      siteFrom: '2026-12-01T00:00:00+03:00',
      siteUntil: '',
    };
    expect(map(element('Site:cards', options)).components).toEqual([
      {
        id: 'prices',
        type: 'cards',
        props: { items: [] },
        scope: { regions: ['moscow'], from: '2026-12-01T00:00:00+03:00' },
      },
    ]);
  });

  test('has its pictures measured, where nobody has typed their size', () => {
    const options = { items: [], picture: { src: 'https://cdn.builder.io/a', alt: '' } };
    const elements = [element('Site:cards', options)];
    expect(mapElements(elements, mapping).unsized).toEqual(['https://cdn.builder.io/a']);
    const sizes = new Map([['https://cdn.builder.io/a', { width: 640, height: 480 }]]);
    const toPicture = () => '/media/builder/a.jpg';
    expect(mapElements(elements, { ...mapping, sizes, toPicture }).components).toMatchObject([
      { props: { picture: { src: '/media/builder/a.jpg', width: 640, height: 480 } } },
    ]);
  });

  test('is in the language of the site', () => {
    const localised = (values: object) => ({ '@type': '@builder.io/core:LocalizedValue', ...values });
    const options = {
      title: localised({ Default: 'Plans', 'ru-RU': 'Тарифы' }),
      items: localised({ Default: [] }),
      badges: localised({ 'en-US': [] }),
    };
    expect(shapes(element('Site:cards', options))).toEqual([
      { type: 'cards', props: { title: 'Тарифы', items: [] } },
    ]);
  });

  test('has its children inside, and keeps the name of a block that this build does not know', () => {
    const inner = element('Site:cards', { items: [] });
    expect(shapes(element('Site:newer-block', { a: [{ value: 1 }] }, { children: [inner] }))).toEqual([
      {
        type: 'newer-block',
        props: { a: [{ value: 1 }] },
        children: [{ type: 'cards', props: { items: [] } }],
      },
    ]);
  });
});

describe("a component of Builder.io's own", () => {
  test.each([
    ['Text', { text: '<p>Слова</p>' }, { type: 'text', props: { html: '<p>Слова</p>' } }],
    [
      'Image',
      {
        image: 'https://cdn.builder.io/a?width=990',
        width: 975.4,
        height: 1300,
        altText: 'Кот',
        aspectRatio: 1.3,
      },
      {
        type: 'image',
        props: { image: { src: 'https://cdn.builder.io/a?width=990', width: 975, height: 1300, alt: 'Кот' } },
      },
    ],
    [
      'Core:Button',
      { text: 'Да & "нет" <b>', link: '/a?b&c"', openLinkInNewTab: true },
      {
        type: 'text',
        props: {
          html: '<p><a href="/a?b&amp;c&quot;" target="_blank">Да &amp; &quot;нет&quot; &lt;b&gt;</a></p>',
        },
      },
    ],
  ])('%s is expressed by a block', (name, options, expected) => {
    expect(shapes(element(name, options))).toEqual([expected]);
  });

  test('boxes, sections and columns give what is in them, in the order of reading', () => {
    const text = (words: string) => element('Text', { text: words });
    const columns = element('Columns', {
      columns: [{ blocks: [text('1')] }, { blocks: [text('2')] }],
      space: 20,
    });
    const box = { '@type': '@builder.io/sdk:Element', id: 'box', children: [columns, text('3')] };
    const inColumns = {
      type: 'columns',
      props: {},
      children: [
        { type: 'box', props: {}, children: [{ type: 'text', props: { html: '1' } }] },
        { type: 'box', props: {}, children: [{ type: 'text', props: { html: '2' } }] },
      ],
    };
    expect(shapes(element('Core:Section', { maxWidth: 1200 }, { children: [box] }))).toEqual([
      { type: 'box', props: {}, children: [inColumns, { type: 'text', props: { html: '3' } }] },
    ]);
  });

  test('pieces that follow each other are one group, closer than the sections of a page; blocks of ours stand by themselves', () => {
    const picture = element('Image', { image: '/a.svg', width: 1, height: 1 });
    const text = element('Text', { text: '<h1>Заголовок</h1><p>слова</p>' });
    const types = shapes(text, picture, element('Site:cards', { items: [] }), picture);
    expect(types).toMatchObject([
      { type: 'box', children: [{ type: 'box', children: [{ type: 'text' }] }, { type: 'image' }] },
      { type: 'cards' },
      { type: 'image' },
    ]);
  });

  test.each(['Custom Code', 'Embed', 'Form:Input', 'AcmeCard', 'constructor'])(
    '%s that no block expresses is reported by its name',
    (name) => {
      expect(shapes(element(name, { code: '<script>alert(1)</script>' }))).toEqual([
        { type: `Builder: ${name}` },
      ]);
    },
  );

  test('the picture that counts views is left out without a word', () => {
    expect(map(PIXEL).components).toEqual([]);
  });
});

describe('code in content', () => {
  test.each([
    ['bindings', { bindings: { 'component.options.text': 'state.description' } }],
    ['bindings that call something', { bindings: { 'component.options.text': 'state.name.trim()' } }],
    ['bindings of inherited names', { bindings: { 'component.options.text': 'state.constructor.name' } }],
    ['bindings written in the editor', { code: { bindings: { show: 'return state.isNew && window.a' } } }],
  ])('%s: what they would compute is not shown, and reported', (_name, code) => {
    expect(shapes(element('Text', { text: 'Enter some text…' }, code))).toEqual([
      { type: 'Builder: bindings of Text' },
    ]);
  });

  test('a repetition of what the entry does not carry is reported', () => {
    expect(shapes(element('Text', { text: 'a' }, { repeat: { collection: 'state.items' } }))).toEqual([
      { type: 'Builder: a repetition of Text' },
    ]);
  });

  test('that only styles an element changes nothing', () => {
    const bindings = { 'responsiveStyles.large.color': 'state.color', 'style.top': '1' };
    expect(shapes(element('Text', { text: 'a' }, { bindings }))).toEqual([
      { type: 'text', props: { html: 'a' } },
    ]);
  });

  test('that answers a click is not run, and reported beside the element', () => {
    expect(shapes(element('Text', { text: 'a' }, { actions: { click: 'alert(1)' } }))).toEqual([
      { type: 'text', props: { html: 'a' } },
      { type: 'Builder: actions of Text' },
    ]);
  });

  test('of the page as a whole is reported too', () => {
    const data = { jsCode: 'alert(1)', cssCode: '', httpRequests: { a: 'https://example.test' } };
    const { raw } = toPageInfo(requireContent(entry('/a', [], data)), mapping);
    expect(raw['components']).toEqual([
      { type: 'Builder: jsCode of the page' },
      { type: 'Builder: httpRequests of the page' },
    ]);
  });
});

describe('a symbol', () => {
  const PICTURE = element('Image', { image: '/media/app.svg', width: 480, height: 320 });
  const symbol = (more: object = {}) =>
    element('Symbol', { symbol: { model: 'symbol', entry: 's1', data: {}, ...more } });
  const content = requireContent({ ...entry('', [element('Text', { text: 'из символа' })]), id: 's1' });

  test('that came along is put in its place', () => {
    expect(shapes(symbol({ content }))).toEqual([{ type: 'text', props: { html: 'из символа' } }]);
  });

  test('that did not is asked for, and reported until it is there', () => {
    expect(map(symbol())).toMatchObject({
      components: [{ type: 'Builder: Symbol s1' }],
      missing: [{ model: 'symbol', entry: 's1' }],
    });
    const { components, missing } = mapElements([symbol(), PICTURE, symbol()], {
      ...mapping,
      symbols: new Map([['s1', content]]),
    });
    expect(missing).toEqual([]);
    const shown = components.flatMap(({ children = [] }) => children);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
  });

  test('that shows itself ends there', () => {
    const looped = requireContent({ ...entry('', [symbol()]), id: 's1' });
    const { components } = mapElements([symbol()], { ...mapping, symbols: new Map([['s1', looped]]) });
    expect(components.map(({ type }) => type)).toEqual(['Builder: Symbol s1']);
  });
});

describe('a page', () => {
  test('has its own fields, and no others of the entry', () => {
    const data = {
      type: 'landing',
      description: 'О нас',
      breadcrumbs: [{ title: 'Главная', url: '/' }],
      components: [{ type: 'text' }],
      uuid: 'forged',
      inputs: [],
    };
    const { raw } = toPageInfo(requireContent(entry('/about', [PIXEL], data)), mapping);
    expect(raw).toEqual({
      uuid: '2a23baae19a64031b8dd17e8fd8adc47',
      type: 'landing',
      title: 'О компании',
      meta: [{ name: 'description', content: 'О нас' }],
      breadcrumbs: data.breadcrumbs,
      components: [],
    });
  });

  test('is called by its title, else by its heading, and never by the name that its editors gave to it', () => {
    const blocks = [element('Text', { text: '<h1>Тарифы для семьи</h1>' })];
    const titleOf = (data: object) =>
      toPageInfo(requireContent(entry('/a', blocks, { title: undefined, ...data })), mapping).raw['title'];
    expect(titleOf({ title: 'Семья' })).toBe('Семья');
    expect(titleOf({})).toBe('Тарифы для семьи');
    expect(toPageInfo(requireContent(entry('/a', [], { title: '' })), mapping).raw['title']).toBe('');
  });

  test('has the tags of its usual fields', () => {
    const data = {
      noIndex: true,
      ogImage: 'https://cdn.builder.io/og',
      meta: [{ name: 'author', content: 'a' }],
    };
    expect(toPageInfo(requireContent(entry('/a', [], data)), mapping).raw['meta']).toEqual([
      { name: 'author', content: 'a' },
      { name: 'robots', content: 'noindex' },
      { property: 'og:image', content: 'https://cdn.builder.io/og' },
    ]);
  });

  test('that was written by the API alone has its elements as text', () => {
    const blocksString = JSON.stringify([element('Text', { text: 'a' })]);
    const raw = { ...entry('/a', []), data: { url: '/a', blocksString } };
    expect(toPageInfo(requireContent(raw), mapping).raw['components']).toMatchObject([{ type: 'text' }]);
    const broken = { ...entry('/a', []), data: { blocksString: '[{' } };
    expect(toPageInfo(requireContent(broken), mapping).raw['components']).toEqual([]);
  });
});

describe('whatever the API answers', () => {
  /** A real page with pieces of it replaced. */
  const page = entry('/a', [
    element('Site:cards', { version: 1, items: [{ title: 'a', points: [{ value: 'b' }] }] }),
    element('Columns', { columns: [{ blocks: [element('Text', { text: 'a' })] }] }),
    element('Symbol', { symbol: { model: 'symbol', entry: 's1', content: { data: { blocks: [PIXEL] } } } }),
    element('Image', { image: '/a.svg', width: 1, height: 1 }, { bindings: {}, actions: {}, children: [] }),
  ]);
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(undefined, Infinity, 'Symbol', { value: 1 }, [[]], -1),
  );

  function listPlaces(value: unknown, path: string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([name, child]) => listPlaces(child, [...path, name]))];
  }

  function replaceAt(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
    if (name === undefined || typeof value !== 'object' || value === null) return by;
    const copy: Record<string, unknown> = Object.fromEntries(Object.entries(value));
    copy[name] = replaceAt(copy[name], rest, by);
    return Array.isArray(value) ? Object.values(copy) : copy;
  }

  const mutated = fc
    .array(fc.tuple(fc.constantFrom(...listPlaces({ results: [page] })), junk), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) =>
      changes.reduce<unknown>((value, [path, by]) => replaceAt(value, path, by), { results: [page] }),
    );

  test('gives page info that can be read, at once and in turns the same, and throws nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutated, junk), async (answer) => {
        for (const content of readContentAnswer(answer) ?? []) {
          const mapped = toPageInfo(content, mapping);
          expect(parsePageInfo(mapped.raw)).not.toBeNull();
          expect(toPageInfo(content, mapping, await mapInTurns(content, mapping))).toEqual(mapped);
        }
      }),
      propertyRuns(1500, SEED),
    );
  });

  test('ends, however deep or long it is', () => {
    const nest = (depth: number) => {
      let inner: Record<string, unknown> = element('Text', { text: 'дно' });
      for (let level = 0; level < depth; level += 1)
        inner = element('Core:Section', {}, { children: [inner] });
      return inner;
    };
    expect(shapes(nest(2000))).toEqual([{ type: 'Builder: nesting too deep' }]);
    let options: unknown = [];
    for (let level = 0; level < 5000; level += 1) options = [options];
    expect(shapes(element('Site:cards', { items: options }))).toEqual([
      { type: 'Builder: options of cards' },
    ]);
    const many = Array.from({ length: 20_000 }, () =>
      element('Image', { image: '/a.svg', width: 1, height: 1 }),
    );
    const { components } = map(...many);
    expect(components[0]?.children).toHaveLength(2000);
    expect(components.at(-1)).toEqual({ type: 'Builder: more than 2000 elements' });
  });
});
