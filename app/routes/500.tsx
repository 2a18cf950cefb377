import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { errorPageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** The page that says that something broke (PAGE-11). */
export const loader = (args: LoaderFunctionArgs) => errorPageLoader(args, 500);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ServerErrorPage() {
  return <PageView {...usePageData()} />;
}
