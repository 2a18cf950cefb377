import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shell } from '#blocks/ui/text/ru/shell';
import type { PageData } from '#app/page/page-data';
import { viewLoader } from '#app/page/page-loader.server';
import { ACCOUNT_URL, HOME_URL } from '#app/shell/constants';
import type { Site } from '#app/site/site';
import type { AccountDeed } from './account-answer';
import { AccountView } from './account-view';
import { PRIVATE_HEADERS, postToAccount, visitAccount } from './visit-account.server';

/** Where the sandbox has its page for signing in, in place of the operator's own site. */
export const SANDBOX_ACCOUNT_URL = '/sandbox/account';
const FAILED_QUERY = 'failed';

/** The visitor's account as a page; whoever is not signed in is led to where they can be. */
export async function accountPageLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  const { request, context } = args;
  const answer = await visitAccount(request, context);
  const lkUrl = toLkUrl(context.site);
  if (answer.state === 'anonymous') throw redirect(lkUrl, { status: 302, headers: PRIVATE_HEADERS });
  const account = answer.state === 'signed-in' ? answer.account : null;
  const html = renderToStaticMarkup(
    createElement(AccountView, { account, failed: readFailed(request), lkUrl }),
  );
  const head = {
    title: shell.selfCare,
    canonical: null,
    meta: [{ name: 'robots', content: 'noindex' }],
  };
  const page = await viewLoader(args, { html, head, style: 'account' });
  for (const [name, value] of Object.entries(PRIVATE_HEADERS)) page.headers.set(name, value);
  return page;
}

/** A post without scripts: done, and back to the page, or to the main page after signing out. */
export async function accountPageAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { deed, done, setCookie } = await postToAccount(request, context);
  const headers = new Headers(PRIVATE_HEADERS);
  if (setCookie !== null) headers.append('Set-Cookie', setCookie);
  const back = deed === 'logout' ? HOME_URL : ACCOUNT_URL;
  return redirect(done ? back : `${ACCOUNT_URL}?${FAILED_QUERY}=${deed}`, { status: 303, headers });
}

function readFailed(request: Request): AccountDeed | null {
  const failed = new URL(request.url).searchParams.get(FAILED_QUERY);
  return failed === 'change' || failed === 'logout' ? failed : null;
}

const toLkUrl = ({ sandbox, env }: Site): string => (sandbox === null ? env.LK_URL : SANDBOX_ACCOUNT_URL);
