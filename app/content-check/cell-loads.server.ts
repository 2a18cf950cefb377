import { createHash } from 'node:crypto';
import type { LoadContext } from '#registry/define-block';
import type { Pins } from '#registry/flow-load';
import type { CallContract, CallInput } from '#schemas/gateway/call';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { ReadyComponent } from '#registry/verdict';
import { NO_SHOP } from '#registry/visitor-shop';
import type { Finding } from '#schemas/finding';
import type { Audience, PageInfo } from '#schemas/page';
import type { Region } from '#schemas/region';
import { toScopedGateway, type ScopedGateway } from '#cms/gateway/scoped-gateway';
import { toAsk } from '#app/page/ask-operator';
import { loadBlockData } from '#app/page/load-block-data.server';
import { isFlow, loadFlowProps } from '#app/page/load-flow-props.server';
import { toAbsoluteFor, type CheckRun } from './check-run.server';

/** A page for one audience: what all its cells have in common. */
export interface PageScope {
  run: CheckRun;
  page: PageInfo;
  path: string;
  audience: Audience;
  /** When the page is to go, in milliseconds since 1970; null when nobody knows. */
  until: number | null;
}

/** Nothing is kept for a visitor who is none. */
const NO_PINS: Pins = {
  put: async (text) => createHash('sha256').update(text).digest('base64url'),
  get: async () => null,
};

/** What loads and views of a cell are given. Calls that fail are told by their id. */
export function toCellContext(
  { run, page, path, audience }: PageScope,
  region: Region,
  onFailure: (call: string) => void,
) {
  const gateway = run.gateway.for({ region, audience }, onFailure);
  return {
    gateway,
    page,
    path,
    region,
    audience,
    query: new URLSearchParams(),
    call: gateway.call,
    ask: toAsk(gateway),
    shop: NO_SHOP,
    pins: NO_PINS,
    map: null,
    answer: null,
    toAbsolute: toAbsoluteFor(run.site, region, audience),
  };
}

/** What one component has loaded for one region. */
export interface CellLoad {
  id: string;
  /** A block's data; the props that a flow begins with. */
  value: unknown;
  /** Names the same as JSON: equal names, equal HTML. */
  digest: string;
  findings: Finding[];
  ms: number;
}

interface KnownLoad extends CellLoad {
  /** The load looked at the region itself, and not only through the calls that carry it. */
  readsRegion: boolean;
  asked: readonly Asked[];
}

interface Asked {
  contract: CallContract;
  input: CallInput<CallContract>;
  outcome: CallOutcome<CallContract>;
}

/** Loads the components of a page, region by region; where the operator says the same, nothing is loaded again. */
export class CellLoads {
  private readonly known = new Map<ReadyComponent, KnownLoad[]>();

  constructor(private readonly scope: PageScope) {}

  /** The loads of these components and of those inside them. */
  async load(components: readonly ReadyComponent[], region: Region): Promise<CellLoad[]> {
    const loads: CellLoad[] = [];
    for (const component of components) {
      if (component.definition.load !== undefined) loads.push(await this.loadOne(component, region));
      loads.push(...(await this.load(component.children, region)));
    }
    return loads;
  }

  private async loadOne(component: ReadyComponent, region: Region): Promise<KnownLoad> {
    const known = this.known.get(component) ?? [];
    for (const load of known) if (await this.standsFor(load, region)) return load;
    const loaded = await loadFor(component, region, this.scope);
    this.known.set(component, [...known, loaded]);
    return loaded;
  }

  /** Would this load come to the same in that region? */
  private async standsFor({ readsRegion, asked }: KnownLoad, region: Region): Promise<boolean> {
    if (readsRegion) return false;
    const { ask } = this.scope.run.gateway.for({ region, audience: this.scope.audience }, () => undefined);
    for (const { contract, input, outcome } of asked) {
      if (!saysEqual(await ask(contract, input), outcome)) return false;
    }
    return true;
  }
}

/** Equal answers are one object (cms/gateway/known-answers), unless they are small. */
function saysEqual(one: CallOutcome<CallContract>, other: CallOutcome<CallContract>): boolean {
  if (!one.ok || !other.ok) return false;
  return one.answer === other.answer || JSON.stringify(one.answer) === JSON.stringify(other.answer);
}

async function loadFor(component: ReadyComponent, region: Region, scope: PageScope): Promise<KnownLoad> {
  const failed = new Set<string>();
  const watched = watchRegion(region);
  const context = toCellContext(scope, region, (call) => failed.add(call));
  const { gateway, asked } = watchCalls(context.gateway);
  const started = performance.now();
  const { data, findings } = await loadComponent(component, {
    ...context,
    region: watched.region,
    call: gateway.call,
    ask: toAsk(gateway),
  });
  const ms = performance.now() - started;
  const own = failed.size === 0 || findings.some(({ code }) => code === 'load-failed') ? [] : [...failed];
  return {
    id: component.id,
    value: data,
    digest: toDigest(data),
    ms,
    readsRegion: watched.wasRead(),
    asked,
    findings: [...findings, ...own.map((call) => unchecked(component, call))],
  };
}

function toDigest(data: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(data) ?? '')
    .digest('base64');
}

type CellContext = LoadContext & Omit<Parameters<typeof loadFlowProps>[1], 'pin'>;

async function loadComponent(
  component: ReadyComponent,
  context: CellContext,
): Promise<{ data: unknown; findings: Finding[] }> {
  if (isFlow(component)) {
    const { props, findings } = await loadFlowProps(component, { ...context, pin: null });
    return { data: props, findings };
  }
  const { definition } = component;
  if (definition.kind === 'flow') return { data: null, findings: [] };
  const { data, finding } = await loadBlockData({ ...component, definition }, context);
  return { data, findings: finding === null ? [] : [finding] };
}

interface WatchedRegion {
  region: Region;
  wasRead: () => boolean;
}

function watchRegion(region: Region): WatchedRegion {
  let read = false;
  const watched = new Proxy(region, {
    get(target, name, receiver): unknown {
      read = true;
      return Reflect.get(target, name, receiver);
    },
  });
  return { region: watched, wasRead: () => read };
}

/** Notes what is asked, and what comes of it. */
function watchCalls(gateway: ScopedGateway): { gateway: ScopedGateway; asked: Asked[] } {
  const asked: Asked[] = [];
  const watched = toScopedGateway(async (contract, input) => {
    const outcome = await gateway.ask(contract, input);
    asked.push({ contract, input, outcome });
    return outcome;
  });
  return { gateway: watched, asked };
}

/** What depends on a call that failed is not known to be good or bad. */
export function unchecked({ id, definition }: ReadyComponent, call: string): Finding {
  return {
    code: 'unchecked',
    severity: 'warning',
    id,
    type: definition.type,
    version: definition.version,
    pointer: '',
    message: `the call ${call} gave no answer while the page was checked`,
    about: call,
    fix: 'Check again when the operator answers.',
  };
}
