import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { exampleLoader } from '#app/gallery/example-loader.server';
import { GalleryFrame } from '#app/gallery/gallery-frame';
import { toMeta } from '#app/page/to-meta';

/** One example of a block, alone on its page; not inside the page of the block, hence the `_`. */
export const loader = exampleLoader;
export const meta: MetaFunction<typeof loader> = ({ data }) => toMeta(data?.head);
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export default GalleryFrame;
