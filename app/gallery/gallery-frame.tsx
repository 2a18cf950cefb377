import { useLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { NonceContext } from '#app/nonce-context';
import { PageView } from '#app/page/page-view';
import type { GalleryPageData } from './gallery-page.server';

/** A page of the gallery: its parts, and the gallery's own script after them. */
export function GalleryFrame() {
  // Plain JSON by construction: what arrives is what the loaders sent.
  const { galleryScript, ...page } = useLoaderData() as GalleryPageData;
  const nonce = useContext(NonceContext);
  return (
    <>
      <PageView {...page} />
      {galleryScript !== null && <script type="module" src={galleryScript} nonce={nonce} />}
    </>
  );
}
