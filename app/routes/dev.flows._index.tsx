import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { flowIndexLoader } from '#app/gallery/flow-index-loader.server';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { toMeta } from '#app/page/to-meta';

/** The gallery: every flow. */
export const loader = flowIndexLoader;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
