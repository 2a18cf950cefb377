import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadViews } from '#app/catalog';
import { captureStaticHtml } from '#app/page/static-html';
import { reloadOnce } from '#app/reload-once';

const types = document.querySelector<HTMLMetaElement>('meta[name="page-blocks"]')?.content.split(' ') ?? [];

captureStaticHtml(document);
loadViews(types.filter(Boolean)).then(hydrate, reloadOnce);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
