import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { flowStateLoader, stayInGallery } from '#app/gallery/flow-state-loader.server';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { toMeta } from '#app/page/to-meta';

/** One state of a flow, alone on its page; not inside the page of the flow, hence the `_`. */
export const loader = flowStateLoader;
export const action = stayInGallery;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
