import { randomBytes } from 'node:crypto';
import type { RequestFacts, SiteContext } from '#app/context';
import type { DealtVisitor } from '#app/experiments/deal-visitor.server';
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

/** Of an experiment on the page: what is shown, and who is counted. */
export type ShownExperiment = Pick<SiteContext, 'versionB' | 'dealt'>;

/** A page as it stands, and nobody counted. */
const NO_EXPERIMENT: ShownExperiment = { versionB: null, dealt: null };

/** What a visitor sees who was dealt a version of the page. */
export function toShownExperiment(dealt: DealtVisitor | null): ShownExperiment {
  return { versionB: dealt?.variant === 'b' ? dealt.experiment : null, dealt };
}

/** The context that Remix hands to every loader and action of one request. */
export function makeContext(
  site: Site,
  facts: RequestFacts,
  policyNeeds: Set<PolicyNeed> = new Set(),
  experiment: ShownExperiment = NO_EXPERIMENT,
): SiteContext {
  const hooks = { receiveVisitor, toEditorReport };
  return { ...hooks, site, facts, documentHtml: new Map(), flowAnswer: null, policyNeeds, ...experiment };
}
