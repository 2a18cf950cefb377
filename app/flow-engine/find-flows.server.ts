import { shareReads } from '#cms/gateway/share-reads';
import type { ReadyComponent } from '#registry/verdict';
import { NO_SHOP } from '#registry/visitor-shop';
import type { FlowState } from '#flows/kit/engine/flow-state';
import { requireFlowServer } from '#app/catalog.server';
import type { SiteContext } from '#app/context';
import { toShowVersionB } from '#app/experiments/version-b.server';
import { composePage } from '#app/page/compose-page.server';
import { findShownPage } from '#app/page/find-shown-page.server';
import { isFlow, loadFlowProps, type ReadyFlow } from '#app/page/load-flow-props.server';
import { loadLayoutComponents } from '#app/page/page-layout.server';
import type { PageRequest } from '#app/page/page-request';
import { findStepsRoot } from '#app/page/route-rules';
import { selectComponents, toSelection } from '#app/page/select-components';
import { toAsk } from '#app/page/ask-operator';
import type { PlacedFlow } from './placed-flow';
import type { FlowPost } from './flow-post';
import type { BeginRecalled } from './recall';

export interface FoundFlows {
  /** The page's title. */
  title: string;
  flows: PlacedFlow[];
  /** The flow that a post is for, with what it had loaded when the visitor began; null when the page has none such. */
  begin: (post: FlowPost) => Promise<PlacedFlow | null>;
  /** What the other flows of the page begin with, by instance, now that the visit remembers more. */
  recall: (target: string, recall: BeginRecalled) => Promise<Record<string, FlowState>>;
}

/** The flows of a page, as a visitor sees it; null where there is no page. */
export async function findFlows(request: PageRequest, siteContext: SiteContext): Promise<FoundFlows | null> {
  const { site } = siteContext;
  const { path, scope, query } = request;
  const gateway = shareReads(site.gateway(scope), 'asked again');
  const shownPage = await findShownPage(request, site.source);
  if (shownPage.outcome !== 'shown') return null;
  const { page, inside, around } = await composePage(
    {
      prepared: shownPage.found.prepared,
      path,
      query,
      scope,
      gateway,
      loadAround: (pageType) => loadLayoutComponents(pageType, request, siteContext),
      banner: null,
      showVersionB: toShowVersionB(siteContext.versionB, scope, site.filler),
    },
    { toShow: false },
  );
  const shown = selectComponents([...inside, ...around], toSelection(request));
  const placed = shown.flatMap((component) => collectFlows(component, null));
  const components = placed.map(({ flow }) => flow);
  const windowOf = (id: string) => placed.find(({ flow }) => flow.id === id)?.windowId ?? null;
  const { call } = gateway;
  const ask = toAsk(gateway);
  const { region, audience } = scope;
  // A seal is good at every address of the flow's steps.
  const flowPath = findStepsRoot(path) ?? path;
  const load = async (component: ReadyFlow, pin: string) => {
    const shop = siteContext.shop ?? NO_SHOP;
    const { flows, map } = site;
    const context = { page, path, query, region, audience, call, ask, shop, map, pins: flows.pins };
    const { props } = await loadFlowProps(component, { ...context, pin: pin === '' ? null : pin });
    return toPlacedFlow(component, props, flowPath);
  };
  return {
    title: page.title,
    flows: components.map((component) => toPlacedFlow(component, component.props, flowPath)),
    async begin({ instance, flow, pin }) {
      const component = components.find(({ id, definition }) => id === instance && definition.type === flow);
      if (component === undefined) return null;
      return { ...(await load(component, pin)), windowId: windowOf(instance) };
    },
    async recall(target, recall) {
      const others = components.filter(
        ({ id, definition }) => id !== target && definition.recall !== undefined,
      );
      const begun = await Promise.all(others.map(async (component) => recall(await load(component, ''))));
      return Object.fromEntries(begun.flatMap((state) => (state ? [[state.instance, state]] : [])));
    },
  };
}

function toPlacedFlow({ id, definition }: ReadyFlow, props: unknown, path: string): PlacedFlow {
  return { instance: id, path, definition, ...requireFlowServer(definition), props };
}

interface StandingFlow {
  flow: ReadyFlow;
  /** The popup that shows the flow; null for a flow in the page itself. */
  windowId: string | null;
}

function collectFlows(component: ReadyComponent, windowId: string | null): StandingFlow[] {
  const { definition, props } = component;
  const own = definition.kind === 'block' ? (definition.windowId?.(props) ?? windowId) : windowId;
  const inside = component.children.flatMap((child) => collectFlows(child, own));
  return isFlow(component) ? [{ flow: component, windowId }, ...inside] : inside;
}
