import { readdirSync } from 'node:fs';
import clientManifest from 'virtual:client-manifest';
import { GALLERY_SCRIPT, GALLERY_STYLES } from './emit-gallery';

const FOLDER = 'app/gallery';

/** Addresses of the gallery's own files: of the built ones, or in development of the sources. */
export function findGalleryAssets(): { script: string; styles: string[] } {
  if (clientManifest === null) return { script: `/${GALLERY_SCRIPT}`, styles: listSourceStyles() };
  const script = clientManifest[GALLERY_SCRIPT];
  const styles = clientManifest[GALLERY_STYLES];
  if (script === undefined || styles === undefined) throw new Error(`the build has no ${GALLERY_SCRIPT}`);
  return { script: `/${script.file}`, styles: (styles.css ?? []).map((file) => `/${file}`) };
}

function listSourceStyles(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `/${FOLDER}/${file}`);
}
