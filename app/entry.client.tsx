import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadViews } from '#app/catalog';
import { captureStaticHtml } from '#app/page/static-html';
import { reloadOnce } from '#app/reload-once';

const types = document.querySelector<HTMLMetaElement>('meta[name="page-blocks"]')?.content.split(' ') ?? [];

captureStaticHtml(document);
loadViews(types.filter(Boolean)).then(hydrate, reloadOnce);

/** Shell scripts wait for the page: they only make comfortable what works already. */
function hydrate(): void {
  import('#app/shell-scripts/start-shell-scripts').then(
    ({ startShellScripts }) => startShellScripts(),
    reloadOnce,
  );

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
