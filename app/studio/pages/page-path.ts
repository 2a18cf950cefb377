import { findLegacyTarget, isOutsideSectionRoutes, toPagePath } from '#app/page/route-rules';
import { studioTexts } from '../texts/studio-texts';

/** First segments that the server and its other routes answer; a page there would never be seen. */
const RESERVED = new Set([
  'api',
  'assets',
  'media',
  'images',
  'files',
  'dev',
  'preview',
  'region',
  'sandbox',
  'studio',
  'captcha',
  'uploads',
  'component-check',
  'cookie-notice',
  'old-browser',
  '403',
  '500',
  'healthz',
  'readyz',
  'metrics',
]);
const FILE = /\.(xml|txt|svg|ico|css|json|js)$/;
const SIGNS = /^\/([a-z0-9](?:[a-z0-9._-]*[a-z0-9_-])?(?:\/|$))*$/;

/** The one spelling of a path that was typed: `Tariffs/Family/` is `/tariffs/family`. */
export function toTypedPath(typed: string): string {
  const path = typed.trim().toLowerCase();
  return path === '' ? '' : toPagePath(path);
}

/** Why no page can stand at a path, in words; null when one can. Says nothing of who is there already. */
export function findPathFault(path: string): string | null {
  const t = studioTexts('pages');
  if (!path.startsWith('/')) return t('pathStart');
  if (!SIGNS.test(path)) return t('pathSigns');
  const prefix = path.split('/')[1] ?? '';
  if (RESERVED.has(prefix)) return t('pathReserved', { prefix });
  const extension = FILE.exec(path)?.[1];
  if (extension !== undefined) return t('pathFile', { extension });
  if (findLegacyTarget(path, '') !== null) return t('pathLegacy');
  return isOutsideSectionRoutes(path) ? t('pathSection') : null;
}
