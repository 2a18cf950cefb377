import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashScripts } from './hash-scripts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document with hashed scripts', () => {
  test('names the hash of each script that the renderer marked, and shows no nonce', () => {
    const html = '<link rel="modulepreload" nonce="N1" href="/a.js"><script nonce="N1" async>one()</script>';
    expect(hashScripts(html, 'N1')).toEqual({
      html: '<link rel="modulepreload" href="/a.js"><script async>one()</script>',
      sources: [sha('one()')],
    });
  });

  test('blesses no script that content smuggled in', () => {
    const html =
      '<div><script>evil()</script><script nonce="guess">evil()</script></div><script nonce="N1">one()</script>';
    expect(hashScripts(html, 'N1').sources).toEqual([sha('one()')]);
  });

  test('has no sources when the page has no scripts', () => {
    expect(hashScripts('<p>text</p>', 'N1').sources).toEqual([]);
  });
});
