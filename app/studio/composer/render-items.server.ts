import type { AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { toContentVersion } from '#cms/sources/content-version';
import { liftProps } from '#cms/composing/lift-props';
import { describeIssues } from '#cms/fields/describe-issues';
import { pageSchema } from '#cms/fields/page-schema';
import type { ReadyComponent } from '#registry/verdict';
import { audience, type Component, type PageInfo } from '#schemas/page';
import { parsePageInfo } from '#schemas/parse-page-info';
import { registry } from '#app/catalog.server';
import { toAsk } from '#app/page/ask-operator';
import { findDocumentStyles, findStyleFiles } from '#app/page/asset-links.server';
import { NO_LOADING } from '#app/page/load-flow-props.server';
import { toAbsolute } from '#app/page/load-page.server';
import { renderBlocks } from '#app/page/render-blocks.server';
import { selectComponents } from '#app/page/select-components';
import { contentText } from '../content-text.server';
import type { ItemIssue, RenderAnswer, RenderedItem } from './render-request';
import { toPreviewFacts } from './preview-facts.server';
import { weighTypes } from './weigh-types.server';

const MAX_COMPONENTS = 300;
const MAX_LENGTH = 400_000;

export const renderRequest = z.object({
  region: z.string().max(60),
  audience,
  at: z.number().nullable(),
  page: contentText(MAX_LENGTH),
  components: z.array(contentText(MAX_LENGTH)).max(MAX_COMPONENTS),
  types: z.array(z.string().max(100)).max(MAX_COMPONENTS),
});

type Request = z.output<typeof renderRequest>;

/** Renders components one by one, as the page would show them, with what the gateway answers for this region. */
export async function renderItems(
  request: Request,
  context: AppLoadContext,
  path: string,
): Promise<Omit<RenderAnswer, 'others'>> {
  const fields = readJson(request.page);
  const types = new Set<string>();
  const items = await Promise.all(
    request.components.map((text) => renderItem(text, { fields, request, context, path, types })),
  );
  const styles = [...new Set([...findDocumentStyles(), ...findStyleFiles(types)])];
  const pageIssues = describeIssues(pageSchema, fields);
  return { items, styles, pageIssues, weight: await weighTypes(request.types, context.site) };
}

interface Rendering {
  fields: unknown;
  request: Request;
  context: AppLoadContext;
  path: string;
  /** Filled with the types that were rendered. */
  types: Set<string>;
}

async function renderItem(text: string, rendering: Rendering): Promise<RenderedItem> {
  const { request, fields } = rendering;
  const raw = await fillDraft(readJson(text), rendering);
  const parsed = parsePageInfo({ ...Object(fields), components: [raw] });
  const [component] = parsed?.page.components ?? [];
  if (parsed === null || component === undefined)
    return toFaulty(parsed?.findings.map(({ message }) => message));
  const { ready, findings } = registry.judgeAll([component]);
  const [judged] = ready;
  if (judged === undefined) {
    const issues = findIssues(component);
    return { ...toFaulty(issues.length > 0 ? [] : findings.map(({ message }) => message)), issues };
  }
  const selection = { regionCode: request.region, audience: request.audience, hiddenSections: [] };
  const isShown = selectComponents([judged], { ...selection, now: request.at ?? Date.now() }).length > 0;
  return { ...(await renderReady(judged, parsed.page, rendering)), isShown, issues: [] };
}

async function renderReady(
  component: ReadyComponent,
  page: PageInfo,
  { request, context, path, types }: Rendering,
): Promise<Pick<RenderedItem, 'html' | 'faults' | 'windowId'>> {
  const facts = toPreviewFacts(context, request);
  const { region } = facts;
  const gateway = context.site.gateway({ region, audience: request.audience });
  const rendered = await renderBlocks([component], {
    page,
    path,
    region,
    audience: request.audience,
    query: new URLSearchParams(),
    call: gateway.call,
    ask: toAsk(gateway),
    pins: NO_LOADING.pins,
    map: context.site.map,
    shop: NO_LOADING.shop,
    answer: null,
    toAbsolute: toAbsolute({ ...context, facts }),
  });
  for (const type of rendered.types) types.add(type);
  const [part] = rendered.parts;
  const html = part === undefined ? null : (rendered.html.get(part.hash) ?? null);
  const { definition, props } = component;
  const windowId = definition.kind === 'block' ? (definition.windowId?.(props) ?? null) : null;
  return { html, windowId, faults: rendered.findings.map(({ message }) => message) };
}

/** What the definition has against the props, as an editor sees them: lifted to this build's version. */
function findIssues(component: Component): ItemIssue[] {
  const definition = registry.find(component.type);
  if (definition === undefined) return [];
  const lifted = liftProps(definition, component.version, component.props);
  return lifted.ok ? describeIssues(definition.props, lifted.props) : [];
}

function toFaulty(faults: string[] = []): RenderedItem {
  return { html: null, isShown: true, issues: [], faults, windowId: null };
}

/** As visitors of this region would get it: with the prices and facts that it refers to. */
async function fillDraft(raw: unknown, { request, context }: Rendering): Promise<unknown> {
  const { region } = toPreviewFacts(context, request);
  const draft = { raw, version: toContentVersion(raw) };
  const filled = await context.site.filler.fillIn(draft, { region, audience: request.audience });
  return filled.raw;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no component: the verdict says so.
    return null;
  }
}
