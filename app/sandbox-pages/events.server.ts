import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { requireGallery } from '#app/gallery/require-gallery.server';
import { findDocumentStyles } from '#app/page/asset-links.server';
import type { EventLog } from '#app/analytics/event-log';
import { EventsView } from './events-view';

/** Of the site, what this page needs. */
export interface CountingSite {
  readonly env: { readonly GALLERY: boolean };
  readonly heardEvents: EventLog | null;
}

const PRIVATE = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** What the sandbox's counter was sent, newest first: JSON, and a page for a browser. Throws 404 with the real gateway. */
export function eventsLoader(request: Request, site: CountingSite): Response {
  requireGallery({ site });
  if (site.heardEvents === null) throw new Response('Not found', { status: 404 });
  const events = site.heardEvents.list();
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json(events, { headers: PRIVATE });
  const view = createElement(EventsView, { events, styles: findDocumentStyles() });
  const html = `<!doctype html>${renderToStaticMarkup(view)}`;
  return new Response(html, { headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' } });
}
