import { expect, test } from 'vitest';
import { findSpellings, toPageAddress, withoutSlash } from './page-spellings';

test.each([
  ['/pay', ['/pay.html', '/pay/topup']],
  ['/Tariffs/All', ['/tariffs/all', '/tariffs/all.html']],
  ['/index.html', ['/']],
  ['/INDEX.PHP', ['/']],
  ['/services/index.html', ['/services', '/services.html']],
  ['/services/antispam', ['/services/antispam.html']],
  ['/services.html', ['/services']],
  ['/Services/Antispam.HTM', ['/services/antispam.htm', '/services/antispam', '/services/antispam.html']],
  ['/tariffs/home.html', ['/tariffs/home', '/forhome']],
  ['/.env', []],
  ['/wp-login.php', []],
  ['/constructor', ['/constructor.html']],
  ['/', []],
])('%s may have been meant as %j', (path, spellings) => {
  expect(findSpellings(path)).toEqual(spellings);
});

test.each([
  ['/tariffs/all/', '/tariffs/all'],
  ['/tariffs/all/?q=a/', '/tariffs/all?q=a/'],
  ['/evil.example//', '/evil.example'],
  ['/', null],
  ['/tariffs/all', null],
])('%s without the slash at its end is %s', (address, plain) => {
  expect(withoutSlash(new URL(address, 'http://site.invalid'))).toBe(plain);
});

test('a path is written so that none of it is read as a query or a hash', () => {
  expect(toPageAddress('/новость?a#b')).toBe('/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D1%8C%3Fa%23b');
});
