import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '#tests/databases';
import { propertyRuns } from '#tests/property-runs';
import { createEntries } from '../entries';
import type { EntryAddress } from '../entry-address';
import { openStore } from '../open-store';
import type { WholeDocument } from './plan-document';
import type { Store } from '../tables';
import { toLine } from './document-line';
import { exportStore } from './export-store';
import { importDocuments, readLines } from './import-documents';

const SEED = 20_261_122;

const ANNA = { id: 'a1', name: 'Анна' };
const COMMAND = { id: null, name: 'Командная строка' };
const page = (name: string): EntryAddress => ({ kind: 'page', name, audience: 'b2c', region: '' });
const document = (name: string, published: string | null, draft: string | null = null): WholeDocument => ({
  address: page(name),
  published,
  draft,
  note: '',
});

async function exportAll(store: Store): Promise<string> {
  const parts: string[] = [];
  await exportStore(store, async (lines) => void parts.push(lines));
  return parts.join('');
}

function read(text: string): WholeDocument[] {
  const { documents, faults } = readLines(Buffer.from(text));
  expect(faults).toEqual([]);
  return documents;
}

const run = (store: Store, documents: readonly WholeDocument[], isTrial = false) =>
  importDocuments(store, documents, { author: COMMAND, now: Date.now(), isTrial });

/** Texts that some step on the way might take for something else. */
const awkward = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '\u2028',
    '\u2029',
    '\u0000',
    '\ufeff',
    '"',
    '\\',
    '\n',
    '</script>',
    'ё',
    '😀',
    '$1',
    "'; --",
  ),
);
const key = fc.oneof(
  awkward,
  fc.constantFrom('__proto__', 'constructor', 'toString', 'components', 'title', ''),
);
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    awkward.map((text) => JSON.stringify(text)),
    fc.constantFrom(
      'null',
      'true',
      '-0',
      '1.0',
      '1e400',
      '12345678901234567890.10',
      '"\\ud800"',
      '"\\u0000"',
    ),
    fc.array(tie('json'), { maxLength: 4 }).map((items) => `[ ${items.join(' ,')} ]`),
    fc
      .array(fc.tuple(key, tie('json')), { maxLength: 4 })
      .map(
        (members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:\t${value}`).join(',\n')}}`,
      ),
  ),
}));
const body = fc
  .array(fc.tuple(key, json), { maxLength: 5 })
  .map((members) => `{ ${members.map(([name, value]) => `${JSON.stringify(name)} : ${value}`).join(',')} }`);
const wholeDocuments = fc
  .uniqueArray(
    fc.record({
      address: fc.record({
        kind: fc.constantFrom('page', 'form', 'news'),
        name: fc.stringMatching(/^[a-z0-9._~-]{1,12}$/).filter((name) => !/^\.{1,2}$/.test(name)),
        audience: fc.constantFrom('b2c', 'b2b'),
        region: fc.constantFrom('', 'spb'),
      }),
      published: fc.option(body),
      draft: fc.option(body),
      note: awkward.filter((note) => !note.includes('\0')),
    }),
    { selector: ({ address }) => JSON.stringify(address), minLength: 1, maxLength: 8 },
  )
  .map((documents): WholeDocument[] =>
    documents.flatMap(({ address, published, draft, note }) => {
      if (published === null && draft === null) return [];
      const name = address.kind === 'page' ? `/${address.name}` : address.name;
      return [
        {
          address: { ...address, name } as EntryAddress,
          published,
          draft,
          note: published === null ? '' : note,
        },
      ];
    }),
  );

describe.each(databases)('content in $name', ({ createPlace }) => {
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    other = await openStore(await createPlace());
  });
  afterAll(() => Promise.all([store.destroy(), other.destroy()]));

  async function empty(one: Store) {
    for (const table of ['page', 'document', 'entry', 'content_change', 'audit'] as const)
      await one.deleteFrom(table).execute();
  }

  test('exported, imported and exported again is the same, byte for byte', async () => {
    const store = await openStore(await createPlace());
    const other = await openStore(await createPlace());
    onTestFinished(async () => {
      await Promise.all([store.destroy(), other.destroy()]);
    });
    await fc.assert(
      fc.asyncProperty(wholeDocuments, async (documents) => {
        await Promise.all([empty(store), empty(other)]);
        expect(await run(store, documents)).toMatchObject({ outcome: 'imported', created: documents.length });
        const exported = await exportAll(store);
        expect(exported.split('\n').sort()).toEqual(
          [...documents.map((one) => toLine(one).trimEnd()), ''].sort(),
        );
        await run(other, read(exported));
        expect(await exportAll(other)).toBe(exported);
        // A second time nothing is left to do.
        expect(await run(other, read(exported))).toMatchObject({ unchanged: documents.length });
        expect(await exportAll(other)).toBe(exported);
      }),
      propertyRuns(25, SEED),
    );
  });

  test('that editors have made travels with its drafts, and what was kept and not published as a draft', async () => {
    await Promise.all([empty(store), empty(other)]);
    const entries = createEntries(store, Date.now);
    const make = async (name: string) => {
      const made = await entries.create(page(name), `{"title":"${name} 1"}`, ANNA);
      if (made.outcome !== 'created') throw new Error(made.outcome);
      return made.entry.id;
    };
    const markOf = async (id: string) => (await entries.open(id))?.mark ?? '';
    const [both, kept, emptied] = [await make('/both'), await make('/kept'), await make('/emptied')];
    await entries.publish(both, { mark: await markOf(both), note: 'к запуску' }, ANNA);
    await entries.save(both, { body: '{"title":"/both 2"}', mark: await markOf(both) }, ANNA);
    await entries.keep(kept, { mark: await markOf(kept), note: '' }, ANNA);
    await entries.discard(emptied, await markOf(emptied), ANNA);
    const exported = await exportAll(store);
    expect(read(exported)).toEqual([
      { ...document('/both', '{"title":"/both 1"}', '{"title":"/both 2"}'), note: 'к запуску' },
      document('/kept', null, '{"title":"/kept 1"}'),
    ]);
    await run(other, read(exported));
    expect(await exportAll(other)).toBe(exported);
    // Into the store that it comes from it changes nothing.
    expect(await run(store, read(exported))).toMatchObject({ unchanged: 2 });
  });

  test('imported over other content adds revisions, and keeps a draft that it replaces', async () => {
    await empty(store);
    const entries = createEntries(store, Date.now);
    await run(store, [document('/a', '{"title":"1"}')]);
    const entry = await entries.find(page('/a'));
    const id = entry?.id ?? '';
    const mark = (await entries.open(id))?.mark ?? '';
    await entries.save(id, { body: '{"title":"Анны"}', mark }, ANNA);
    const late = (await entries.open(id))?.mark ?? '';
    await run(store, [document('/a', '{"title":"2"}', '{"title":"3"}')]);
    expect(await entries.history(id)).toMatchObject([
      { number: 3, origin: 'import', created_by: 'Командная строка' },
      { number: 2, origin: 'edit', created_by: 'Анна' },
      { number: 1 },
    ]);
    expect(await entries.open(id)).toMatchObject({ body: '{"title":"3"}', entry: { title: '3' } });
    // Anna has the page open: what she saves now does not undo the import unnoticed.
    expect((await entries.save(id, { body: '{}', mark: late }, ANNA)).outcome).toBe('conflict');
  });

  test('is imported whole or not at all', async () => {
    await empty(store);
    await run(store, [
      { ...document('/taken', '{"to":"/"}'), address: { ...page('/taken'), kind: 'redirect' } },
    ]);
    const before = await exportAll(store);
    const outcome = await run(store, [document('/new', '{}'), document('/taken', '{}')]);
    expect(outcome).toEqual({
      outcome: 'taken',
      fault: 'redirect /taken (b2c) is published where a document of the file is to be',
    });
    expect(await exportAll(store)).toBe(before);
  });

  test('is left as it is by a trial, which tells what would be done', async () => {
    await empty(store);
    await run(store, [document('/old', '{}')]);
    const before = await exportAll(store);
    expect(await run(store, [document('/old', '{"title":"x"}'), document('/new', '{}')], true)).toEqual({
      outcome: 'imported',
      created: 1,
      published: 2,
      drafts: 0,
      unchanged: 0,
      files: { added: 0, described: 0 },
    });
    expect(await exportAll(store)).toBe(before);
  });
});

describe('a line that is no document', () => {
  const sound = {
    kind: 'page',
    name: '/a',
    audience: 'b2c',
    region: '',
    published: '{}',
    draft: null,
    note: '',
  };
  const faultOf = (line: object | string) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    return readLines(Buffer.from(`\n${text}\n`))
      .faults.map(({ line, fault }) => `${line}: ${fault}`)
      .join('; ');
  };

  test.each([
    ['text', 'not json', /^2: is not JSON/],
    ['another kind', { ...sound, kind: 'hologram' }, /^2: kind /],
    ['a field that nobody knows', { ...sound, extra: 1 }, /^2: .*extra/],
    ['a missing field', { ...sound, draft: undefined }, /^2: draft /],
    ['no body at all', { ...sound, published: null }, /^2: has neither a published body nor a draft/],
    ['a path with a slash at its end', { ...sound, name: '/a/' }, /^2: name must be a path/],
    ['a path with dots', { ...sound, name: '/a/../b' }, /^2: name must be a path/],
    ['a path with a query', { ...sound, name: '/a?b' }, /^2: name must be a path/],
    ['a form without a page', { ...sound, kind: 'form', name: '' }, /^2: name must be one or more/],
    ['a second main page', { ...sound, kind: 'main-page', name: 'x' }, /^2: name must be empty/],
    ['a region that is no code', { ...sound, region: 'Санкт-Петербург' }, /^2: region must be the code/],
    ['a body that is not JSON', { ...sound, published: '{' }, /^2: published is not JSON/],
    [
      'a body of endless depth',
      { ...sound, draft: '['.repeat(9000) },
      /^2: draft nests deeper than content may/,
    ],
    ['a body that is a number', { ...sound, published: '1' }, /^2: published is JSON, but neither/],
    [
      'a body with half a character',
      { ...sound, published: '{"a":"\ud800"}' },
      /lone surrogate\) at position 6/,
    ],
    ['a note with half a character', { ...sound, note: '\udfff' }, /^2: note holds half a character/],
  ])('is refused: %s', (_what, line, fault) => {
    expect(faultOf(line)).toMatch(fault);
  });

  test('is refused when it is not UTF-8', () => {
    expect(readLines(Buffer.from([0x7b, 0xff, 0x7d])).faults).toEqual([{ line: 1, fault: 'is not UTF-8' }]);
  });

  test('is told with its number, as are two lines of one address', () => {
    const lines = [
      sound,
      { ...sound, name: '/b' },
      { ...sound, audience: '' },
      { ...sound, kind: 'redirect' },
    ];
    const file = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(readLines(Buffer.from(file)).faults).toEqual([
      { line: 3, fault: 'stands at the address of line 1' },
      { line: 4, fault: 'stands at the address of line 1' },
    ]);
  });

  test('is not every line with other separators in it', () => {
    const name = '/a';
    const published = '{"a":"\u2028\u2029\u0085"}';
    const { documents, faults } = readLines(Buffer.from(toLine(document(name, published))));
    expect([documents, faults]).toEqual([[document(name, published)], []]);
  });
});

describe.each(databases)('the media library in $name', ({ createPlace }) => {
  const options = { author: COMMAND, now: 1000, isTrial: false };
  const picture = (name: string, content: Buffer, alt: string) => ({
    name: `library/${name}.png`,
    type: 'image/png',
    width: 8,
    height: 4,
    alt,
    focal_x: 10,
    focal_y: 90,
    content,
  });
  const files = [
    picture('b', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), '\u2028 «ёлочка» \\ "'),
    picture('a', Buffer.alloc(0), ''),
  ];

  async function open() {
    const store = await openStore(await createPlace());
    onTestFinished(() => store.destroy());
    return store;
  }

  test('travels with the documents, byte for byte', async () => {
    const [store, other] = [await open(), await open()];
    const done = await importDocuments(store, [document('/a', '{}')], { ...options, files });
    expect(done).toMatchObject({ outcome: 'imported', created: 1, files: { added: 2, described: 0 } });
    const exported = await exportAll(store);
    const read = readLines(Buffer.from(exported));
    expect(read).toMatchObject({ faults: [], documents: [{}], files: [{ alt: '' }, { focal_x: 10 }] });
    expect(read.files[1]?.content.equals(files[0]?.content ?? Buffer.of())).toBe(true);
    await importDocuments(other, read.documents, { ...options, files: read.files });
    expect(await exportAll(other)).toBe(exported);
    const again = await importDocuments(other, read.documents, { ...options, files: read.files });
    expect(again).toMatchObject({ unchanged: 1, files: { added: 0, described: 0 } });
  });

  test('is described anew where its words differ; other bytes under a name refuse the whole', async () => {
    const store = await open();
    await importDocuments(store, [], { ...options, files });
    const [first = picture('b', Buffer.of(), '')] = files;
    const described = await importDocuments(store, [], { ...options, files: [{ ...first, alt: 'Ёлка' }] });
    expect(described).toMatchObject({ files: { added: 0, described: 1 } });
    const before = await exportAll(store);
    expect(before).toContain('Ёлка');
    const refused = await importDocuments(store, [document('/never', '{}')], {
      ...options,
      files: [picture('c', Buffer.of(1), ''), { ...first, content: Buffer.of(1) }],
    });
    expect(refused).toEqual({ outcome: 'taken', fault: 'other bytes stand at /media/library/b.png already' });
    const trial = await importDocuments(store, [], {
      ...options,
      isTrial: true,
      files: [picture('c', Buffer.of(1), '')],
    });
    expect(trial).toMatchObject({ files: { added: 1 } });
    expect(await exportAll(store)).toBe(before);
  });

  test('has its faults told line by line', () => {
    const line = { kind: 'media', name: 'a.png', type: 'image/png', width: 1, height: 1, alt: '' };
    const rest = { focalX: 50, focalY: 50, content: '' };
    const lines = [
      { ...line, ...rest, name: '../a.png' },
      { ...line, ...rest, content: 'не base64' },
      { ...line, ...rest, focalX: 101 },
      { ...line, ...rest },
      { ...line, ...rest },
    ];
    const { faults } = readLines(Buffer.from(lines.map((one) => JSON.stringify(one)).join('\n')));
    expect(faults.map((fault) => [fault.line, fault.fault.split(' ')[0]])).toEqual([
      [1, 'name'],
      [2, 'content'],
      [3, 'focalX'],
      [5, 'stands'],
    ]);
  });
});
