/** What the specification leaves to us about header and footer, in one place. */

/** Regions whose header has no menu (SHELL-06). */
export const REDUCED_HEADER_REGIONS: readonly string[] = ['osetia'];

/** They stand before the alphabet in the region chooser. */
export const FEATURED_REGIONS: readonly string[] = ['moscow', 'spb'];

export const HOME_URL = '/';
export const SEARCH_URL = '/search';
/** The window of the search; while it is open, the hash of the address. */
export const SEARCH_WINDOW_ID = 'search-window';
/** The visitor's account on this site; whoever is not signed in is led on to the operator's own. */
export const ACCOUNT_URL = '/account';
export const CORPORATE_URL = '/corp';
export const SUBSCRIBE_URL = '/subscribe';
export const SPEEDTEST_URL = '/speedtest';

/** The job site (SHELL-17). */
export const JOB_URL = '/job';

/** The hash that opens the survey (SHELL-07). */
export const SURVEY_URL = '#survey';
/** Of error pages, which have no windows: the main page's. */
export const SURVEY_ELSEWHERE_URL = `/${SURVEY_URL}`;

/** The footer's and the phone menu's way to the region chooser. */
export const REGION_CHOOSER_ID = 'region';

/** Where the form of the cookie notice goes. */
export const COOKIE_NOTICE_ACTION = '/cookie-notice';

/** Where a visitor of a missing page may have wanted to go. */
export const HELPFUL_LINKS = [
  { title: 'Тарифы', link: '/tariffs/all' },
  { title: 'Домашний интернет', link: '/forhome' },
  { title: 'Магазин', link: '/shop' },
  { title: 'Помощь', link: '/help' },
  { title: 'Поиск по\u00a0сайту', link: SEARCH_URL },
] as const;

/** Pictures of the error pages, 320 × 240. */
export const STATE_PICTURES = {
  notFound: '/media/state-not-found.svg',
  forbidden: '/media/state-forbidden.svg',
  serverError: '/media/state-server-error.svg',
  offline: '/media/state-offline.svg',
} as const;

/** Where the old-browser page sends its visitor (SHELL-24): the browsers' own download pages. */
export const MODERN_BROWSERS = [
  { name: 'Firefox', link: 'https://www.mozilla.org/ru/firefox/new/' },
  { name: 'Chrome', link: 'https://www.google.com/intl/ru/chrome/' },
  { name: 'Safari', link: 'https://www.apple.com/ru/safari/' },
  { name: 'Opera', link: 'https://www.opera.com/ru/download' },
  { name: 'Edge', link: 'https://www.microsoft.com/ru-ru/edge/download' },
] as const;
