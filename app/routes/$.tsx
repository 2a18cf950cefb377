import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { flowAction } from '#app/flow-engine/flow-action.server';
import { pageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';
import type { RouteHandle } from '#app/route-handle';

/** Every page that comes from content. `_index.tsx` is the same route for `/`, which a splat does not match. */
export const handle: RouteHandle = { isShareable: true };

export const loader = (args: LoaderFunctionArgs) => pageLoader(args);

/** A post to one of the page's flows, without scripts. */
export const action = (args: ActionFunctionArgs) => flowAction(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export default function Page() {
  return <PageView {...usePageData()} />;
}
