import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { measureBlock } from '#app/page/block-bytes.server';
import { listGalleryBlocks } from '#app/gallery/gallery-entries.server';
import { describeHydration } from '#app/gallery/describe-hydration.server';
import { requireGallery } from '#app/gallery/require-gallery.server';

/** What each block adds to a page by itself, for tools: bytes, gzip; null in development. */
export function loader({ context }: LoaderFunctionArgs): Response {
  requireGallery(context);
  const blocks = listGalleryBlocks().map((block) => ({
    type: block.type,
    hydration: describeHydration(block),
    bytes: measureBlock(block),
  }));
  return json(blocks, { headers: { 'Cache-Control': 'no-store' } });
}
