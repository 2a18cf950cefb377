import * as z from 'zod';
import { bannerTrack, getBanner, trackBanner, type BannerTrack } from '#schemas/gateway/banners';
import { withDeadline } from '#cms/gateway/deadline';
import { ANSWER_TIMEOUT_MS, type Transport } from '#cms/gateway/transport';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';

export const bannerMove = z.strictObject({
  /** Of the banner server. */
  id: z.string().trim().min(1).max(100),
  event: z.enum(['show', 'click']),
});
export type BannerMove = z.output<typeof bannerMove>;

/** `nothing`: the banner is not there, or nobody counts it; `refused`: its handler leads where none may. */
export type BannerCount = 'counted' | 'nothing' | 'refused' | 'failed';

export interface BannerServices {
  gateway: ScopedGateway;
  /** Other counters than the operator's own: their origins. */
  origins: readonly string[];
  transport: Transport;
}

/**
 * Tells whoever counts a banner that it was shown or clicked (ANLT-105, ANLT-415). The browser names the banner alone:
 * where its handler is, the banner server says, and only the operator's counter and listed hosts are ever asked.
 */
export async function countBanner(
  { id, event }: BannerMove,
  { gateway, origins, transport }: BannerServices,
): Promise<BannerCount> {
  const { data } = await gateway.call(getBanner, { path: { id } });
  const banner = data.find((one) => one.id === id);
  const handler = event === 'show' ? banner?.show_handler : banner?.click_handler;
  if (handler === undefined) return 'nothing';
  const own = toOwnCall(handler);
  if (own !== null) return (await gateway.ask(trackBanner, { query: own })).ok ? 'counted' : 'failed';
  if (!URL.canParse(handler) || !origins.includes(new URL(handler).origin)) return 'refused';
  return fetchHandler(handler, transport);
}

/** The operator's own counter is a path; null for any other handler. */
function toOwnCall(handler: string): BannerTrack | null {
  const [path, query = ''] = handler.split('?', 2);
  if (path !== trackBanner.path) return null;
  return bannerTrack.safeParse(Object.fromEntries(new URLSearchParams(query))).data ?? null;
}

/** Nothing of the visitor goes along: no cookie, no address, no name of a browser. */
async function fetchHandler(handler: string, transport: Transport): Promise<BannerCount> {
  try {
    const { ok } = await withDeadline(
      ({ signal }) => transport(new Request(handler), signal),
      ANSWER_TIMEOUT_MS,
    );
    return ok ? 'counted' : 'failed';
  } catch {
    // Somebody else's counter is away; the caller logs it.
    return 'failed';
  }
}
