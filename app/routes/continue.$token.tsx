import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { openDeviceLink } from '#app/flow-engine/open-device-link.server';
import { errorPageLoader } from '#app/page/page-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** The address that goes on with an order on another device. Answers 404 when this site has not made the link. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const opened = await openDeviceLink(params['token'] ?? '', request, context);
  if (opened !== null) throw opened;
  return errorPageLoader(args, 404);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ContinuePage() {
  return <PageView {...usePageData()} />;
}
