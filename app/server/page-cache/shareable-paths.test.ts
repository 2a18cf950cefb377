import type { ServerBuild } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import type { RouteHandle } from '#app/route-handle';
import { createSharesPath } from './shareable-paths';

type Routes = ServerBuild['routes'];

interface Planted {
  path?: string;
  index?: true;
  parentId?: string;
  handle?: RouteHandle;
}

/** Routes as Remix lists them, below its root. */
function toRoutes(planted: Record<string, Planted>): Routes {
  const all: Record<string, Planted> = { root: { path: '' }, ...planted };
  const listed = Object.entries(all).map(([id, { handle, ...route }]) => {
    const parentId = id === 'root' ? undefined : (route.parentId ?? 'root');
    return [id, { id, ...route, parentId, module: { default: () => null, handle } }];
  });
  return Object.fromEntries(listed) as Routes;
}

const CONTENT: Record<string, Planted> = {
  $: { path: '*', handle: { isShareable: true } },
  _index: { index: true, handle: { isShareable: true } },
};

describe('a path is shared by everybody', () => {
  const sharesPath = createSharesPath(
    toRoutes({
      ...CONTENT,
      checkout: { path: 'checkout' },
      'preview.$token': { path: 'preview/:token' },
      'sitemap[.]xml': { path: 'sitemap.xml' },
      studio: { path: 'studio', handle: { hydrates: true } },
      'studio._index': { index: true, parentId: 'studio' },
      'studio.$': { path: '*', parentId: 'studio' },
      'studio.pages.$id': { path: 'pages/:id', parentId: 'studio' },
    }),
  );

  test.each(['/', '/tariffs/all', '/checkout-rules', '/preview', '/sitemapxxml', '/a/studio'])(
    'when no route but that of content answers: %s',
    (path) => {
      expect(sharesPath(path)).toBe(true);
    },
  );

  test.each([
    '/checkout',
    '/checkout/',
    '/CHECKOUT',
    '/preview/secret',
    '/Preview/secret',
    '/sitemap.xml',
    '/studio',
    '/studio/',
    '/studio/pages/7',
    '/studio/anything/below',
  ])('never when a route answers that does not say so: %s', (path) => {
    expect(sharesPath(path)).toBe(false);
  });
});

test('a route with an address of its own cannot share yet: it refuses to start', () => {
  const routes = toRoutes({ ...CONTENT, shop: { path: 'shop', handle: { isShareable: true } } });
  expect(() => createSharesPath(routes)).toThrow('"shop" shares its pages at "shop"');
});
