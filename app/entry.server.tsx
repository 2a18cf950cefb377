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
        <RemixServer context={remixContext} url={request.url} />
      </DocumentHtml.Provider>
    </NonceContext.Provider>
  );
  // A page may have thousands of blocks: others are heard before it is put together.
  const html = await doInTurn(() => renderToString(document));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Bytes: a Response made from a string would check and encode it twice.
  const admitted = isHydratedDocument(remixContext) ? admitPreloads(html, context.facts.nonce) : html;
  return new Response(Buffer.from(`<!DOCTYPE html>${yieldToContent(admitted)}`), { status, headers });
}

const PRELOAD = '<link rel="modulepreload"';

function isHydratedDocument({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isHydrated(route.handle));
}

/** Remix's own `<Scripts>` leaves the nonce out of its preloads, and the policy refuses those without. */
function admitPreloads(html: string, nonce: string): string {
  return html.replaceAll(`${PRELOAD} href=`, `${PRELOAD} nonce="${nonce}" href=`);
}

/** Scripts are fetched after what a visitor sees first: styles, fonts and the first picture (docs/benchmarks.md). */
function yieldToContent(html: string): string {
  return import.meta.env.PROD ? html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`) : html;
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
