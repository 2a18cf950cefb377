import { keepUtm } from '#flows/kit/connection/visit-utm';
import { keepVisitSource } from '#flows/kit/connection/visit-source';
import { isPreview } from '#blocks/ui/is-preview';
import { showAccount } from './account/show-account';
import { startAnalytics } from './analytics/start-analytics';
import { closeMenus } from './close-menus';
import { closeNotice } from './close-notice';
import { countCart } from './count-cart';
import { filterRegions } from './filter-regions';
import { offerSearch } from './offer-search';
import { openSubscription } from './open-subscription';
import { playAmbientVideos } from './play-ambient-videos';
import { watchBanners } from './watch-banners';
import { watchFooter } from './watch-footer';
import { watchScroll } from './watch-scroll';

/** What scripts add to a shell that works without them: what may be tapped first. */
export function startShellScripts(): void {
  closeMenus();
  closeNotice();
  filterRegions();
  offerSearch();
  openSubscription();
}

/** Where this visitor came from, their account and their cart, on a page that is the same for everybody. */
export function showVisitor(): void {
  keepUtm();
  keepVisitSource();
  showAccount();
  countCart();
}

/** What only looks on, and may come after everything that a visitor can use. */
export function watchVisit(): void {
  playAmbientVideos();
  if (isPreview()) return;
  watchBanners();
  watchFooter();
  watchScroll();
  startAnalytics();
}
