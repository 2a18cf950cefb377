import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';
import { livePageLoader } from '#app/studio/composer/live-page.server';
import { showPreviewAgain } from '#app/studio/show-preview-again.server';

/** The saved draft as visitors would see it; outside the frame of the studio, and not hydrated. */
export const loader = (args: LoaderFunctionArgs) => livePageLoader(args);
export const action = (args: ActionFunctionArgs) => showPreviewAgain(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function LivePage() {
  return <PageView {...usePageData()} />;
}
