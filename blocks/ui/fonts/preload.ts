import golosLatin from './golos-text-latin.woff2?url&no-inline';
import golosRouble from './golos-text-rouble.woff2?url&no-inline';
import golosRussian from './golos-text-russian.woff2?url&no-inline';
import onestLatin from './onest-latin.woff2?url&no-inline';
import onestRouble from './onest-rouble.woff2?url&no-inline';
import onestRussian from './onest-russian.woff2?url&no-inline';

/**
 * Addresses of the fonts for `<link rel="preload" as="font" type="font/woff2" crossorigin>`, the most useful first:
 * letters, digits, signs and ₽ of every page, 45 KB in all. Prices stand in them on a first visit already.
 */
export const PRELOADED_FONTS: readonly string[] = [
  golosRussian,
  onestRussian,
  onestLatin,
  golosLatin,
  onestRouble,
  golosRouble,
];
