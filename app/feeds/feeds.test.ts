// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Feed } from './feed';
import { writeAtom } from './write-atom';
import { writeRss } from './write-rss';

const hostile = '<script>alert("1")</script> & \u0000\uD800 ]]> «тариф»';
const feed: Feed = {
  title: 'Новости',
  description: hostile,
  pageUrl: 'https://moscow.example.test/news',
  selfUrl: 'https://moscow.example.test/news.rss',
  updated: new Date('2026-11-20T00:00:00+03:00'),
  entries: [
    {
      title: hostile,
      url: 'https://moscow.example.test/news/one?a=1&b=2',
      summary: hostile,
      date: new Date('2026-11-20T00:00:00+03:00'),
    },
    {
      title: 'Два',
      url: 'https://moscow.example.test/news/two',
      summary: '',
      date: new Date('2026-11-19T00:00:00+03:00'),
    },
  ],
};

function parse(xml: string): Document {
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  return read;
}

const textsOf = (parent: Element, names: readonly string[]) =>
  names.map((name) =>
    [...parent.children].filter((child) => child.tagName === name).map((c) => c.textContent),
  );
const clean = '<script>alert("1")</script> &  ]]> «тариф»';

test('RSS has what the specification of RSS 2.0 asks for, and texts stay texts', () => {
  const channel = parse(writeRss(feed)).querySelector('rss[version="2.0"] > channel');
  if (channel === null) throw new Error('there is no channel');
  expect(textsOf(channel, ['title', 'link', 'description'])).toEqual([['Новости'], [feed.pageUrl], [clean]]);
  const [first, second] = [...channel.querySelectorAll('item')];
  if (first === undefined || second === undefined) throw new Error('there are no items');
  expect(textsOf(first, ['title', 'link', 'guid', 'pubDate', 'description'])).toEqual([
    [clean],
    [feed.entries[0]?.url],
    [feed.entries[0]?.url],
    ['Thu, 19 Nov 2026 21:00:00 GMT'],
    [clean],
  ]);
  expect(textsOf(second, ['description'])).toEqual([[]]);
});

test('Atom has what RFC 4287 asks for: ids, moments and an author', () => {
  const root = parse(writeAtom(feed)).documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(textsOf(root, ['id', 'title', 'updated'])).toEqual([
    [feed.pageUrl],
    ['Новости'],
    ['2026-11-19T21:00:00.000Z'],
  ]);
  expect(root.querySelector('author > name')?.textContent).not.toBe('');
  const entries = [...root.querySelectorAll('entry')];
  expect(entries.map((entry) => textsOf(entry, ['id', 'title', 'updated']))).toEqual([
    [[feed.entries[0]?.url], [clean], ['2026-11-19T21:00:00.000Z']],
    [[feed.entries[1]?.url], ['Два'], ['2026-11-18T21:00:00.000Z']],
  ]);
});
