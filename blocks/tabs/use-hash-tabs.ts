import { useCallback, useEffect, useState } from 'react';
import { findNamedTab, toFragment } from './hashes';

interface Selection {
  index: number;
  /** The tab the page opened with does not animate; the one that a link named is also brought into view. */
  cause: 'opening' | 'address' | 'choice';
}

/**
 * The selected tab, in step with the address: a hash change selects the tab it names, `select` writes the tab's
 * first hash without a history entry (BLK-224, BLK-225). Null on the server and until the first effect, so that
 * both render the same; `hashes` must keep its identity between renders.
 */
export function useHashTabs(hashes: readonly (readonly string[])[]) {
  const [selection, setSelection] = useState<Selection | null>(null);

  useEffect(() => {
    const open = () =>
      setSelection({ index: findNamedTab(hashes, window.location.hash) ?? 0, cause: 'opening' });
    const follow = () => {
      const named = findNamedTab(hashes, window.location.hash);
      if (named !== null) setSelection({ index: named, cause: 'address' });
    };
    open();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [hashes]);

  const select = useCallback(
    (index: number) => {
      const [first] = hashes[index] ?? [];
      if (first === undefined) return;
      window.history.replaceState(window.history.state, '', toFragment(first));
      setSelection({ index, cause: 'choice' });
    },
    [hashes],
  );

  return { selection, select };
}
