import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { toMeta } from '#app/page/to-meta';
import { previewAction } from '#app/studio/history/preview/preview-action.server';
import { previewLoader } from '#app/studio/history/preview/preview-loader.server';
import { PreviewView } from '#app/studio/history/preview/preview-view';

/** A draft for whoever was given its link; not a screen of the studio, and not hydrated. */
export const loader = (args: LoaderFunctionArgs) => previewLoader(args);

export const action = (args: ActionFunctionArgs) => previewAction(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default PreviewView;
