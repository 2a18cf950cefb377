import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGraph, type Hop } from './redirect-graph';
import { judgeRedirect } from './redirect-rules';
import { writeCsv } from '../../shell/write-csv';
import { readTable } from './redirect-table';
import { propertyRuns } from '#tests/property-runs';

const SEED = 20_261_122;

const ROOTS = ['site.test', 'localhost'];
const judge = (from: string, to: string, audience: 'b2c' | 'b2b' = 'b2c') =>
  judgeRedirect({ from, to, audience }, ROOTS);

describe('a redirect', () => {
  test.each([
    ['/old', '/new', '/old'],
    [' /old/ ', '/new?a=1#b', '/old'],
    ['/%D1%82%D0%B0%D1%80%D0%B8%D1%84', '/', '/тариф'],
    ['https://moscow.site.test/old', 'https://spb.site.test/new', '/old'],
  ])('leads from %s to %s', (from, to, path) => {
    expect(judge(from, to)).toMatchObject({ redirect: { from: path, to }, faults: {} });
  });

  test('of a corporate path, or from a corporate host, belongs to the corporate site', () => {
    expect(judge('/corp/old', '/corp/new').redirect.audience).toBe('b2b');
    expect(judge('https://corp.site.test/old', '/new').redirect.audience).toBe('b2b');
  });

  test.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/a b',
    '/a\u0000b',
    '/a\tb',
    '/new\u007f',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:+79261112233',
    'mailto:a@site.test',
    '#top',
    '?a=1',
    'new',
    'https://evil.test',
    'https://site.test.evil.test',
    'https://evil.test/site.test',
    'https://site.test@evil.test',
    'https://user:word@site.test/',
    'https:/evil.test',
    'http:evil.test',
    'ftp://site.test/',
    `/${'a'.repeat(600)}`,
  ])('never leads to %j', (to) => {
    expect(judge('/old', to).faults.to).toBe('toShape');
  });

  test.each([
    ['', 'fromEmpty'],
    ['old', 'fromShape'],
    ['//old', 'fromShape'],
    ['/a\\b', 'fromShape'],
    ['/a b', 'fromShape'],
    ['/a%00b', 'fromShape'],
    ['/a/../b', 'fromShape'],
    ['/a\u202eb', 'fromShape'],
    ['/old?a=1', 'fromQuery'],
    ['/old#a', 'fromQuery'],
    ['/studio/pages', 'fromReserved'],
    ['/media/a.jpg', 'fromReserved'],
    ['/news/a/b', 'fromUnreachable'],
    ['/tariffs/all/x/print', 'fromLegacy'],
    ['https://evil.test/old', 'fromShape'],
  ])('never leads from %j', (from, fault) => {
    expect(judge(from, '/new').faults.from).toBe(fault);
  });

  test.each(['/old', '/old/', '/old?a=1', '/old#a', '/%6Fld'])(
    'from /old does not lead to itself as %s',
    (to) => {
      expect(judge('/old', to).faults.to).toBe('toSelf');
    },
  );
});

const hop = (from: string, to: string, audience: 'b2c' | 'b2b' = 'b2c'): Hop => ({ from, to, audience });
const wayFrom = (hops: Hop[], path: string, audience: 'b2c' | 'b2b' = 'b2c') =>
  createGraph(hops, ROOTS).wayFrom({ path, audience });

describe('the ways of redirects', () => {
  test('end after one hop where nothing leads on', () => {
    expect(wayFrom([hop('/a', '/b')], '/a')).toEqual({ stops: ['/a', '/b'], isLoop: false });
    expect(wayFrom([hop('/a', '/b')], '/b')).toBeNull();
  });

  test('tell every stop of a chain, whatever the spelling of its addresses', () => {
    const hops = [
      hop('/a', '/b/'),
      hop('/b', '/%D0%B2?x=1'),
      hop('/в', 'https://moscow.site.test/d'),
      hop('/d', '/e#x'),
    ];
    expect(wayFrom(hops, '/a')).toEqual({
      stops: ['/a', '/b/', '/%D0%B2?x=1', 'https://moscow.site.test/d', '/e#x'],
      isLoop: false,
    });
  });

  test.each([
    ['two redirects', [hop('/a', '/b'), hop('/b', '/a')]],
    ['a whole address of the site', [hop('/a', 'https://spb.site.test/a')]],
    ['a circle further on', [hop('/a', '/b'), hop('/b', '/c'), hop('/c', '/b')]],
    ['a page that leads back in one region alone', [hop('/a', '/b'), hop('/b', '/x'), hop('/b', '/a')]],
    ['corporate paths', [hop('/a', '/corp/a'), hop('/corp/a', '/a', 'b2b')]],
  ])('find a circle: %s', (_what, hops) => {
    expect(wayFrom(hops, '/a')?.isLoop).toBe(true);
  });

  test('keep the two sites apart', () => {
    expect(wayFrom([hop('/a', '/b'), hop('/b', '/a', 'b2b')], '/a')?.isLoop).toBe(false);
    expect(wayFrom([hop('/a', 'https://corp.site.test/a')], '/a')?.isLoop).toBe(false);
  });

  test('go in a circle exactly when a visitor would never arrive', () => {
    const path = fc.integer({ min: 0, max: 11 }).map((at) => `/p${at}`);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(path, path), { selector: ([from]) => from, maxLength: 12 }),
        (pairs) => {
          const hops = pairs.map(([from, to]) => hop(from, to));
          const next = new Map(pairs);
          for (const [from] of pairs) {
            let at: string | undefined = from;
            let steps = 0;
            for (; at !== undefined && steps <= pairs.length; steps += 1) at = next.get(at);
            const way = wayFrom(hops, from);
            expect(way?.isLoop).toBe(at !== undefined);
            if (way === null || way.isLoop) continue;
            expect(way.stops).toHaveLength(steps);
            // Led straight to its end, it takes one hop.
            const straight = hops.map((one) => (one.from === from ? hop(from, way.stops.at(-1) ?? '') : one));
            expect(wayFrom(straight, from)?.stops).toHaveLength(2);
          }
        },
      ),
      propertyRuns(500, SEED),
    );
  });
});

describe('a table of redirects', () => {
  test.each([
    ['a spreadsheet', '/a\t/b\n/c\t/d'],
    ['CSV', 'from,to\r\n/a,/b\r\n/c,/d\r\n'],
    ['CSV of a Russian spreadsheet', '\uFEFFОткуда;Куда\n/a;/b\n\n/c;/d'],
    ['CSV in quotes', '"/a","/b"\n"/c","/d"'],
    ['two words a line', '/a /b\n  /c    /d  '],
  ])('is read from %s', (_what, text) => {
    expect(readTable(text).map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['/a', '/b'],
      ['/c', '/d'],
    ]);
  });

  test('says on which line each stands', () => {
    expect(readTable('from,to\n\n/a,/b').map(({ line }) => line)).toEqual([3]);
  });

  test('has nothing in it that a spreadsheet would compute, and comes back as it was', () => {
    const cells = ['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', '"/a"', '=HYPERLINK("http://evil.test")', '/a;b'];
    const text = writeCsv(
      ['a'],
      cells.map((cell) => [cell]),
    );
    const written = text.replace('\uFEFF', '').split('\r\n').slice(1, -1);
    expect(written.every((line) => /^"[^=+\-@\t\r]/.test(line))).toBe(true);
    expect(readTable(text.replace('"a"', '"from"')).map((line) => line.cells[0])).toEqual(cells);
  });
});
