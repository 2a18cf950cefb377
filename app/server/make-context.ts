import { randomBytes } from 'node:crypto';
import type { RequestFacts, SiteContext } from '#app/context';
import { receiveVisitor } from '#app/flow-engine/receive-visitor.server';
import { toEditorReport } from '#app/studio/check/page-report.server';
import type { Site } from '#app/site/site';
import type { PolicyNeed } from './http/policy-needs';
import type { HostFacts } from '#app/site/resolve-host';

const NONCE_BYTES = 16;

/** What is known of a request before anything runs, with a nonce of its own. */
export function makeFacts(
  host: HostFacts,
  { id, address }: Pick<RequestFacts, 'id' | 'address'>,
): Omit<RequestFacts, 'isDataRequest'> {
  return { ...host, id, address, nonce: randomBytes(NONCE_BYTES).toString('base64url') };
}

/** The context that Remix hands to every loader and action of one request. */
export function makeContext(
  site: Site,
  facts: RequestFacts,
  policyNeeds: Set<PolicyNeed> = new Set(),
): SiteContext {
  const hooks = { receiveVisitor, toEditorReport };
  return { ...hooks, site, facts, documentHtml: new Map(), flowAnswer: null, policyNeeds };
}
