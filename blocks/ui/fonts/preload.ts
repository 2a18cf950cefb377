import golosCyrillic from './golos-text-cyrillic.woff2?url&no-inline';
import onestCyrillic from './onest-cyrillic.woff2?url&no-inline';

/**
 * Addresses of the fonts for `<link rel="preload" as="font" type="font/woff2" crossorigin>`, the most useful
 * first: every page's text and its first heading. ₽ (1 KB) comes with the CSS early enough.
 */
export const PRELOADED_FONTS: readonly string[] = [golosCyrillic, onestCyrillic];
