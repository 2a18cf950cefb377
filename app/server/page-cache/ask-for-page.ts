import type { IncomingMessage } from 'node:http';
import { dealVisitor, type DealingSite, type DealtVisitor } from '#app/experiments/deal-visitor.server';
import { isCorporatePath } from '#app/page/route-rules';
import { resolveHost } from '#app/site/resolve-host';
import type { Site } from '#app/site/site';
import { toPageKey, type FindHome, type PageKey } from './page-key';

/** A request that a shared page may answer. */
export interface AskedPage {
  key: PageKey;
  /** Who is counted when the page is sent; null without an experiment. */
  dealt: DealtVisitor | null;
}

/** Of the site, what is needed to know which version of a page a visitor sees. */
export type AskedSite = DealingSite & Pick<Site, 'env' | 'regions'>;

/** The page that a request is for, in the version that its visitor sees; null for what no shared page answers. */
export function askForPage(request: IncomingMessage, findHome: FindHome, site: AskedSite): AskedPage | null {
  const key = toPageKey(request, findHome);
  if (key === null) return null;
  const dealt = dealVisitor(toAsker(request, key, site), site);
  return { key: dealt?.variant === 'b' ? { ...key, experiment: dealt.experiment.id } : key, dealt };
}

function toAsker({ method = 'GET', headers }: IncomingMessage, { path, host }: PageKey, site: AskedSite) {
  const ofHost = () => resolveHost(host, site.env.ROOT_HOSTS, site.regions())?.audience ?? 'b2c';
  return {
    method,
    path,
    audience: () => (isCorporatePath(path) ? 'b2b' : ofHost()),
    header: (name: string) => headers[name]?.toString(),
  };
}

/** The headers of a page that is sent to a visitor of an experiment: no cache on the way may give it to others. */
export function toDealtHeaders(dealt: DealtVisitor | null): string[] {
  if (dealt === null) return [];
  return ['Cache-Control', 'private', ...dealt.setCookies.flatMap((cookie) => ['Set-Cookie', cookie])];
}
