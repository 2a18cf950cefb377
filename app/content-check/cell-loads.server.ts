import { createHash } from 'node:crypto';
import type { LoadContext } from '#registry/define-block';
import type { Pins } from '#registry/flow-load';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { Audience, PageInfo } from '#schemas/page';
import type { Region } from '#schemas/region';
import type { ScopedGateway } from '#cms/gateway/create-gateway';
import { toAsk } from '#app/flow-engine/ask-operator';
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
    ...{ gateway, page, path, region, audience, query: new URLSearchParams() },
    ...{ call: gateway.call, ask: toAsk(gateway), pins: NO_PINS, answer: null },
    toAbsolute: toAbsoluteFor(run.site, region, audience),
  };
}

/** What one component has loaded for one region. */
export interface CellLoad {
  id: string;
  /** A block's data; the props that a flow begins with. */
  value: unknown;
  /** The same as JSON: equal text, equal HTML. */
  data: string;
  findings: Finding[];
  ms: number;
}

interface KnownLoad extends CellLoad {
  /** The load asked for nothing that differs between regions. */
  isRegional: boolean;
}

/** Loads the components of a page, region by region; what no region changes is loaded once. */
export class CellLoads {
  private readonly shared = new Map<string, KnownLoad>();

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
    const known = this.shared.get(component.id);
    if (known && !known.isRegional) return known;
    const loaded = await loadFor(component, region, this.scope);
    this.shared.set(component.id, loaded);
    return loaded;
  }
}

async function loadFor(component: ReadyComponent, region: Region, scope: PageScope): Promise<KnownLoad> {
  const failed = new Set<string>();
  const watched = watchRegion(region);
  const context = toCellContext(scope, region, (call) => failed.add(call));
  const gateway = watchCalls(context.gateway, watched);
  const started = performance.now();
  const { data, findings } = await loadComponent(component, {
    ...{ ...context, region: watched.region, call: gateway.call, ask: toAsk(gateway) },
  });
  const ms = performance.now() - started;
  const own = failed.size === 0 || findings.some(({ code }) => code === 'load-failed') ? [] : [...failed];
  return {
    ...{ id: component.id, value: data, data: JSON.stringify(data) ?? '', ms },
    isRegional: watched.wasRead(),
    findings: [...findings, ...own.map((call) => unchecked(component, call))],
  };
}

type CellContext = Omit<LoadContext, 'signal'> & Omit<Parameters<typeof loadFlowProps>[1], 'pin'>;

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
  touch: () => void;
  wasRead: () => boolean;
}

function watchRegion(region: Region): WatchedRegion {
  let read = false;
  const touch = () => {
    read = true;
  };
  const watched = new Proxy(region, {
    get(target, name, receiver): unknown {
      touch();
      return Reflect.get(target, name, receiver);
    },
  });
  return { region: watched, touch, wasRead: () => read };
}

/** Every call carries the region. */
function watchCalls({ ask, call }: ScopedGateway, { touch }: WatchedRegion): ScopedGateway {
  return {
    ask: (contract, input) => {
      touch();
      return ask(contract, input);
    },
    call: (contract, input) => {
      touch();
      return call(contract, input);
    },
  };
}

/** What depends on a call that failed is not known to be good or bad. */
export function unchecked({ id, definition }: ReadyComponent, call: string): Finding {
  return {
    ...{ code: 'unchecked', severity: 'warning', id, type: definition.type, version: definition.version },
    ...{ pointer: '', message: `the call ${call} gave no answer while the page was checked`, about: call },
    fix: 'Check again when the operator answers.',
  };
}
