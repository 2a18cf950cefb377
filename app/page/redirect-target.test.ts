import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRedirectTarget } from './redirect-target';
import { propertyRuns } from '#tests/property-runs';

const ROOTS = ['localhost', 'site.test'];
const go = (target: string, from = '/old') => toRedirectTarget(target, from, ROOTS);

test.each([
  '/',
  '/new',
  '/new/',
  '/new?a=//b#c',
  '/тарифы',
  'http://localhost/',
  'https://spb.site.test/a',
  'http://spb.localhost:3000/',
])('a redirect to %s is of this site', (target) => {
  expect(go(target)).toBe(target);
});

test.each([
  '',
  'new',
  './new',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https://evilsite.test',
  'https://site.test.evil.example',
  'https://site.test@evil.example',
  'https://user@site.test/',
  'https://:word@site.test/',
  'ftp://site.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\r\nb',
  '/a b',
  '/\t/evil.example',
  '\u0000/a',
  'https://site.test\\@evil.example',
  'https:\\\\evil.example',
  'https://',
  '#a',
  '?a',
])('a redirect to %j is refused', (target) => {
  expect(go(target)).toBeNull();
});

test.each(['/old', '/old/', '/old?a=1', '/old#a', '/a/../old', '/./old'])(
  'a redirect of /old to %s is a loop',
  (target) => {
    expect(go(target)).toBeNull();
  },
);

test('wherever a redirect leads, a browser stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '..',
    '?',
    '#',
    'http:',
    'https://',
    'site.test',
    'evil.example',
    '%2f',
    '%5c',
    '\t',
    'a',
    '\u3002',
    '。',
    '／',
  );
  const targets = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(targets, (target) => {
      const to = go(target);
      if (to === null) return;
      const { hostname, protocol } = new URL(to, 'https://moscow.site.test/old');
      expect(['http:', 'https:']).toContain(protocol);
      expect(ROOTS.some((root) => hostname === root || hostname.endsWith(`.${root}`))).toBe(true);
    }),
    propertyRuns(5000, 7),
  );
});
