import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { listGalleryEntries } from '#app/gallery/gallery-entries.server';
import { requireGallery } from '#app/gallery/require-gallery.server';

/** Every block and flow with its examples, for tools. */
export function loader({ context }: LoaderFunctionArgs): Response {
  requireGallery(context);
  return json(listGalleryEntries(), { headers: { 'Cache-Control': 'no-store' } });
}
