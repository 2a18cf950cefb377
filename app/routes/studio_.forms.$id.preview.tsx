import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';
import { formPreviewLoader } from '#app/studio/editors/forms/form-preview.server';
import { showPreviewAgain } from '#app/studio/show-preview-again.server';

/** A draft of forms as visitors would fill them in; outside the frame of the studio, and not hydrated. */
export const loader = (args: LoaderFunctionArgs) => formPreviewLoader(args);
export const action = (args: ActionFunctionArgs) => showPreviewAgain(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function FormPreview() {
  return <PageView {...usePageData()} />;
}
