import type { ServerBuild } from '@remix-run/node';

/** Addresses of editors, of developers, and of the sandbox's own pages. */
const BACKSTAGE = /^\/?(?:studio|preview|dev|sandbox)(?:[/.]|$)/i;

type Routes<Route> = Record<string, Route>;

/**
 * The same build with the routes of visitors only. Remix compares each request with every route of its build, several
 * times. Three quarters of the routes are for the studio, the galleries and the sandbox: a visitor never needs them.
 */
export function toVisitorsBuild(build: ServerBuild): ServerBuild {
  return {
    ...build,
    routes: pickVisitorsRoutes(build.routes),
    assets: { ...build.assets, routes: pickVisitorsRoutes(build.assets.routes) },
  };
}

/** Is this the address of a page that only the whole build has? */
export function isBackstage(path: string): boolean {
  return BACKSTAGE.test(path);
}

function pickVisitorsRoutes<Route extends { path?: string | undefined; parentId?: string | undefined }>(
  routes: Routes<Route | undefined>,
): Routes<Route> {
  const isVisitors = ({ path = '', parentId }: Route): boolean => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return !isBackstage(path) && (parent === undefined || isVisitors(parent));
  };
  const entries = Object.entries(routes).filter(
    (entry): entry is [string, Route] => entry[1] !== undefined && isVisitors(entry[1]),
  );
  return Object.fromEntries(entries);
}
