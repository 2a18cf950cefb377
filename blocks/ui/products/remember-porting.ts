import { toPortingCookie } from '#schemas/products/porting-mark';
import { findHomeInternetTariff } from './start-home-internet';

/**
 * Keeps where a visitor comes from when a link leads them to the order of number porting: the page's tariff, the one
 * that home internet was asked for, and the path (ANLT-407 to ANLT-409). The order offers the way back by it.
 */
export function rememberPorting(
  link: HTMLAnchorElement | null,
  { tariff, signal }: { tariff: string; signal: AbortSignal },
): void {
  const keep = () => {
    const mark = { tariff, homeInternet: findHomeInternetTariff(), pathname: location.pathname };
    document.cookie = toPortingCookie(mark, location.protocol === 'https:');
  };
  link?.addEventListener('click', keep, { signal });
}
