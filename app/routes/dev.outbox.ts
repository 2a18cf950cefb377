import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { requireGallery } from '#app/gallery/require-gallery.server';

/** The codes and mails that the sandbox «sent», newest first; with the real gateway there is no such page. */
export function loader({ context }: LoaderFunctionArgs): Response {
  requireGallery(context);
  const { sandbox } = context.site;
  if (sandbox === null) throw new Response('Not found', { status: 404 });
  return json(sandbox.outbox.entries, { headers: { 'Cache-Control': 'no-store' } });
}
