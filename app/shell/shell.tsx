/**
 * Everything around a page's blocks, rendered on the server only. One entry, so that the styles of all parts make one
 * stylesheet, whichever of them a page shows.
 */
export { CheckOverlay } from './check-overlay';
export { CookieNotice } from './cookie-notice';
export { ForbiddenView, NotFoundView, ServerErrorView } from './error-views';
export { Footer } from './footer';
export { Header } from './header';
export { PageTop } from './page-top';
