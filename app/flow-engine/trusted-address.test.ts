import { expect, test } from 'vitest';
import { isTrustedAddress } from './trusted-address';

const env = { TRUSTED_ORIGINS: ['https://pay.example.org'] };

test.each(['/sandbox/bank?payment=1', '/', 'https://pay.example.org/form?id=7', 'https://pay.example.org'])(
  'a visitor may be sent to %s',
  (address) => expect(isTrustedAddress(address, env)).toBe(true),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'evil.example',
  '',
  'https://evil.example',
  'https://pay.example.org.evil.example',
  'https://pay.example.org@evil.example',
  'https://user@pay.example.org/',
  'http://pay.example.org/',
  'https://pay.example.org:444/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https:/\\evil.example',
])('a visitor is never sent to %j', (address) => {
  expect(isTrustedAddress(address, env)).toBe(false);
});
