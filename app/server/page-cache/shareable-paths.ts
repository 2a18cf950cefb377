import type { ServerBuild } from '@remix-run/node';
import { isShareable } from '#app/route-handle';

/** Is the page of this path one that its route shares with everybody? */
export type SharesPath = (path: string) => boolean;

/**
 * Only routes that declare `isShareable` are rendered from a page key, without the visitor's cookies and headers; what
 * any other route answers to goes to Remix as it came. A path belongs to the most exact of the routes that match it, and
 * that is never one of content while another matches.
 *
 * @throws when a route that shares has an address of its own: then it must be told which of two routes is more exact
 */
export function createSharesPath(routes: ServerBuild['routes']): SharesPath {
  const isParent = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const leaves = Object.values(routes).filter(({ id, index }) => index === true || !isParent.has(id));
  const [shared, own] = split(leaves, ({ module }) => isShareable(module.handle));
  const strange = shared.find(({ path, index }) => index !== true && path !== '*');
  if (strange !== undefined) {
    throw new Error(`"${strange.id}" shares its pages at "${strange.path}": only "*" and the index can`);
  }
  const patterns = own.map((route) => toPattern(toFullPath(route, routes)));
  return (path) => !patterns.some((pattern) => pattern.test(path));
}

type Route = ServerBuild['routes'][string] & {};

function split(routes: readonly Route[], isFirst: (route: Route) => boolean): [Route[], Route[]] {
  return [routes.filter(isFirst), routes.filter((route) => !isFirst(route))];
}

function toFullPath(route: Route, routes: ServerBuild['routes']): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent === undefined ? '' : toFullPath(parent, routes);
  return `${above}/${route.path ?? ''}`.replaceAll('//', '/');
}

/** As Remix matches: whatever the case, with or without a slash at the end. */
function toPattern(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const source = segments.map(toSegmentPattern).join('');
  return new RegExp(`^${source}/?$`, 'i');
}

function toSegmentPattern(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (segment.startsWith(':')) return '/[^/]+';
  return `/${segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
}
