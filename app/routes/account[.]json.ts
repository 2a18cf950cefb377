import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import type { AccountAnswer, AccountOutcome } from '#app/account/account-answer';
import { PRIVATE_HEADERS, postToAccount, visitAccount } from '#app/account/visit-account.server';

/** What the header of every page asks for by script: pages are shared, this answer never is. Always 200: a page has no fault to show. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<TypedResponse<AccountAnswer>> {
  return json(await visitAccount(request, context), { headers: PRIVATE_HEADERS });
}

/** Signing out and the change of number, by script. */
export async function action({
  request,
  context,
}: ActionFunctionArgs): Promise<TypedResponse<AccountOutcome>> {
  const { done, answer, setCookie } = await postToAccount(request, context);
  const headers = new Headers(PRIVATE_HEADERS);
  if (setCookie !== null) headers.append('Set-Cookie', setCookie);
  return json({ done, answer }, { headers });
}
