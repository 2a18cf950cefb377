import type { ActionFunctionArgs } from '@remix-run/node';
import { isbot } from 'isbot';
import { createHttpTransport, type Transport } from '#cms/gateway/transport';
import { bannerMove, countBanner } from '#app/analytics/count-banner.server';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';
import { readSmallForm } from '#app/page/read-small-form.server';

const LIMIT = { name: 'banner-event', points: 300, seconds: 600 };
let network: Transport | undefined;

/** A banner was seen or clicked: its counter is told, by the server. Nobody waits for the answer. */
export async function action({ request, context: { site, facts } }: ActionFunctionArgs): Promise<Response> {
  const form = await readSmallForm(request);
  const { data: move } = bannerMove.safeParse(Object.fromEntries(form ?? []));
  if (move === undefined) return new Response(null, { status: 400 });
  const { region, audience, address } = facts;
  const limit = { memory: site.flows.memory, secret: site.env.COUNTING_SECRET, address };
  if (isbot(request.headers.get('user-agent')) || !(await isWithinAddressLimit(LIMIT, limit)))
    return new Response(null, { status: 204 });
  network ??= createHttpTransport();
  const count = await countBanner(move, {
    gateway: site.gateway({ region, audience }),
    origins: site.env.BANNER_COUNTER_ORIGINS,
    transport: network,
  });
  if (count === 'refused' || count === 'failed')
    site.log.warn({ event: 'banner-not-counted', banner: move.id, move: move.event, reason: count });
  return new Response(null, { status: 204 });
}

export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
