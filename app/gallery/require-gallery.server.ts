/** Of the site, what the gate looks at. */
interface Gated {
  readonly site: { readonly env: { readonly GALLERY: boolean } };
}

/** The gallery is off in production unless GALLERY=1: throws 404, as if it did not exist. */
export function requireGallery({ site }: Gated): void {
  if (!site.env.GALLERY) throw new Response('Not found', { status: 404 });
}
