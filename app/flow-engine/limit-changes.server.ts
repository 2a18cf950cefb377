import type { SiteContext } from '#app/context';
import { isWithinAddressLimit } from './rate-limits.server';

/** Far more than anybody shops; whoever fills the store with carts gets few of them. */
const LIMIT = { name: 'cart', points: 900, seconds: 600 };

/** Counts a change of a cart by its sender's address; the answer to one too many, else null. */
export async function limitChanges({ site, facts }: SiteContext): Promise<Response | null> {
  const caller = { memory: site.flows.memory, secret: site.env.COUNTING_SECRET, address: facts.address };
  const isAllowed = await isWithinAddressLimit(LIMIT, caller);
  return isAllowed ? null : new Response('Too many changes of carts', { status: 429 });
}
