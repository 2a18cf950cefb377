import type { ServerBuild } from '@remix-run/node';
import { isShareable } from '#app/route-handle';

/**
 * Builds with a part of the routes. Remix compares every request with all routes of its build, and does so twice. A build
 * with fewer routes answers sooner (docs/decisions/0080, 0089).
 */

/** Addresses of editors, of developers, and of the sandbox's own pages. */
const BACKSTAGE = /^\/?(?:studio|preview|dev|sandbox)(?:[/.]|$)/i;

type Route = ServerBuild['routes'][string] & {};

/** Is this the address of a page that only the whole build has? */
export function isBackstage(path: string): boolean {
  return BACKSTAGE.test(path);
}

/**
 * The routes of visitors. Three quarters of all are for the studio, the galleries and the sandbox: a visitor never needs
 * them.
 */
export function toVisitorsBuild(build: ServerBuild): ServerBuild {
  return keepRoutes(build, ({ path = '' }) => !isBackstage(path));
}

/** The routes of content, which share their pages: for paths that no other route has (`createSharesPath`). */
export function toContentBuild(build: ServerBuild): ServerBuild {
  return keepRoutes(build, ({ id, module }) => id === ROOT || isShareable(module.handle));
}

const ROOT = 'root';

/** The build with the routes that pass this, and whose parents do. */
function keepRoutes(build: ServerBuild, passes: (route: Route) => boolean): ServerBuild {
  const { routes, assets } = build;
  const isKept = (id: string | undefined): boolean => {
    if (id === undefined) return true;
    const route = routes[id];
    return route !== undefined && passes(route) && isKept(route.parentId);
  };
  const pick = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isKept(id)));
  return { ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } };
}
