import { describe, expect, test } from 'vitest';
import { BRAND, parseBrand } from './brand';
import { checkOperatorAddress } from './gateway/account';
import { checkOperatorNumber } from './gateway/codes';

describe('the brand', () => {
  test('has its name in both cases', () => {
    expect(BRAND).toMatchObject({ slug: 'megafon', nominative: 'МегаФон', prepositional: 'МегаФоне' });
  });

  test('can be replaced in part', () => {
    expect(parseBrand({ slug: 'volna' })).toMatchObject({ slug: 'volna', name: 'МегаФон' });
  });

  test('refuses a slug that is no part of a path', () => {
    expect(() => parseBrand({ slug: 'а/б' })).toThrow();
  });

  test('[ACCT-109] [CODE-132] stands in the paths of the operator checks', () => {
    expect(checkOperatorAddress.path).toBe(`/api/unite/v1/ip/is${BRAND.slug}`);
    expect(checkOperatorNumber.path).toBe(`/api/unite/v1/msisdn/is${BRAND.slug}`);
  });
});
