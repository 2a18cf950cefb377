import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The site under test. Region and audience are labels of its host: `spb`, `corp`. */
export interface Site {
  /** A full address on the host of a label. */
  at: (path: string, label?: string) => string;
  /** A request without a browser, as a crawler sends one; redirects are not followed. */
  get: (path: string, options?: { label?: string; headers?: Record<string, string> }) => Promise<APIResponse>;
  /** The paths of a host's sitemap. */
  listPages: (label?: string) => Promise<string[]>;
}

const DEFAULT_LABEL = 'moscow';
const LOCATION = /<loc>([^<]+)<\/loc>/g;

export function createSite(request: APIRequestContext, port: string): Site {
  const at = (path: string, label = DEFAULT_LABEL) => `http://${label}.localhost:${port}${path}`;
  const get: Site['get'] = (path, { label, headers } = {}) =>
    // Only browsers know that *.localhost is this machine.
    request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { Accept: 'text/html', ...headers, Host: new URL(at('/', label)).host },
      maxRedirects: 0,
    });
  const listPages = async (label?: string) => {
    const xml = await (await get('/sitemap.xml', label === undefined ? {} : { label })).text();
    return [...xml.matchAll(LOCATION)].map(([, location = '']) => new URL(location).pathname);
  };
  return { at, get, listPages };
}
