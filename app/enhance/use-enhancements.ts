import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { reportFault } from '#app/report-fault';

/** On pages with React: enhances the static blocks of each page that is shown, once React has taken over. */
export function useEnhancements(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('./enhance-blocks').then(({ enhanceBlocks }) => enhanceBlocks(), reportFault);
    // Another address is another page, with blocks of its own.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, search]);
}
