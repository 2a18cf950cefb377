import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { flowClientAction } from '#flows/kit/engine/flow-client-action';
import { loadViews } from '#app/catalog';
import { flowAction } from '#app/flow-engine/flow-action.server';
import type { PageData } from '#app/page/page-data';
import { pageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toLiveTypes } from '#app/page/part';
import { rememberStaticHtml } from '#app/page/static-html';
import { loadStyles } from '#app/page/load-styles';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** Every page that comes from content. `_index.tsx` is the same route for `/`, which a splat does not match. */
export const loader = (args: LoaderFunctionArgs) => pageLoader(args);

/** A post to one of the page's flows. */
export const action = (args: ActionFunctionArgs) => flowAction(args);
export const clientAction = flowClientAction;

/** On client-side navigation: the new page's HTML, styles and code are there before it is shown. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PageData> {
  // Plain JSON by construction: what arrives is what was sent.
  const data = (await serverLoader()) as PageData;
  rememberStaticHtml(data.html ?? {});
  await Promise.all([loadStyles(data.styles), loadViews(toLiveTypes(data.parts))]);
  return data;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);

/** A new address is a new page; the same address with another hash is not. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function Page() {
  return <PageView {...usePageData()} />;
}
