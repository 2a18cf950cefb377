import type { ReadyComponent } from '#registry/verdict';
import { layout as layoutSchema } from '#schemas/layout';
import type { Audience } from '#schemas/page';
import type { Region } from '#schemas/region';
import { standsOnEmptyLayout } from '#app/page/page-layout.server';
import { preparePage } from '#app/page/prepare-page.server';
import type { KnownProduct } from '#app/references/operator-records.server';
import { toOrigin } from '#app/site/resolve-host';
import type { CheckedSite } from './checked-site';
import { createOwnFiles, type OwnFiles } from './own-files.server';
import { rememberAnswers, type RememberedGateway } from './remembered-gateway.server';

/** What pages of one check share: what the operator and the source have said, and which files are there. */
export interface CheckRun {
  site: CheckedSite;
  gateway: RememberedGateway;
  files: OwnFiles;
  /** The blocks that the layout adds to pages of a type. */
  around: (pageType: string, region: Region, audience: Audience) => Promise<readonly ReadyComponent[]>;
  /** The products of a region that have a price, asked for once. */
  products: (region: Region, audience: Audience) => Promise<readonly KnownProduct[]>;
  /** Milliseconds since 1970. */
  now: () => number;
}

const NOTHING: readonly ReadyComponent[] = [];

export function startRun(site: CheckedSite): CheckRun {
  const layouts = new Map<string, Promise<readonly ReadyComponent[]>>();

  async function readLayout(region: Region, audience: Audience): Promise<readonly ReadyComponent[]> {
    const sourced = await site.source.getLayout('/', { region, audience });
    if (sourced.outcome !== 'found') return NOTHING;
    const read = layoutSchema.safeParse(sourced.raw);
    if (!read.success) return NOTHING;
    const { components } = read.data;
    return preparePage({ components }, `layout ${sourced.version}`)?.ready ?? NOTHING;
  }

  const gateway = rememberAnswers(site.gateway);
  const products = new Map<string, Promise<readonly KnownProduct[]>>();
  return {
    site,
    gateway,
    async products(region, audience) {
      const key = `${audience} ${region.code}`;
      const scope = { region, audience };
      const listed =
        products.get(key) ??
        site.filler.listProducts(
          scope,
          gateway.for(scope, () => undefined),
        );
      products.set(key, listed);
      return listed;
    },
    files: createOwnFiles(site.store),
    now: Date.now,
    async around(pageType, region, audience) {
      if (standsOnEmptyLayout(pageType)) return NOTHING;
      const key = `${audience} ${region.code}`;
      const layout = layouts.get(key) ?? readLayout(region, audience);
      layouts.set(key, layout);
      return layout;
    },
  };
}

/** Makes a path absolute, on the host that region and audience are at home on. */
export function toAbsoluteFor(
  { env }: CheckedSite,
  region: Region,
  audience: Audience,
): (url: string) => string {
  const rootHost = env.ROOT_HOSTS[0] ?? 'localhost';
  const origin = toOrigin(env, { region, audience, rootHost });
  return (url) => new URL(url, origin).href;
}
