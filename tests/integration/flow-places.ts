import { createHash } from 'node:crypto';
import { createSandbox } from '#fixtures/sandbox/sandbox';
import { requirePageUuid } from '#fixtures/sandbox/testing/require-page-uuid';
import { NO_SHOP } from '#registry/visitor-shop';
import { parsePageInfo } from '#schemas/parse-page-info';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { toAsk } from '#app/page/ask-operator';
import { loadDemoContent } from '#fixtures/content/load-content';
import type { PlacedFlow } from '#app/flow-engine/placed-flow';
import { toBinding } from '#app/flow-engine/run-flow.server';
import { createSealer } from '#app/flow-engine/seal.server';
import { requireFlowServer } from '#app/catalog.server';
import { flowCases, type FlowCase } from '#tests/contract/flow-cases';
import { SECRET } from './site-process';

/** Every flow of the catalog, on a page of the demo site that has it. */
export interface PlacedCase extends FlowCase {
  /** The flow's type; with its kind after a colon where it has several: `home-internet:convergent`. */
  name: string;
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

/** A form with texts and a code, and without a file that has to be brought. */
const PREFERRED: Readonly<Record<string, string>> = { 'feedback-form': '/forhome/request' };

/** Kinds of a flow that are walked beside the one that it has by itself. */
const KINDS: Readonly<Record<string, readonly string[]>> = { 'home-internet': ['convergent'] };

const kindOf = ({ props }: Found): unknown => Reflect.get(Object(props), 'kind');

export const placedCases: readonly PlacedCase[] = await Promise.all(
  flowCases
    .flatMap((one) => [
      { ...one, name: one.type, kind: undefined },
      ...(KINDS[one.type] ?? []).map((kind) => ({ ...one, name: `${one.type}:${kind}`, kind })),
    ])
    .map(async ({ kind, ...one }) => {
      const found = standing
        .flatMap(({ path, audience, page }) =>
          audience === 'b2c' && path === (PREFERRED[one.type] ?? path) ? find(page, one.type, path) : [],
        )
        .find((component) => !(one.type in KINDS) || kindOf(component) === kind);
      if (found === undefined) throw new Error(`no page of the demo site has the flow "${one.name}"`);
      const props: unknown = one.flow.props.parse(found.props ?? {});
      const loaded = await load(one.flow, props, found.path);
      const place = { instance: found.id, path: found.path, definition: one.flow };
      const server = requireFlowServer(one.flow);
      return { ...one, place: { ...place, ...server, props: { ...Object(props), ...loaded } } };
    }),
);

/** What the flow loads of the sandbox, as the site has it. */
async function load(flow: FlowCase['flow'], props: unknown, path: string): Promise<object> {
  if (flow.load === undefined) return {};
  const sandbox = createSandbox();
  const gateway = createGateway({
    transport: (request) => sandbox.handle(request),
    origin: 'http://sandbox.invalid',
    observer: SILENT_OBSERVER,
  });
  const region = { id: '1', code: 'moscow', title: 'Москва' };
  const scoped = gateway({ region, audience: 'b2c' });
  const page = parsePageInfo({ uuid: requirePageUuid(path), type: 'common' })?.page;
  if (page === undefined) throw new Error('an object is always a page');
  const toPin = (text: string) => createHash('sha256').update(text).digest('base64url');
  return flow.load(props, {
    region,
    audience: 'b2c',
    path,
    page,
    query: new URLSearchParams(),
    pin: null,
    shop: NO_SHOP,
    call: scoped.call,
    ask: toAsk(scoped),
    report: () => undefined,
    map: null,
    pins: { put: async (text) => toPin(text), get: async () => null },
  });
}

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
