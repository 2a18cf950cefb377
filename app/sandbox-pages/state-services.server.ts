import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { readSmallForm } from '#app/page/read-small-form.server';
import { getOutsideVisit, settleOutsideVisit } from '#fixtures/sandbox/sim/outside-calls';
import type { SiteContext } from '#app/context';
import { requireSandbox } from './require-sandbox.server';

/** What the page of the portal shows, and of the signing application. */
export interface OutsideVisitPage {
  id: string;
  kind: 'identity' | 'contract';
  outcome: 'new' | 'confirmed' | 'refused';
  /** A path of this site. */
  backTo: string;
}

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** The visit of the address, as the sandbox knows it; null with 404 for one that nobody opened. */
export async function stateServicesLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<OutsideVisitPage | null>> {
  const id = readId(request);
  const asked = id === '' ? null : await askSandbox(context).ask(getOutsideVisit, { query: { id } });
  if (!asked?.ok) return json(null, { status: 404, headers: PRIVATE });
  const { kind, outcome, returnUrl } = asked.answer;
  return json({ id, kind, outcome, backTo: toOwnPath(returnUrl) }, { headers: PRIVATE });
}

/** Confirms or refuses, once, and leads back to the page that the visitor has come from. */
export async function stateServicesAction({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<never>> {
  const id = readId(request);
  const form = await readSmallForm(request);
  if (form === null) throw new Response('Not a form', { status: 400 });
  const outcome = form.get('outcome') === 'confirmed' ? 'confirmed' : 'refused';
  const settled = await askSandbox(context).ask(settleOutsideVisit, { body: { id, outcome } });
  if (!settled.ok) throw new Response('Not found', { status: 404 });
  return redirect(toOwnPath(settled.answer.returnUrl), { status: 303, headers: PRIVATE });
}

/** Of an address whatever site it names, the path on this one: the stand-in leads nowhere else. */
function toOwnPath(address: string): string {
  const path = URL.canParse(address, 'http://site.invalid')
    ? new URL(address, 'http://site.invalid').pathname
    : '/';
  return path.startsWith('//') ? '/' : path;
}

/** Throws 404 with the real gateway: there the portal is real as well. */
function askSandbox({ site, facts: { region, audience } }: SiteContext) {
  requireSandbox({ site });
  return site.gateway({ region, audience });
}

function readId(request: Request): string {
  return new URL(request.url).searchParams.get('visit') ?? '';
}
