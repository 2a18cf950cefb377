import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { DocumentHtml } from '#app/page/static-html';
import { doInTurn } from '#cms/do-in-turn';
import { NonceContext } from '#app/nonce-context';
import { isHydrated } from '#app/route-handle';

/** Renders a document. Not streamed: React 18's streams write NUL bytes into Cyrillic text (docs/decisions/0003). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const document = (
    <NonceContext.Provider value={context.facts.nonce}>
      <DocumentHtml.Provider value={context.documentHtml}>
        <RemixServer context={toOwnRoutes(remixContext)} url={request.url} />
      </DocumentHtml.Provider>
    </NonceContext.Provider>
  );
  // A page may have thousands of blocks: others are heard before it is put together.
  const html = await doInTurn(() => renderToString(document));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = isHydratedDocument(remixContext) ? context.facts.nonce : null;
  return new Response(toBytes(html, nonce), { status, headers });
}

/**
 * The same context with the routes of this document only. For each document Remix builds every route that the context
 * names, and then looks for those that match the address; the server has found them already (docs/decisions/0088).
 */
function toOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: EntryContext['manifest']['routes'] = {};
  for (const { route } of staticHandlerContext.matches) {
    const own = manifest.routes[route.id];
    if (own !== undefined) routes[route.id] = own;
  }
  return { ...context, manifest: { ...manifest, routes } };
}

const PRELOAD = '<link rel="modulepreload"';

function isHydratedDocument({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isHydrated(route.handle));
}

/**
 * The document as bytes: a Response made from a string would check and encode it twice. The text is cut at its preloads,
 * and each piece is encoded. To change the preloads within the text would copy the whole page each time.
 */
function toBytes(html: string, nonce: string | null): Buffer<ArrayBuffer> {
  const [beginning = '', ...rest] = html.split(PRELOAD);
  const parts = ['<!DOCTYPE html>', beginning, ...rest.flatMap((after) => [toPreload(after, nonce), after])];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/**
 * The beginning of a preload. Remix's own `<Scripts>` leaves the nonce out, and the policy refuses those without. Scripts
 * are fetched after what a visitor sees first: styles, fonts and the first picture (docs/benchmarks.md).
 */
function toPreload(after: string, nonce: string | null): string {
  const priority = import.meta.env.PROD ? ' fetchpriority="low"' : '';
  const admitted = nonce !== null && after.startsWith(' href=') ? ` nonce="${nonce}"` : '';
  return PRELOAD + priority + admitted;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  const { log } = context.site;
  // Remix gives its own refusals here too: a method or an address that no route has.
  if (isRouteErrorResponse(error) && error.status < 500) {
    log.debug({ event: 'request-refused', request: context.facts.id, status: error.status });
    return;
  }
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : toMessage(error);
  log.error({ event: 'loader-failed', request: context.facts.id, error: message });
}

function toMessage(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
