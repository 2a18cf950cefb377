import type { ServerBuild } from '@remix-run/node';
import { describe, expect, test } from 'vitest';
import { isBackstage, toContentBuild, toVisitorsBuild } from './part-builds';

const OWN = { module: {} };
const SHARED = { module: { handle: { isShareable: true } } };
const ROUTES = {
  root: { id: 'root', path: '', ...OWN },
  'routes/_index': { id: 'routes/_index', parentId: 'root', index: true, ...SHARED },
  'routes/$': { id: 'routes/$', parentId: 'root', path: '*', ...SHARED },
  'routes/devices': { id: 'routes/devices', parentId: 'root', path: 'devices', ...OWN },
  'routes/studio': { id: 'routes/studio', parentId: 'root', path: 'studio', ...OWN },
  'routes/studio.people': { id: 'routes/studio.people', parentId: 'routes/studio', path: 'people', ...OWN },
  'routes/studio_.sign-in': {
    id: 'routes/studio_.sign-in',
    parentId: 'root',
    path: 'studio/sign-in',
    ...OWN,
  },
  'routes/preview.$token': { id: 'routes/preview.$token', parentId: 'root', path: 'preview/:token', ...OWN },
  'routes/dev.blocks[.]json': {
    id: 'routes/dev.blocks[.]json',
    parentId: 'root',
    path: 'dev/blocks.json',
    ...OWN,
  },
  'routes/sandbox.bank': { id: 'routes/sandbox.bank', parentId: 'root', path: 'sandbox/bank', ...OWN },
};
const VISITORS = ['root', 'routes/_index', 'routes/$', 'routes/devices'];

const build = { routes: ROUTES, assets: { routes: ROUTES, version: '1' } } as unknown as ServerBuild;

test('visitors are matched with their own routes, in the same order, on the server and in what it says of them', () => {
  const visitors = toVisitorsBuild(build);
  expect(Object.keys(visitors.routes)).toEqual(VISITORS);
  expect(Object.keys(visitors.assets.routes)).toEqual(VISITORS);
  expect(visitors.assets.version).toBe('1');
  expect(Object.keys(build.routes)).toEqual(Object.keys(ROUTES));
});

test('a page of content is matched with the routes of content alone', () => {
  expect(Object.keys(toContentBuild(build).routes)).toEqual(['root', 'routes/_index', 'routes/$']);
  expect(Object.keys(toContentBuild(build).assets.routes)).toEqual(['root', 'routes/_index', 'routes/$']);
});

describe('an address', () => {
  test.each([
    '/studio',
    '/studio/pages/1',
    '/STUDIO/pages',
    '/preview/abc',
    '/dev/blocks.json',
    '/sandbox/bank',
  ])('is looked for among all routes: %s', (path) => expect(isBackstage(path)).toBe(true));

  test.each(['/', '/studios', '/devices', '/preview-of-spring', '/help/studio', '/news.rss'])(
    'is a visitor’s: %s',
    (path) => expect(isBackstage(path)).toBe(false),
  );
});
