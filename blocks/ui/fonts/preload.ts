import golosCyrillic from './golos-text-cyrillic.woff2?url&no-inline';
import onestCyrillic from './onest-cyrillic.woff2?url&no-inline';

/**
 * Addresses of the fonts for `<link rel="preload" as="font" type="font/woff2" crossorigin>`, the most useful
 * first: the letters of every page. ₽ (1 KB) comes with the CSS early enough; digits and Latin letters are not
 * worth the wait (`font-display: optional` in fonts.css).
 */
export const PRELOADED_FONTS: readonly string[] = [golosCyrillic, onestCyrillic];
