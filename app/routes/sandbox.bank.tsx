import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BankView } from '#app/sandbox-pages/bank-view';
import { bankAction, bankLoader } from '#app/sandbox-pages/bank.server';

/** The bank that the sandbox's payments lead to; with the real gateway there is no such page. */
export const loader = (args: LoaderFunctionArgs) => bankLoader(args);
export const action = (args: ActionFunctionArgs) => bankAction(args);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = () => [
  { title: 'Учебный банк: оплата' },
  { name: 'robots', content: 'noindex' },
];

export default function SandboxBank() {
  return <BankView payment={useLoaderData<typeof loader>()} />;
}
