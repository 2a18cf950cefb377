import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { galleryLoader } from '#app/gallery/gallery-loader.server';
import { PageView } from '#app/page/page-view';
import { toMeta } from '#app/page/to-meta';
import { usePageData } from '#app/page/use-page-data';

/** Every block with every example. */
export const loader = (args: LoaderFunctionArgs) => galleryLoader(args);
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gallery() {
  return <PageView {...usePageData()} />;
}
