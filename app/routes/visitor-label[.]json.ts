import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { PRIVATE_HEADERS } from '#app/account/visit-account.server';
import { findVisitorLabel } from '#app/analytics/visitor-label.server';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';

const LIMIT = { name: 'visitor-label', points: 300, seconds: 600 };

/** Is the visitor a subscriber? The page's counters ask, once a visit: pages are shared, this answer never is. */
export async function loader({ request, context: { site, facts } }: LoaderFunctionArgs): Promise<Response> {
  const { region, audience, address } = facts;
  const { label, setCookie } = await findVisitorLabel(request.headers.get('cookie'), {
    env: site.env,
    address,
    gatewayFor: (visitor) => site.gateway({ region, audience, ...visitor }),
    isAllowed: () =>
      isWithinAddressLimit(LIMIT, { memory: site.flows.memory, secret: site.env.COUNTING_SECRET, address }),
  });
  const headers = new Headers(PRIVATE_HEADERS);
  if (setCookie !== null) headers.append('Set-Cookie', setCookie);
  return json({ label }, { headers });
}
