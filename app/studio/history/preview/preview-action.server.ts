import { json, type ActionFunctionArgs, type AppLoadContext, type TypedResponse } from '@remix-run/node';
import type { PageInfo } from '#schemas/page';
import type { ReadyComponent } from '#registry/verdict';
import type { PageFlows } from '#flows/kit/engine/flow-state';
import { NO_SHOP } from '#registry/visitor-shop';
import { toAsk } from '#app/page/ask-operator';
import type { FlowPost } from '#app/flow-engine/flow-post';
import { readPost, refuse } from '#app/flow-engine/read-post.server';
import { isFlow, loadFlowProps, type ReadyFlow } from '#app/page/load-flow-props.server';
import type { FilledContent } from '#app/references/fill-content.server';
import { preparePage } from '#app/page/prepare-page.server';
import { toContentVersion } from '#cms/sources/content-version';
import { toPreviewFacts } from '../../composer/preview-facts.server';
import { studioTexts } from '../../texts/studio-texts';
import { hostOf, openPreview, PREVIEW_PATH, type OpenPreview } from './open-preview.server';

/** Is this the address of a preview? Routes do not tell capitals apart, so this does not either. */
export function isPreview(request: Request): boolean {
  return new URL(request.url).pathname.toLowerCase().startsWith(PREVIEW_PATH);
}

/**
 * A form of a previewed page was sent. Nothing is asked of the operator, nothing is kept: the flow stands in its first
 * step and says that forms are not sent here. Files that came along are not read.
 */
export async function previewAction({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<PageFlows>> {
  const token = new URL(request.url).pathname.slice(PREVIEW_PATH.length);
  const opened = await openPreview(token, hostOf(request), context);
  if (typeof opened === 'number') throw refuse(opened, 'There is no such preview');
  const post = await readPost(request, { takesFiles: () => false, receive: refuseFile });
  const flow = findFlow(await fillPage(opened, context), post);
  if (flow === null) throw refuse(403, studioTexts('preview')('notSent'));
  const answer = await refuseToSend(flow, post, opened, context);
  context.flowAnswer = answer;
  const status = context.facts.isDataRequest ? 200 : 422;
  return json(answer, { status, headers: { 'Cache-Control': 'no-store' } });
}

const refuseFile = () => Promise.reject(new Error('a preview takes no files'));

interface PlacedFlow {
  flow: ReadyFlow;
  page: PageInfo;
}

async function fillPage({ body, scope }: OpenPreview, context: AppLoadContext): Promise<FilledContent> {
  const raw: unknown = JSON.parse(body);
  const version = toContentVersion(raw);
  return context.site.filler.fillIn({ raw, version }, toPreviewFacts(context, scope));
}

function findFlow({ raw, version }: FilledContent, { instance, flow }: FlowPost): PlacedFlow | null {
  const prepared = preparePage(raw, version);
  const isPosted = ({ id, definition }: ReadyFlow) => id === instance && definition.type === flow;
  const found = prepared?.ready.flatMap(collectFlows).find(isPosted);
  return prepared && found ? { flow: found, page: prepared.page } : null;
}

function collectFlows(component: ReadyComponent): ReadyFlow[] {
  return [...(isFlow(component) ? [component] : []), ...component.children.flatMap(collectFlows)];
}

/** What the flow begins with is read again, as for any visitor who opens the page. */
async function refuseToSend(
  { flow, page }: PlacedFlow,
  { turn, pin }: FlowPost,
  { entry, scope }: OpenPreview,
  context: AppLoadContext,
): Promise<PageFlows> {
  const { region, audience } = toPreviewFacts(context, scope);
  const gateway = context.site.gateway({ region, audience });
  const { props } = await loadFlowProps(flow, {
    page,
    path: entry.name,
    query: new URLSearchParams(),
    region,
    audience,
    call: gateway.call,
    ask: toAsk(gateway),
    shop: NO_SHOP,
    pins: context.site.flows.pins,
    map: context.site.map,
    pin: pin === '' ? null : pin,
  });
  const { id: instance, definition } = flow;
  const errors = { '': studioTexts('preview')('notSent') };
  const state = { instance, snapshot: definition.machine.start(props), sealed: '', turn: turn + 1, errors };
  return { target: instance, flows: { [instance]: pin === '' ? state : { ...state, pin } } };
}
