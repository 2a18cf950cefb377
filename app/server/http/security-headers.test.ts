import { expect, test } from 'vitest';
import { toPolicy, type PolicyEnvironment } from './security-headers';

const SERVICE = 'https://subscribe.example.test';
const env: PolicyEnvironment = {
  PUBLIC_SCHEME: 'https',
  SUBSCRIBE_SCRIPT_URL: `${SERVICE}/service.js`,
  TRUSTED_ORIGINS: [],
  CONTENT_SOURCE: 'embedded',
  BUILDER_API_URL: 'https://builder.example.test',
};

const scriptSources = (policy: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith('script-src'))
    ?.split(' ')
    .slice(1);

test('a page without scripts lets none in, and no subscription service either', () => {
  expect(scriptSources(toPolicy(["'none'"], env))).toEqual(["'none'"]);
});

test('a page with scripts lets in the subscription service, when there is one', () => {
  expect(scriptSources(toPolicy(["'self'"], env))).toEqual(["'self'", SERVICE]);
  expect(scriptSources(toPolicy(["'self'"], { ...env, SUBSCRIBE_SCRIPT_URL: undefined }))).toEqual([
    "'self'",
  ]);
});
