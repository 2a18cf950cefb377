import { expect, test } from 'vitest';
import { toPolicy } from '#app/server/http/security-headers';
import { toMapTiles } from './map-tiles';

const URL_OF_TILES = 'https://tiles.example.test/{z}/{x}/{y}.png';
const env = (MAP_TILES_URL: string | undefined) => ({ MAP_TILES_URL, MAP_ATTRIBUTION: '© Карты' });

test('tiles come from where the operator says, in the demo from the sandbox, else there is no map', () => {
  expect(toMapTiles(env(URL_OF_TILES), true)).toEqual({ url: URL_OF_TILES, attribution: '© Карты' });
  expect(toMapTiles(env(undefined), true)?.url).toBe('/sandbox/tiles/{z}/{x}/{y}.svg');
  expect(toMapTiles(env(undefined), false)).toBeNull();
});

test('pages may show pictures of the tiles’ origin when there is one, and load nothing else from it', () => {
  const policyOf = (MAP_TILES_URL: string | undefined) =>
    toPolicy(["'nonce-a'"], {
      PUBLIC_SCHEME: 'https',
      CONTENT_SOURCE: 'embedded',
      TRUSTED_ORIGINS: [],
      SUBSCRIBE_SCRIPT_URL: undefined,
      BUILDER_API_URL: 'https://cdn.builder.io',
      MAP_TILES_URL,
    }).split('; ');
  const wide = policyOf(URL_OF_TILES);
  expect(wide).toContain("img-src 'self' data: https://tiles.example.test");
  expect(wide.filter((rule) => rule.includes('tiles.example.test'))).toHaveLength(1);
  expect(policyOf(undefined)).toContain("img-src 'self' data:");
});
