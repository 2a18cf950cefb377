import { describe, expect, test } from 'vitest';
import { toPolicy } from '#app/server/http/security-headers';
import { asksForDraft, readSpaceFrame } from './space-frame';
import { widenForBuilder } from './widen-policy';

const page = {};
const framed = (around: { ancestorOrigins?: string[]; referrer?: string }) =>
  readSpaceFrame({
    self: page,
    parent: {},
    document: { referrer: around.referrer ?? '' },
    location: around.ancestorOrigins ? { ancestorOrigins: around.ancestorOrigins } : {},
  });

describe("the frame of Builder.io's editor", () => {
  test.each(['https://builder.io', 'https://app.builder.io'])('is %s around the page', (origin) => {
    expect(framed({ ancestorOrigins: [origin] })).toBe(origin);
    expect(framed({ referrer: `${origin}/content/1` })).toBe(origin);
  });

  test.each(['http://builder.io', 'https://notbuilder.io', 'https://builder.io.evil.example', 'null', ''])(
    'is not %j',
    (origin) => {
      expect(framed({ ancestorOrigins: [origin, 'https://builder.io'] })).toBeNull();
      expect(framed({ referrer: origin })).toBeNull();
    },
  );

  test('is none around a page that stands alone', () => {
    const alone = { self: page, parent: page, location: { ancestorOrigins: ['https://builder.io'] } };
    expect(readSpaceFrame({ ...alone, document: { referrer: 'https://builder.io/' } })).toBeNull();
  });
});

describe('a draft outside the editor', () => {
  test.each([
    ['?builder.preview=page&builder.overrides.page=abc&apiKey=key', true],
    ['?builder.overrides.page=abc&builder.apiKey=key', true],
    ['?builder.overrides.page=abc&apiKey=other', false],
    ['?builder.overrides.page=abc', false],
    ['?builder.preview=page&apiKey=key', false],
  ])('%s is shown: %j', (search, isShown) => {
    expect(asksForDraft(search, 'key')).toBe(isShown);
  });
});

test('the policy of the edited page lets the editor around it and its content in, and no code', () => {
  const env = { PUBLIC_SCHEME: 'https', CONTENT_SOURCE: 'builder' } as const;
  const policy = toPolicy(["'nonce-a'", "'strict-dynamic'"], {
    ...env,
    TRUSTED_ORIGINS: [],
    SUBSCRIBE_SCRIPT_URL: undefined,
    BUILDER_API_URL: 'https://cdn.builder.io',
    MAP_TILES_URL: undefined,
  });
  const rules = new Map(
    widenForBuilder(policy)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
  expect(rules.get('frame-ancestors')).toBe('https://builder.io https://*.builder.io');
  expect(rules.get('script-src')).toBe("'nonce-a' 'self'");
  expect(rules.get('style-src')).toBe("'self' 'unsafe-inline'");
  expect(rules.get('connect-src')).toBe("'self' https://cdn.builder.io");
  expect(rules.get('img-src')).toBe("'self' data: https://cdn.builder.io");
  expect(rules.get('form-action')).toBe("'self'");
});
