import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listBlocks } from './list-blocks';
import type { DocumentKind } from './document-kind';
import { restoreBlock } from './restore-block';
import { cut, findValue } from './value-range';
import { propertyRuns } from '#tests/property-runs';

const SEED = 20_261_122;

const kind: DocumentKind = {
  fields: [],
  envelope: [],
  findBlock: (type) =>
    type === 'banner'
      ? {
          label: 'Баннер',
          version: 3,
          fields: [],
          lift: (_version, props) =>
            (props as { broken?: boolean }).broken ? null : { ...(props as object), lifted: true },
        }
      : null,
};

const restored = (body: string, earlier: string, key: string): string => {
  const outcome = restoreBlock(body, earlier, key, kind);
  if (outcome.outcome !== 'restored') throw new Error(outcome.outcome);
  return outcome.body;
};

/** Text of every block but one, as it stands, without what is inside it. */
const textOf = (body: string, key: string): string | undefined => {
  const block = listBlocks(JSON.parse(body)).find((candidate) => candidate.key === key);
  const range = block && findValue(body, block.path);
  return range ? cut(body, range) : undefined;
};

describe('restoring one block', () => {
  test('leaves everything around it byte for byte, spaces and odd numbers included', () => {
    const now =
      '{ "title":"Ф",\n "components" : [ {"id":"a","type":"x","props":{"n":1.0}} ,\t{"id":"b","type":"x","props":{"n":2}}, {"id":"c","type":"x","big":12345678901234567890} ] ,"z":1e3}';
    const earlier = '{"components":[{"id":"b","type":"x","props":{"n":  7.50}}]}';

    expect(restored(now, earlier, 'b')).toBe(
      now.replace('{"id":"b","type":"x","props":{"n":2}}', '{"id":"b","type":"x","props":{"n":  7.50}}'),
    );
  });

  test('lifts an older version into the one of today', () => {
    const earlier =
      '{"components":[{"id":"b","type":"banner","version":1,"props":{"title":"A"},"extra":"kept"}]}';

    expect(textOf(restored('{"components":[]}', earlier, 'b'), 'b')).toBe(
      '{"id":"b","type":"banner","version":3,"props":{"title":"A","lifted":true},"extra":"kept"}',
    );
  });

  test('brings back an unknown block, and one newer than the code, as it was written', () => {
    const hologram = '{"id":"h","type":"hologram","props":{"depth":1.50}}';
    const newer = '{"id":"n","type":"banner","version":9,"props":{"a" : 1}}';
    const earlier = `{"components":[${hologram},${newer}]}`;

    expect(restored('{"components":[]}', earlier, 'h')).toBe(`{"components":[${hologram}]}`);
    expect(restored('{}', earlier, 'n')).toBe(`{"components":[${newer}]}`);
  });

  test('refuses a block whose migrations fail, and one that the revision does not have', () => {
    const earlier = '{"components":[{"id":"b","type":"banner","props":{"broken":true}}]}';

    expect(restoreBlock('{}', earlier, 'b', kind)).toEqual({ outcome: 'not-lifted' });
    expect(restoreBlock('{}', earlier, 'c', kind)).toEqual({ outcome: 'missing' });
  });

  test('puts a block that is gone after the nearest one that stood before it', () => {
    const block = (id: string) => `{"id":"${id}","type":"x"}`;
    const earlier = `{"components":[${['a', 'b', 'c', 'd'].map(block).join(',')}]}`;
    const now = `{"components":[${['d', 'a', 'e'].map(block).join(',')}]}`;

    const keys = listBlocks(JSON.parse(restored(now, earlier, 'c'))).map(({ key }) => key);

    expect(keys).toEqual(['d', 'a', 'c', 'e']);
  });

  test('keeps what a container holds now, and brings a container that was gone back with its blocks', () => {
    const box = (children: string, title: string) =>
      `{"id":"box","type":"x","props":{"t":"${title}"},"children":[${children}]}`;
    const inner = (n: number) => `{"id":"in","type":"banner","version":3,"props":{"n":${n}}}`;
    const earlier = `{"components":[${box(inner(1), 'old')}]}`;

    expect(restored(`{"components":[${box(inner(2), 'new')}]}`, earlier, 'box')).toBe(
      `{"components":[${box(inner(2), 'old')}]}`,
    );
    expect(restored(`{"components":[${inner(2)}]}`, earlier, 'box')).toBe(
      `{"components":[${box('', 'old')},${inner(2)}]}`,
    );
    expect(restored('{"components":[]}', earlier, 'box')).toBe(earlier);
  });

  test('of any page: every other byte stays, whatever the block was and is', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const block = fc.record({
      id: fc.string({ minLength: 1 }).filter((id) => id.trim() !== ''),
      props: value,
      more: value,
    });
    const blocks = fc.uniqueArray(block, { minLength: 1, maxLength: 6, selector: ({ id }) => id.trim() });
    const indent = fc.constantFrom('', ' ', '\t');
    const tries = propertyRuns(500, SEED);
    let runs = 0;
    fc.assert(
      fc.property(blocks, value, value, indent, fc.nat(), (components, other, title, space, pick) => {
        const typed = components.map((component) => ({ type: 'x', ...component }));
        const at = pick % typed.length;
        const wanted = typed[at];
        if (wanted === undefined) return;
        const now = JSON.stringify({ title, components: typed, tail: other }, null, space);
        const earlier = JSON.stringify({ components: [{ ...wanted, props: other }] });
        const after = restored(now, earlier, wanted.id.trim());
        const range = findValue(now, ['components', at]);
        const fresh = findValue(after, ['components', at]);
        if (range === null || fresh === null) throw new Error('the block is not where it was');
        expect(after.slice(0, fresh.from)).toBe(now.slice(0, range.from));
        expect(after.slice(fresh.to)).toBe(now.slice(range.to));
        expect(JSON.parse(cut(after, fresh))).toEqual(
          JSON.parse(JSON.stringify({ ...wanted, props: other })),
        );
        runs += 1;
      }),
      tries,
    );
    expect(runs).toBe(tries.numRuns);
  });
});
