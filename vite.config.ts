import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import { blockEnhancements } from './app/bundler/block-enhancements';
import { blockViews } from './app/bundler/block-views';
import { serverEntry } from './app/bundler/server-entry';
import { emitGallery } from './app/gallery/emit-gallery';
import remixOptions from './remix.config.js';

/** The oldest browsers the site serves (SHELL-26); older ones see the old-browser page. */
const OLDEST_BROWSERS = ['chrome 70', 'safari 14', 'firefox 100', 'edge 109', 'opera 72'];
const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...[blockViews(), blockEnhancements(), emitGallery()],
    ...[remix(remixOptions), serverEntry()],
  ],
  publicDir: false,
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: LAYERS.map((layer) => ({
      find: new RegExp(`^#${layer}/`),
      replacement: fileURLToPath(new URL(`./${layer}/`, import.meta.url)),
    })),
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: browserslistToTargets(OLDEST_BROWSERS) },
  },
  build: {
    target: isSsrBuild ? 'node20' : ['chrome70', 'safari14', 'firefox100', 'edge109'],
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: toUiStyles } } }),
  },
  server: { strictPort: true },
  // Found by name, so that `npm run dev` does not find them one by one and reload the page under the developer.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'embla-carousel'],
    // Seen by the scanner in loaders, never sent to a browser.
    exclude: ['@remix-run/node', 'react-dom/server', 'lru-cache', 'zod', 'sanitize-html'],
  },
}));

/** Parts of the design system that few pages have; their styles come with the blocks that use them. */
const SELDOM_USED = /\/(bubble|overlay|overlay-motion|toast|tooltip)\.module\.css$/;

/** One stylesheet for the rest of it: a page asks for it once, not for a file of each small part. */
function toUiStyles(id: string): string | undefined {
  const isOfUi = /\/blocks\/ui\/[\w-]+\.module\.css$/.test(id);
  return isOfUi && !SELDOM_USED.test(id) ? 'ui-styles' : undefined;
}
