import { json, redirect, type ActionFunctionArgs, type TypedResponse } from '@remix-run/node';
import type { VisitMemory } from '#registry/visit-memory';
import type { FlowState, LookedUp, PageFlows } from '#flows/kit/engine/flow-state';
import { registry } from '#app/catalog.server';
import { noteOrders, type OrderNotes } from '#app/cart/note-order.server';
import { openShop } from '#app/cart/open-shop.server';
import type { SiteContext } from '#app/context';
import { hasAgreed } from '#app/page/cookie-notice';
import { toPageRequest, type PageRequest } from '#app/page/page-request';
import { readQueryFlags } from '#app/page/query-flags';
import { createFileIntake } from '#app/uploads/file-intake.server';
import { createRecall } from './begin-recalled.server';
import { countGoals } from './count-goals';
import { findFlows } from './find-flows.server';
import { openRuntime, openServices } from './open-services.server';
import { notePhones, type PhoneNotes } from './note-phones.server';
import { toHandOvers } from './to-hand-overs.server';
import type { FlowRuntime, PlacedFlow } from './placed-flow';
import { readArrival } from './read-arrival';
import type { FlowPost } from './flow-post';
import { readPost, refuse } from './read-post.server';
import { runFlow, toBinding } from './run-flow.server';
import { runLookup } from './run-lookup.server';
import type { BeginRecalled } from './recall';
import { readVisitMemory, writeVisitMemory } from './visit-memory.server';
import { readVisitor, type Visitor } from './visitor.server';

/**
 * The page route's action. Which flows there are, and with what props, comes from the page itself, never from the
 * post. Answers 404 for a flow that the page does not have.
 */
export async function flowAction({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<PageFlows | LookedUp>> {
  const { env } = context.site;
  const visitor = readVisitor(request.headers.get('cookie'), { secure: env.PUBLIC_SCHEME === 'https' });
  const post = await readPost(request, { ...createFileIntake(context, visitor.id), takesFiles });
  const url = new URL(request.url);
  url.searchParams.delete('index');
  const page = toPageRequest(url, readQueryFlags(url.searchParams), context);
  context.shop = openShop(request.headers.get('cookie'), context.site);
  const found = await findFlows(page, context);
  const flow = await found?.begin(post);
  if (!found || !flow) throw refuse(404, 'There is no such flow on this page');
  const phones = toPhoneNotes(request, page, context);
  const sender = toSender(visitor, request.headers, context);
  const orders = toOrderNotes(request, context);
  const notes = { ...phones, shop: orders.shop };
  const services = openServices({ ...page, title: found.title }, visitor, notes, context);
  const cookies = request.headers.get('cookie');
  const engine = openRuntime(page.scope, cookies, context);
  const runtime: FlowRuntime = {
    ...engine,
    funnels: countGoals(engine.funnels, flow.definition, cookies, context.site.experiments),
    services,
    visitor: visitor.id,
    sender,
    readArrival: (begun) => readArrival(begun, request, page.scope.region.code),
  };
  if (post.lookup !== '') return answerLookup(flow, post, runtime, context);
  const ran = await runFlow(flow, post, runtime);
  const { state, status, leaveTo } = ran;
  report(flow, post, state, status, context);
  const handed = toHandOvers(flow, ran, cookies, visitor, context);
  const { recall, setCookie: kept } = remember(ran.remember, cookies, { visitor, path: flow.path }, context);
  const own = [visitor.setCookie, await phones.keep(), ...orders.headers()];
  const headers = toHeaders([...own, ...handed, kept], context);
  // A script goes there itself, and keeps the step that the visitor comes back to.
  if (leaveTo !== undefined && !context.facts.isDataRequest) {
    throw redirect(leaveTo, { status: 303, headers });
  }
  const answer: PageFlows = {
    target: flow.instance,
    flows: { [flow.instance]: state, ...reopenPeers(found.flows, post, runtime) },
    ...(ran.remember !== undefined && { begins: await found.recall(flow.instance, recall) }),
    ...(leaveTo !== undefined && { leaveTo }),
  };
  context.flowAnswer = answer;
  context.recall = recall;
  return json(
    answer,
    // A script reads the answer itself; a status would only turn an expected error into a fault of the network.
    { status: context.facts.isDataRequest ? 200 : status, headers },
  );
}

/** What the visit remembers from now on, and what the page's flows begin with for it. */
function remember(
  learned: VisitMemory | undefined,
  cookies: string | null,
  { visitor, path }: { visitor: Visitor; path: string },
  { site: { env, flows } }: SiteContext,
): { recall: BeginRecalled; setCookie: string | null } {
  const secure = env.PUBLIC_SCHEME === 'https';
  const holder = { secrets: env.SESSION_SECRETS, visitor: visitor.id, secure };
  const now = Date.now();
  const remembered = { ...readVisitMemory(cookies, holder, now), ...learned };
  return {
    recall: createRecall({ remembered, path, visitor: visitor.id, sealer: flows.sealer, now }),
    setCookie: learned === undefined ? null : writeVisitMemory(remembered, holder, now),
  };
}

/** A question of a script's: it makes no visitor of anybody, and moves nothing. */
async function answerLookup(
  flow: PlacedFlow,
  post: FlowPost,
  runtime: FlowRuntime,
  { site, facts }: SiteContext,
): Promise<TypedResponse<LookedUp>> {
  if (!facts.isDataRequest) throw refuse(400, 'Lookups are for scripts');
  const looked = await runLookup(flow, post, runtime);
  const fields = { flow: flow.definition.type, lookup: post.lookup, outcome: looked.outcome };
  site.log.debug({ event: 'flow-lookup', request: facts.id, ...fields });
  return json(looked, { headers: { 'Cache-Control': 'no-store' } });
}

function takesFiles(flow: string): boolean {
  const definition = registry.find(flow);
  return definition?.kind === 'flow' && definition.takesFiles === true;
}

/** A double click on the first step brings two posts without a cookie: their address and browser are the same. */
function toSender({ id, setCookie }: Visitor, headers: Headers, { facts }: SiteContext): string {
  if (setCookie === null) return id;
  const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name));
  return JSON.stringify(['no cookie', facts.address, ...browser]);
}

function toPhoneNotes(
  { headers }: Request,
  { scope }: PageRequest,
  { site, facts }: SiteContext,
): PhoneNotes {
  return notePhones({
    gateway: site.gateway(scope),
    cookies: headers.get('cookie'),
    secure: site.env.PUBLIC_SCHEME === 'https',
    isAllowed: hasAgreed(headers.get('cookie'), site.env),
    onLoss: (call, reason) => site.log.warn({ event: 'phone-not-kept', request: facts.id, call, reason }),
  });
}

/** Without scripts the other flows of the page ride along under their seals, and stay where they were. */
function reopenPeers(
  flows: readonly PlacedFlow[],
  { peers, instance: target }: FlowPost,
  { sealer, visitor, services: { now } }: FlowRuntime,
): Record<string, FlowState> {
  return Object.fromEntries(
    flows.flatMap((flow) => {
      const { instance } = flow;
      const sealed = peers.get(instance);
      if (sealed === undefined || instance === target) return [];
      const opened = sealer.open(sealed, toBinding(flow, visitor), now);
      if (opened.status !== 'ok') return [];
      return [[instance, { instance, snapshot: opened.step.snapshot, sealed, turn: 0 }]];
    }),
  );
}

function toOrderNotes({ headers }: Request, { site, facts }: SiteContext): OrderNotes {
  return noteOrders({
    cookies: headers.get('cookie'),
    site,
    onLoss: (fault) => site.log.warn({ event: 'order-not-kept', request: facts.id, error: String(fault) }),
  });
}

/** A visitor's answers are their own: kept by nobody on the way, shown again by Back and Forward. */
function toHeaders(cookies: readonly (string | null)[], { facts }: SiteContext): Headers {
  const headers = new Headers({
    'Cache-Control': facts.isDataRequest ? 'no-store' : 'private, max-age=0, must-revalidate',
  });
  for (const cookie of cookies) if (cookie !== null) headers.append('Set-Cookie', cookie);
  return headers;
}

function report(
  { definition: { type } }: PlacedFlow,
  { action }: FlowPost,
  { snapshot, errors }: FlowState,
  status: number,
  { site, facts }: SiteContext,
): void {
  const fields = { flow: type, action, state: snapshot.state, status, fields: Object.keys(errors ?? {}) };
  site.log.info({ event: 'flow-step', request: facts.id, ...fields });
}
