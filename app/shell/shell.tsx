/**
 * What stands around a page's blocks, rendered on the server only. One entry, so that the styles of all parts make one
 * stylesheet, whichever of them a page shows. What few pages show is not here: check-overlay, error-views.
 */
export { CookieNotice } from './cookie-notice';
export { Footer } from './footer';
export { Header } from './header';
export { PageTop } from './page-top';
