import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashScripts } from './hash-scripts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document with hashed scripts', () => {
  test('names the hash of each script that the renderer marked, and shows no nonce', () => {
    const html = '<link rel="modulepreload" nonce="N1" href="/a.js"><script nonce="N1" async>one()</script>';
    expect(hashScripts(html, 'N1')).toEqual({
      html: '<link rel="modulepreload" href="/a.js"><script async>one()</script>',
      sources: ["'self'", sha('one()')],
    });
  });

  test('blesses no script that content smuggled in', () => {
    const html =
      '<div><script>evil()</script><script nonce="guess">evil()</script></div><script nonce="N1">one()</script>';
    expect(hashScripts(html, 'N1').sources).toEqual(["'self'", sha('one()')]);
  });

  test('allows the files of the site when a script is linked', () => {
    const { html, sources } = hashScripts('<script type="module" src="/a.js" nonce="N1"></script>', 'N1');
    expect(html).toBe('<script type="module" src="/a.js"></script>');
    expect(sources).toEqual(["'self'"]);
  });

  test('allows nothing when the page has no scripts of its own', () => {
    expect(hashScripts('<p>text</p>', 'N1').sources).toEqual(["'none'"]);
    expect(hashScripts('<script src="/a.js"></script>', 'N1').sources).toEqual(["'none'"]);
  });
});
