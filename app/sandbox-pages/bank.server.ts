import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { readSmallForm } from '#app/page/read-small-form.server';
import { getBankPayment, settleBankPayment } from '#fixtures/sandbox/payments/bank-calls';
import type { SiteContext } from '#app/context';
import { readHandOver, writeHandOver } from '#app/flow-engine/hand-over.server';
import { readVisitor } from '#app/flow-engine/visitor.server';
import { RETURN_PATH } from './return-path';
import { requireSandbox } from './require-sandbox.server';

/** What the bank's page shows. The whole number stays with the sandbox. */
export interface BankPayment {
  id: string;
  amountKopecks: number;
  numberEnd: string;
  method: 'card' | 'sbp';
  status: 'new' | 'paid' | 'declined';
}

const KOPECKS_PER_ROUBLE = 100;
const PAID = 'Оплата прошла, деньги на\u00a0счёте.';
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** The payment of the address, as the sandbox knows it; null with 404 for one that nobody opened. */
export async function bankLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<BankPayment | null>> {
  const bank = askSandbox(context);
  const id = readId(request);
  const asked = id === '' ? null : await bank.ask(getBankPayment, { query: { id } });
  if (!asked?.ok) return json(null, { status: 404, headers: PRIVATE });
  const { amount, numberEnd, method, status } = asked.answer;
  const amountKopecks = Math.round(amount * KOPECKS_PER_ROUBLE);
  return json({ id, amountKopecks, numberEnd, method, status }, { headers: PRIVATE });
}

/** Pays or declines, and shows what came of it. */
export async function bankAction({ request, context }: ActionFunctionArgs): Promise<TypedResponse<never>> {
  const id = readId(request);
  const form = await readSmallForm(request);
  if (form === null) throw new Response('Not a form', { status: 400 });
  const outcome = form.get('outcome') === 'paid' ? 'paid' : 'declined';
  const bank = askSandbox(context);
  if (id !== '') await bank.ask(settleBankPayment, { body: { id, outcome } });
  const headers = new Headers(PRIVATE);
  if (outcome === 'paid')
    for (const cookie of notePaid(request, context)) headers.append('Set-Cookie', cookie);
  return redirect(`/sandbox/bank?payment=${encodeURIComponent(id)}`, { status: 303, headers });
}

/** What is paid is not filled in again; whatever has waited for the money is still led back to. */
function notePaid(request: Request, { site: { env, flows } }: SiteContext): string[] {
  const cookies = request.headers.get('cookie');
  const secure = env.PUBLIC_SCHEME === 'https';
  const holder = { secrets: env.SESSION_SECRETS, visitor: readVisitor(cookies, { secure }).id, secure };
  const handed = readHandOver(cookies, RETURN_PATH, holder, { sealer: flows.sealer, now: Date.now() });
  if (handed === null) return [];
  const { flow, back } = handed;
  const written = writeHandOver(RETURN_PATH, { flow, note: PAID, ...(back && { back }) }, holder);
  return written === null ? [] : [written];
}

/** Throws 404 with the real gateway: there the banks are real as well. */
function askSandbox({ site, facts: { region, audience } }: SiteContext) {
  requireSandbox({ site });
  return site.gateway({ region, audience });
}

function readId(request: Request): string {
  return new URL(request.url).searchParams.get('payment') ?? '';
}
