import type { JsonLd, LoadContext, SeoContext } from '#registry/define-block';
import type { BlockDefinition } from '#registry/define-block';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import { loadViews } from '#app/catalog';
import { isEnhanced, requireServerView } from '#app/catalog.server';
import { loadBlockData, type LoadedData } from './load-block-data.server';
import type { Part } from './part';
import { named, renderStatic, toChild, toEnhanced, type RenderedHtml } from './render-static.server';
import { toScriptJson } from './to-script-json';

export interface RenderedBlocks {
  parts: Part[];
  /** HTML of the static parts, by hash. */
  html: Map<string, string>;
  /** Every block type among them, for their stylesheets. */
  types: Set<string>;
  /** The types whose `enhance.ts` works on the page. */
  enhanced: Set<string>;
  findings: Finding[];
}

type Context = Omit<LoadContext, 'signal'> & SeoContext;
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
    findings: [],
  };
  const parts = await Promise.all(components.map((component) => renderComponent(component, context, result)));
  result.parts = parts.filter((part) => part !== null);
  return result;
}

async function renderComponent(
  component: ReadyComponent,
  context: Context,
  result: RenderedBlocks,
): Promise<Part | null> {
  if (!isBlock(component)) return renderFlow(component, result);
  const [loaded, children] = await Promise.all([
    loadBlockData(component, context),
    Promise.all(component.children.map((child) => renderComponent(child, context, result))),
  ]);
  if (loaded.finding) result.findings.push(loaded.finding);
  try {
    const part = await toPart(
      component,
      loaded,
      children.filter((part) => part !== null),
      context,
      result,
    );
    result.types.add(component.definition.type);
    if (needsEnhancement(component)) result.enhanced.add(component.definition.type);
    return part;
  } catch (error) {
    result.findings.push(renderFailed(component, error instanceof Error ? error.message : String(error)));
    return null;
  }
}

/** A flow is always live: its first step follows from its props, on both sides. */
async function renderFlow(
  { id: key, definition: { type }, props }: ReadyComponent,
  result: RenderedBlocks,
): Promise<Part> {
  await loadViews([type]);
  result.types.add(type);
  const nothing = { data: null, jsonLd: null, isEnhanced: false, children: [] };
  return { kind: 'live', key, type, props, ...nothing };
}

function needsEnhancement({ definition, props }: ReadyBlock): boolean {
  return isEnhanced(definition.type) && (definition.needsEnhancement?.(props) ?? true);
}

function isBlock(component: ReadyComponent): component is ReadyBlock {
  return component.definition.kind === 'block';
}

async function toPart(
  component: ReadyBlock,
  { data }: LoadedData,
  children: Part[],
  context: Context,
  result: RenderedBlocks,
): Promise<Part> {
  const { id: key, definition, props } = component;
  const { type, hydration } = definition;
  if (hydration === 'load' || children.some((child) => child.kind === 'live')) {
    await loadViews([type]);
    const jsonLd = toJsonLd(definition.seo?.(props, data, context) ?? null);
    return {
      kind: 'live',
      key,
      type,
      props,
      data,
      jsonLd,
      isEnhanced: needsEnhancement(component),
      children,
    };
  }
  const rendered = renderOnce(component, data, children, result.html, context);
  result.html.set(rendered.hash, rendered.html);
  return { kind: 'static', key, hash: rendered.hash };
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
  const childHashes = children.map((child) => (child.kind === 'live' ? '' : child.hash));
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
    ...{ code: 'render-failed', severity: 'error', id, type: definition.type, version: definition.version },
    ...{ pointer: '', message },
    fix: 'A fault of the block itself: tell its developers.',
  };
}
