import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { accountPageAction, accountPageLoader } from '#app/account/account-page.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** The visitor's account: made for them alone, and kept by nobody. */
export const loader = (args: LoaderFunctionArgs) => accountPageLoader(args);
export const action = (args: ActionFunctionArgs) => accountPageAction(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AccountPage() {
  return <PageView {...usePageData()} />;
}
