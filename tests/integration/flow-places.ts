import { loadDemoContent } from '#fixtures/content/load-content';
import type { PlacedFlow } from '#app/flow-engine/placed-flow';
import { toBinding } from '#app/flow-engine/run-flow.server';
import { createSealer } from '#app/flow-engine/seal.server';
import { requireFlowActions } from '#app/catalog.server';
import { flowCases, type FlowCase } from '#tests/contract/flow-cases';
import { SECRET } from './site-process';

/** Every flow of the catalog, on a page of the demo site that has it. */
export interface PlacedCase extends FlowCase {
  place: PlacedFlow;
}

interface Found {
  path: string;
  id: string;
  props: unknown;
}

const { pages, layouts } = await loadDemoContent();
/** What the layout brings stands on any page. */
const standing = [...pages, { path: '/about', audience: 'b2c', page: layouts.b2c }];
const sealer = createSealer([SECRET]);

export const placedCases: readonly PlacedCase[] = flowCases.map((one) => {
  const [found] = standing.flatMap(({ path, audience, page }) =>
    audience === 'b2c' ? find(page, one.type, path) : [],
  );
  if (found === undefined) throw new Error(`no page of the demo site has the flow "${one.type}"`);
  const props = one.flow.props.parse(found.props ?? {});
  const actions = requireFlowActions(one.type);
  return { ...one, place: { instance: found.id, path: found.path, definition: one.flow, actions, props } };
});

/** A step as the site itself would have sealed it for this visitor. */
export function sealStep(
  place: PlacedFlow,
  visitor: string,
  snapshot: { state: string; data: object },
): string {
  const data = snapshot.data as Record<string, unknown>;
  const memo = { token: 'none', id: 'none', smsCode: '111111' };
  const step = {
    id: `step-${visitor}`,
    expiresAt: Date.now() + 600_000,
    snapshot: { ...snapshot, data },
    memo,
  };
  return sealer.seal(step, toBinding(place, visitor));
}

/** The components of a type anywhere in a page. */
function find(value: unknown, type: string, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type: own, id, props }: { type?: unknown; id?: unknown; props?: unknown } = value;
  const here = own === type && typeof id === 'string' ? [{ path, id, props }] : [];
  return [...here, ...Object.values(value).flatMap((inner) => find(inner, type, path))];
}
