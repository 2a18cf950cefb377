import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { pageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** What the visitor has ordered. It is never shared, so it is a route of its own, beside those of content. */
export const loader = (args: LoaderFunctionArgs) => pageLoader(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Orders() {
  return <PageView {...usePageData()} />;
}
