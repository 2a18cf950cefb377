import path from 'node:path';
import type { Plugin } from 'vite';

/** What the gallery's pages run in the browser. */
export const GALLERY_SCRIPT = 'app/gallery/start-gallery.ts';
/** A chunk that nothing loads: its stylesheet is what is wanted. */
export const GALLERY_STYLES = 'app/gallery/gallery-styles.ts';

/** Gives the gallery chunks of its own, so that nothing of it reaches the pages of visitors. */
export function emitGallery(): Plugin {
  let root = process.cwd();
  let emitsFiles = false;
  return {
    name: 'emit-gallery',
    configResolved(config) {
      root = config.root;
      emitsFiles = config.command === 'build' && !config.build.ssr;
    },
    buildStart() {
      if (!emitsFiles) return;
      for (const file of [GALLERY_SCRIPT, GALLERY_STYLES]) {
        this.emitFile({ type: 'chunk', id: path.join(root, file) });
      }
    },
  };
}
