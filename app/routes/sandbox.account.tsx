import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { signInAction, signInLoader } from '#app/sandbox-pages/account.server';
import { AccountSignInView } from '#app/sandbox-pages/account-view';
import { useLoaderData } from '@remix-run/react';

/** Where subscribers of the sandbox sign in; with the real gateway there is no such page. */
export const loader = (args: LoaderFunctionArgs) => signInLoader(args);
export const action = (args: ActionFunctionArgs) => signInAction(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = () => [
  { title: 'Учебный Личный кабинет: вход' },
  { name: 'robots', content: 'noindex' },
];

export default function SandboxAccount() {
  return <AccountSignInView {...useLoaderData<typeof loader>()} />;
}
