import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Remix in the browser: only documents that say `hydrates` ask for it (the studio, docs/decisions/0019). A page of the
 * site is HTML with a script of its own, `enhance/start-page` (docs/decisions/0014).
 */
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
