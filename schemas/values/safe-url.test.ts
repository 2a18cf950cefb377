import { describe, expect, test } from 'vitest';
import { isSafeUrl, safeUrl } from './safe-url';

const TAB = '\t';
const NEWLINE = '\n';

/** What browsers are known to run or follow off the site, in the spellings that filters forget. */
const EVASIONS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  'javascript://%0aalert(1)',
  `java${TAB}script:alert(1)`,
  `java${NEWLINE}script:alert(1)`,
  `java\rscript:alert(1)`,
  `${TAB}javascript:alert(1)`,
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript\u007f:x',
  'javascript :alert(1)',
  ' javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'javascript%3aalert(1)',
  'ｊavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'DATA:text/html;base64,PA==',
  'vbscript:msgbox(1)',
  'livescript:x',
  'mocha:x',
  'file:///etc/passwd',
  'blob:https://a/b',
  'filesystem:x',
  'about:blank',
  'view-source:https://a.test',
  'feed:javascript:alert(1)',
  'jar:x',
  'intent://x#Intent;end',
  'ws://a.test',
  'ftp://a.test',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  `/${TAB}/evil.example`,
  `/${NEWLINE}/evil.example`,
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'evil.example',
  'www.evil.example/x',
  './page',
  '../page',
  'page',
  '',
  ' ',
  '.',
  ':',
  '://x',
  '?a b',
  '/a b',
  'https://',
  'http://',
  'https://[',
  'https://exa mple.test',
  'https://a.test:port/',
  'https://\u0000.test',
  'http:',
  'https:?',
  '1javascript:alert(1)',
  '-javascript:x',
  ':javascript:x',
  '%6aavascript:alert(1)',
];

const SAFE = [
  '/',
  '/tariffs/all',
  '/тарифы',
  '/a%20b',
  '/path?next=//evil.example',
  '/a:b',
  '/?javascript:alert(1)',
  '/#//x',
  '#',
  '#survey',
  '#тарифы',
  '?page=2',
  '?a=javascript:alert(1)',
  '/a//b',
  '/.hidden',
  'https://example.test/',
  'http://example.test:8080/a?b#c',
  'HTTPS://EXAMPLE.TEST',
  'https://пример.test/путь',
  'tel:+78005500500',
  'tel:*105#',
  'mailto:help@example.test',
  'mailto:help@example.test?subject=a',
];

describe('an address of content', () => {
  test.each(EVASIONS)('is refused: %j', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });

  test.each(SAFE)('is accepted: %j', (url) => {
    expect(isSafeUrl(url)).toBe(true);
    expect(safeUrl().parse(url)).toBe(url);
  });

  test.each(Array.from({ length: 33 }, (_, code) => code).concat(0x7f, 0x5c))(
    'never holds the character %d, wherever it stands',
    (code) => {
      const character = String.fromCharCode(code);
      for (const url of [
        `/a${character}b`,
        `${character}/a`,
        `https://example.test/${character}`,
        `#a${character}`,
      ]) {
        expect(isSafeUrl(url)).toBe(false);
      }
    },
  );

  test('that a browser resolves leads to this site, or is as it stands', () => {
    for (const url of SAFE) {
      const { origin, href, protocol } = new URL(url, 'https://site.test/page');
      const isOwn = origin === 'https://site.test';
      expect([url, isOwn || href.toLowerCase().startsWith(`${protocol}`)]).toEqual([url, true]);
      if (/^[/#?]/.test(url)) expect([url, origin]).toEqual([url, 'https://site.test']);
    }
  });

  test('is trimmed first, and refused when it is too long or no text', () => {
    expect(safeUrl().parse('  /about ')).toBe('/about');
    expect(safeUrl().safeParse('javascript:alert(1) ').success).toBe(false);
    expect(safeUrl().safeParse(`/${'a'.repeat(1999)}`).success).toBe(true);
    expect(safeUrl().safeParse(`/${'a'.repeat(2000)}`).success).toBe(false);
    for (const value of [null, 7, {}, ['/']]) expect(safeUrl().safeParse(value).success).toBe(false);
  });

  test('says what it must be', () => {
    expect(safeUrl().safeParse('evil').error?.issues[0]?.message).toContain('must be a site path');
  });
});
