import { describe, expect, test } from 'vitest';
import { importSpace } from './import-space';
import { element, entry } from './testing/sample-content';

const mapping = { fieldsOf: () => undefined };
const rule = (property: string, value: unknown, operator = 'is') => ({ property, operator, value });
const page = (url: string, blocks: unknown[], query: object[] = [rule('urlPath', url)]) => ({
  ...entry(url, blocks),
  query,
});
const text = (words: string) => element('Text', { text: words });
const bodyOf = (published: string | null | undefined): unknown => JSON.parse(String(published));

describe('a space that is imported', () => {
  test('comes to documents at the addresses that its entries are targeted at', () => {
    const query = [rule('urlPath', '/about/'), rule('region', ['moscow', 'spb']), rule('audience', 'b2b')];
    const { documents, left } = importSpace({ page: [page('/about', [text('Слова')], query)] }, mapping);
    expect(left).toEqual([]);
    expect(documents.map(({ address }) => address)).toEqual(
      ['moscow', 'spb'].map((region) => ({ kind: 'page', name: '/about', audience: 'b2b', region })),
    );
    expect(bodyOf(documents[0]?.published)).toMatchObject({
      title: 'О компании',
      components: [{ type: 'text', props: { html: 'Слова' } }],
    });
  });

  test('has its symbols in their places, and layouts of their own', () => {
    const symbol = { ...entry('', [text('из символа')]), id: 's1' };
    const { documents } = importSpace(
      {
        page: [page('/a', [element('Symbol', { symbol: { model: 'parts', entry: 's1' } })])],
        parts: [symbol],
        layout: [{ ...entry('', []), query: [], data: { footer: { copyright: '©' } } }],
      },
      mapping,
    );
    expect(bodyOf(documents[0]?.published)).toMatchObject({
      components: [{ props: { html: 'из символа' } }],
    });
    expect(documents[1]).toMatchObject({ address: { kind: 'layout', name: '' } });
    expect(bodyOf(documents[1]?.published)).toEqual({ footer: { copyright: '©' } });
  });

  test('tells what could not be taken, and keeps none of it', () => {
    const blocks = [text('Слова'), element('Embed', { url: 'https://a.test' })];
    const { documents, left } = importSpace(
      {
        page: [
          page('/a', blocks, [rule('urlPath', '/a'), rule('city', 'x')]),
          page('/a', []),
          page('/b', [], [rule('urlPath', '/b', 'startsWith'), rule('region', 'Нет Такого')]),
          'сор',
        ],
      },
      mapping,
    );
    expect(documents).toHaveLength(1);
    expect(documents[0]?.published).not.toContain('Builder:');
    expect(left.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      'page /a: targeting: city is',
      'page /a: Embed',
      'page /a: another entry for the same address',
      'page «О компании»: targeting: urlPath startsWith',
      'page «О компании»: its address: /b  Нет Такого',
      'page: an entry that is none',
    ]);
  });

  test('comes to the same documents each time, and names its pictures', () => {
    const blocks = [element('Image', { image: 'https://cdn.builder.io/a', aspectRatio: 0.5 })];
    const entries = { page: [page('/a', blocks)] };
    const once = importSpace(entries, mapping);
    expect(importSpace(entries, mapping)).toEqual(once);
    expect(once.pictures).toEqual(['https://cdn.builder.io/a']);
  });
});
