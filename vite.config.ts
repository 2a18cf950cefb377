import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import { pageParts } from './app/bundler/page-parts';
import { requiredPackages } from './app/bundler/required-packages';
import { serverEntry } from './app/bundler/server-entry';
import { serverPackages } from './app/bundler/server-packages';
import { sharedShapes } from './app/bundler/shared-shapes';
import { visitorScripts } from './app/bundler/visitor-scripts';
import { emitBuilderEditing } from './app/builder-editing/emit-builder-editing';
import { emitGallery } from './app/gallery/emit-gallery';
import remixOptions from './remix.config.js';

/** The oldest browsers the site serves (SHELL-26); older ones see the old-browser page. */
const OLDEST_BROWSERS = ['chrome 70', 'safari 14', 'firefox 100', 'edge 109', 'opera 72'];
const LAYERS = ['schemas', 'registry', 'blocks', 'flows', 'cms', 'fixtures', 'app'];

/**
 * Packages that the built server loads from node_modules: with native parts, or with ways of loading that a bundler
 * breaks. All others are in its files: finding and reading a thousand small ones took 40 % of a start (decisions 0083
 * and 0093).
 */
const LOADED_PACKAGES = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  'pg',
  'pino',
  'undici',
  'react',
  'react-dom',
];

/** How sources are read, whatever they are built for. */
const SOURCES = {
  publicDir: false as const,
  alias: LAYERS.map((layer) => ({
    find: new RegExp(`^#${layer}/`),
    replacement: fileURLToPath(new URL(`./${layer}/`, import.meta.url)),
  })),
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { targets: browserslistToTargets(OLDEST_BROWSERS) },
  },
};

const IN_BROWSERS = {
  target: ['chrome70', 'safari14', 'firefox100', 'edge109'],
  assetsInlineLimit: 0,
  cssMinify: 'lightningcss' as const,
  reportCompressedSize: false,
  rollupOptions: { output: { manualChunks: toSharedChunk } },
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    pageParts(),
    emitGallery(),
    emitBuilderEditing(),
    requiredPackages(LOADED_PACKAGES),
    remix(remixOptions),
    serverEntry(),
    serverPackages(),
    sharedShapes(),
    visitorScripts({ ...SOURCES, build: IN_BROWSERS }),
  ],
  publicDir: SOURCES.publicDir,
  resolve: { dedupe: ['react', 'react-dom'], alias: SOURCES.alias },
  css: SOURCES.css,
  build: isSsrBuild
    ? {
        target: 'node20',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        cssMinify: 'lightningcss',
        // Remix asks for it where `fetch` is not Node's own, which never happens here: a start would load it for nothing.
        commonjsOptions: { ignore: ['undici'] },
      }
    : IN_BROWSERS,
  // Not in development, where Vite can only load packages that are ES modules by itself.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  server: { strictPort: true },
  // Found by name, so that `npm run dev` does not find them one by one and reload the page under the developer.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'embla-carousel', 'leaflet', 'leaflet.markercluster'],
    // Seen by the scanner in loaders, never sent to a browser.
    exclude: ['@remix-run/node', 'react-dom/server', 'lru-cache', 'zod', 'sanitize-html'],
  },
}));

/** Parts of the design system that few pages have; their styles come with the blocks that use them. */
const SELDOM_USED = /\/(bubble|tooltip)\.module\.css$/;
/** A window and what is said in it: one file, although the studio has the one without the other. */
const WINDOW_STYLES = /\/(overlay|overlay-motion|toast)\.module\.css$/;

/** A page without fields needs none of these. */
const FIELD_STYLES = /\/(field|checkbox|chips|date-field|file-field|file-list)\.module\.css$/;

/** What every flow is made of, in one file: a phone on a slow network waits for each request. */
const FLOW_PARTS = [
  /\/flows\/kit\/(engine|phone|texts)\//,
  /\/flows\/kit\/code\/(?!code-steps)/,
  /\/flows\/kit\/captcha\//,
  /\/blocks\/ui\/(button|field-frame|heading|link|notice|section|stack|text|text-field)\.tsx$/,
  /\/blocks\/ui\/(card|checkbox|chip-links|disclosure)\.tsx$/,
  /\/flows\/kit\/receipt\//,
  /\/app\/page\/flow-root\.tsx$/,
  /\/schemas\/values\/msisdn-digits\.ts$/,
  FIELD_STYLES,
];
/** What long flows ask of a person, in one file: a page of theirs had some twenty small ones to wait for. */
const FLOW_FIELDS = [
  /\/flows\/kit\/(address|person)\//,
  /\/flows\/kit\/code\/code-steps\.ts$/,
  /\/flows\/kit\/form\/use-today\.ts$/,
  /\/blocks\/ui\/(date-field|select-field|text-area)\.tsx$/,
  /\/schemas\/forms\/calendar\.ts$/,
  /\/schemas\/(products\/number-porting|sim\/sim-prices)\.ts$/,
];
/** What blocks of most pages move and unfold with, without React. */
const BLOCK_PARTS =
  /\/blocks\/ui\/(scroll-(animation|edges|timing|to-middle|visibility)|show-bubble|enhance-disclosures|carousel\/start-carousel)\.ts$/;
/** What opens over a page, and what cards of products remember: on pages of tariffs all of it is needed. */
const CARD_PARTS = [
  /\/blocks\/ui\/(tooltip-behaviour|overlay-listeners|open-overlay|tabs\/start-tabs|tabs\/tab-hashes)\.ts$/,
  /\/blocks\/ui\/products\/remember-porting\.ts$/,
  /\/schemas\/products\/(card-action|home-internet-status|porting-mark)\.ts$/,
];
/** Small things that flows and other scripts of a page use: by themselves, or a page without flows would load flows. */
const SHARED = [
  /\/blocks\/ui\/(breakpoints|is-plain-click|is-preview|load-script|push-event|browser-storage|cart-count|class-names|overlay-page|to-form-body|visitor-cookie)\.ts$/,
  /\/blocks\/ui\/text\/format-(number|price)\.ts$/,
  /\/schemas\/values\/(moscow|plural)\.ts$/,
  /\/flows\/kit\/connection\/(utm-names|visit-utm|visit-source)\.ts$/,
  /\/schemas\/analytics\/visit-source\.ts$/,
  /\/schemas\/products\/cart\.ts$/,
  /\/registry\/define-machine\.ts$/,
  /\/app\/report-fault\.ts$/,
  /vite\/preload-helper\.js$/,
];

/** Which file a module that many pages ask for is in; the bundler decides about all others. */
function toSharedChunk(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler|preact)\/|\/enhance\/preact\//.test(id)) return 'react';
  // One stylesheet for the design system: a page asks for it once, not for a file of each small part.
  if (WINDOW_STYLES.test(id)) return 'window-styles';
  const isOfUi = /\/blocks\/ui\/[\w-]+\.module\.css$/.test(id);
  if (isOfUi && !FIELD_STYLES.test(id)) return SELDOM_USED.test(id) ? undefined : 'ui-styles';
  if (SHARED.some((part) => part.test(id))) return 'shared';
  // Of fields in flows and in blocks: in `flow-parts` it would bring React to pages of blocks alone.
  if (id.endsWith('/blocks/ui/suggestion-list.ts')) return 'suggestion-list';
  if (BLOCK_PARTS.test(id)) return 'block-parts';
  if (CARD_PARTS.some((part) => part.test(id))) return 'card-parts';
  if (FLOW_FIELDS.some((part) => part.test(id)) && !id.includes('.test.')) return 'flow-fields';
  return FLOW_PARTS.some((part) => part.test(id)) && !id.includes('.test.') ? 'flow-parts' : undefined;
}
