import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { flowLoader } from '#app/gallery/flow-loader.server';
import { stayInGallery } from '#app/gallery/flow-state-loader.server';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { toMeta } from '#app/page/to-meta';

/** A flow of the gallery with all its states. */
export const loader = flowLoader;
export const action = stayInGallery;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
