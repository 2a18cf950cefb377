import type { SiteContext } from '#app/context';

/** The gallery is off in production unless GALLERY=1: throws 404, as if it did not exist. */
export function requireGallery({ site }: SiteContext): void {
  if (!site.env.GALLERY) throw new Response('Not found', { status: 404 });
}
