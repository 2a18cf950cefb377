import { readdirSync } from 'node:fs';
import clientManifest from 'virtual:client-manifest';
import { GALLERY_SCRIPT, GALLERY_STYLES } from './emit-gallery';

const FOLDERS = ['app/gallery', 'app/flow-diagram'];

/** Addresses of the gallery's own files: of the built ones, or in development of the sources. */
export function findGalleryAssets(): { script: string; styles: string[] } {
  if (clientManifest === null) return { script: `/${GALLERY_SCRIPT}`, styles: listSourceStyles() };
  const script = clientManifest[GALLERY_SCRIPT];
  const styles = clientManifest[GALLERY_STYLES];
  if (script === undefined || styles === undefined) throw new Error(`the build has no ${GALLERY_SCRIPT}`);
  // What the studio shows too is a chunk of its own.
  const shared = (styles.imports ?? []).flatMap((key) => clientManifest?.[key]?.css ?? []);
  return { script: `/${script.file}`, styles: [...shared, ...(styles.css ?? [])].map((file) => `/${file}`) };
}

function listSourceStyles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `/${folder}/${file}`),
  );
}
