import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { indexLoader } from '#app/gallery/index-loader.server';
import { toMeta } from '#app/page/to-meta';

/** The gallery: every block, by groups. */
export const loader = indexLoader;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
