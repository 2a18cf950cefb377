import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { errorPageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** The page that says access is forbidden (PAGE-10). */
export const loader = (args: LoaderFunctionArgs) => errorPageLoader(args, 403);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ForbiddenPage() {
  return <PageView {...usePageData()} />;
}
