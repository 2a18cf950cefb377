import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { isInAppLink } from './page/in-app-link';

/**
 * Static blocks hold plain links; on a page with scripts one listener turns their clicks into client-side
 * navigation. Everything a browser does by itself stays its own: new tabs, downloads, other hosts, anchors.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const { state } = useNavigation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = findTarget(event);
      if (target === null) return;
      event.preventDefault();
      navigate(target);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle');
  }, [state]);
}

/** After a client-side navigation the keyboard and the screen reader begin at the new page's content. */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && hash === '') document.getElementById('main')?.focus({ preventScroll: true });
    isFirst.current = false;
    // A change of hash alone is a move within the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search]);
}

function findTarget(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.defaultPrevented;
  if (!isPlain || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || !link.href) return null;
  if (link.origin !== location.origin || isFullLoad(link)) return null;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage ? null : link.pathname + link.search + link.hash;
}

/** In-app addresses and the server's own routes are left to the browser (PAGE-209). */
function isFullLoad({ href, pathname }: HTMLAnchorElement): boolean {
  return isInAppLink(href) || isInAppLink(pathname) || /^\/(region|media|dev|studio)\//.test(pathname);
}
