import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { getBankPayment, settleBankPayment } from '#fixtures/sandbox/payments/bank-calls';
import type { SiteContext } from '#app/context';
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
  const form = await request.formData().catch(() => {
    throw new Response('Not a form', { status: 400 });
  });
  const outcome = form.get('outcome') === 'paid' ? 'paid' : 'declined';
  const bank = askSandbox(context);
  if (id !== '') await bank.ask(settleBankPayment, { body: { id, outcome } });
  return redirect(`/sandbox/bank?payment=${encodeURIComponent(id)}`, { status: 303, headers: PRIVATE });
}

/** Throws 404 with the real gateway: there the banks are real as well. */
function askSandbox({ site, facts: { region, audience } }: SiteContext) {
  requireSandbox({ site });
  return site.gateway({ region, audience });
}

function readId(request: Request): string {
  return new URL(request.url).searchParams.get('payment') ?? '';
}
