import { doInTurn } from '#cms/do-in-turn';
import type { JsonLd, LoadContext, SeoContext } from '#registry/define-block';
import type { BlockDefinition } from '#registry/define-block';
import type { MapTiles, Pins } from '#registry/flow-load';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { PageFlows } from '#flows/kit/engine/flow-state';
import { isEnhanced, requireServerView } from '#app/catalog.server';
import type { BeginRecalled } from '#app/flow-engine/recall';
import { loadBlockData, type LoadedData } from './load-block-data.server';
import { isFlow, loadFlowProps, type ReadyFlow } from './load-flow-props.server';
import type { Part } from './part';
import { renderFlow, toPlace } from './render-flow.server';
import { findStepsRoot } from './route-rules';
import { named, renderStatic, toChild, toEnhanced, type RenderedHtml } from './render-static.server';
import { toScriptJson } from './to-script-json';

export interface RenderedBlocks {
  parts: Part[];
  /** HTML of the parts, by hash. */
  html: Map<string, string>;
  /** Every type of block and flow among them, for their stylesheets. */
  types: Set<string>;
  /** The types whose `enhance.ts` works on the page. */
  enhanced: Set<string>;
  /** The types of the flows among them. */
  flows: Set<string>;
  findings: Finding[];
}

type Context = LoadContext &
  SeoContext & {
    /** The answer to a post without scripts, which the page shows. */
    answer: PageFlows | null;
    /** What flows begin with of what the visit remembers. */
    recall?: BeginRecalled | undefined;
    pins: Pins;
    map: MapTiles | null;
  };
type ReadyBlock = ReadyComponent & { definition: BlockDefinition };

/**
 * Loads and renders the blocks of a page. A block that cannot be rendered costs a finding and its own place;
 * its neighbours stand.
 */
export async function renderBlocks(
  components: readonly ReadyComponent[],
  context: Context,
): Promise<RenderedBlocks> {
  const result: RenderedBlocks = {
    parts: [],
    html: new Map(),
    types: new Set(),
    enhanced: new Set(),
    flows: new Set(),
    findings: [],
  };
  const parts = await Promise.all(
    components.map((component) => renderComponent(component, null, context, result)),
  );
  result.parts = parts.filter((part) => part !== null);
  return result;
}

/** `windowId`: the id of the window that the component stands in. */
async function renderComponent(
  component: ReadyComponent,
  windowId: string | null,
  context: Context,
  result: RenderedBlocks,
): Promise<Part | null> {
  if (isFlow(component)) return renderFlowComponent(component, windowId, context, result);
  if (!isBlock(component)) return null;
  const [loaded, children] = await Promise.all([
    loadBlockData(component, context),
    Promise.all(
      component.children.map((child) =>
        renderComponent(child, toWindow(component) ?? windowId, context, result),
      ),
    ),
  ]);
  if (loaded.finding) result.findings.push(loaded.finding);
  const standing = children.filter((part) => part !== null);
  return doInTurn(() =>
    attempt(component, result, () => placeBlock(component, loaded, standing, context, result)),
  );
}

async function renderFlowComponent(
  component: ReadyFlow,
  windowId: string | null,
  context: Context,
  result: RenderedBlocks,
): Promise<Part | null> {
  const { flows, handed } = context.answer ?? {};
  const pin = (flows?.[component.id] ?? handed?.state)?.pin ?? null;
  const { props, findings } = await loadFlowProps(component, { ...context, pin });
  result.findings.push(...findings);
  return doInTurn(() =>
    attempt(component, result, () => placeFlow(component, props, windowId, context, result)),
  );
}

/** A component that cannot be rendered costs a finding and its own place. */
function attempt(component: ReadyComponent, result: RenderedBlocks, place: () => Part): Part | null {
  try {
    return place();
  } catch (error) {
    result.findings.push(renderFailed(component, error instanceof Error ? error.message : String(error)));
    return null;
  }
}

/** A flow begins with what follows from its props; a post without scripts leads on from there. */
function placeFlow(
  component: ReadyFlow,
  props: unknown,
  windowId: string | null,
  { answer, recall, path }: Context,
  result: RenderedBlocks,
): Part {
  const { id, definition } = component;
  // What stands in a window has the window's address.
  const stepsAt = windowId === null ? findStepsRoot(path) : null;
  const place = toPlace({ definition, instance: id, props, windowId, stepsAt }, answer, recall);
  const { hash, html } = renderFlow(component, definition, props, place);
  result.html.set(hash, html);
  result.types.add(definition.type);
  result.flows.add(definition.type);
  return { key: id, hash, flows: windowId === null ? [definition.type] : [] };
}

function placeBlock(
  component: ReadyBlock,
  { data }: LoadedData,
  children: Part[],
  context: Context,
  result: RenderedBlocks,
): Part {
  const { hash, html } = renderOnce(component, data, children, result.html, context);
  result.html.set(hash, html);
  result.types.add(component.definition.type);
  if (needsEnhancement(component)) result.enhanced.add(component.definition.type);
  const flows = children.flatMap((child) => child.flows ?? []);
  const staysInside = component.definition.staysInside && children.every((child) => child.staysInside);
  return { key: component.id, hash, flows, ...(staysInside ? { staysInside } : {}) };
}

function toWindow({ definition, props }: ReadyBlock): string | null {
  return definition.windowId?.(props) ?? null;
}

function needsEnhancement({ definition, props }: ReadyBlock): boolean {
  return isEnhanced(definition.type) && (definition.needsEnhancement?.(props) ?? true);
}

function isBlock(component: ReadyComponent): component is ReadyBlock {
  return component.definition.kind === 'block';
}

/** The last HTML of each component, with what it was made from: content and data seldom change. */
const lastRendered = new WeakMap<ReadyComponent, RenderedHtml & { source: string }>();

function renderOnce(
  component: ReadyBlock,
  data: unknown,
  children: readonly Part[],
  html: ReadonlyMap<string, string>,
  context: Context,
): RenderedHtml {
  const { id, definition, props } = component;
  const childHashes = children.map(({ hash }) => hash);
  // Only structured data knows the host it stands on.
  const host = definition.seo === undefined ? '' : context.toAbsolute('/');
  const source = [host, JSON.stringify(data), ...childHashes].join('\n');
  const known = lastRendered.get(component);
  if (known?.source === source) return known;
  const view = requireServerView(definition.type);
  const inner = childHashes.map((hash) => html.get(hash) ?? '').join('');
  const viewProps = { id, props, data, ...(inner === '' ? {} : { children: toChild(inner) }) };
  const bare = renderStatic(view, viewProps);
  const whole = needsEnhancement(component) ? toEnhanced(definition.type, bare) : bare;
  const rendered = addJsonLd(whole, definition.seo?.(props, data, context) ?? null);
  lastRendered.set(component, { ...rendered, source });
  return rendered;
}

/** Structured data stands right beside what it describes, and is kept and dropped with it. */
function addJsonLd(rendered: RenderedHtml, value: JsonLd | null): RenderedHtml {
  const json = toJsonLd(value);
  return json === null
    ? rendered
    : named(`${rendered.html}<script type="application/ld+json">${json}</script>`);
}

function toJsonLd(value: JsonLd | null): string | null {
  return value === null ? null : toScriptJson({ '@context': 'https://schema.org', ...value });
}

function renderFailed({ id, definition }: ReadyComponent, message: string): Finding {
  return {
    code: 'render-failed',
    severity: 'error',
    id,
    type: definition.type,
    version: definition.version,
    pointer: '',
    message,
    fix: 'A fault of the block itself: tell its developers.',
  };
}
