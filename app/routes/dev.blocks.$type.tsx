import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { blockLoader } from '#app/gallery/block-loader.server';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { toMeta } from '#app/page/to-meta';

/** A block of the gallery with its examples. */
export const loader = blockLoader;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
