import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';
import { experimentPreviewLoader } from '#app/studio/experiments/experiment-preview.server';
import { showPreviewAgain } from '#app/studio/show-preview-again.server';

/** A page with version B of an experiment; outside the frame of the studio, and not hydrated. */
export const loader = (args: LoaderFunctionArgs) => experimentPreviewLoader(args);
export const action = (args: ActionFunctionArgs) => showPreviewAgain(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ExperimentPreview() {
  return <PageView {...usePageData()} />;
}
