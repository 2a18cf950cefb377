import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { signIn } from '#fixtures/sandbox/account/account-calls';
import { msisdn } from '#schemas/values/msisdn';
import { writeAccountSession } from '#app/account/account-session';
import { readSmallForm } from '#app/page/read-small-form.server';
import { ACCOUNT_URL } from '#app/shell/constants';
import { requireSandbox } from './require-sandbox.server';

/** What the page of signing in shows. */
export interface SignInPage {
  /** What was typed is no number. */
  isWrong: boolean;
}

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const WRONG_QUERY = 'wrong';
const number = msisdn();

export function signInLoader({ request, context }: LoaderFunctionArgs): TypedResponse<SignInPage> {
  requireSandbox(context);
  return json({ isWrong: new URL(request.url).searchParams.has(WRONG_QUERY) }, { headers: PRIVATE });
}

/** Signs a number in without any proof: it is the sandbox's. */
export async function signInAction({ request, context }: ActionFunctionArgs): Promise<TypedResponse<never>> {
  requireSandbox(context);
  const { site, facts } = context;
  const { data: given } = number.safeParse((await readSmallForm(request))?.get('msisdn'));
  if (given === undefined)
    return redirect(`/sandbox/account?${WRONG_QUERY}=1`, { status: 303, headers: PRIVATE });
  const asked = await site.gateway({ region: facts.region, audience: facts.audience }).ask(signIn, {
    body: { msisdn: given },
  });
  if (!asked.ok) throw new Response('The sandbox signs nobody in', { status: 503, headers: PRIVATE });
  const secure = site.env.PUBLIC_SCHEME === 'https';
  const headers = new Headers(PRIVATE);
  headers.append('Set-Cookie', writeAccountSession(asked.answer.session, { secure }));
  return redirect(ACCOUNT_URL, { status: 303, headers });
}
