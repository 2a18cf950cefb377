import type { BrowserContext, Request } from '@playwright/test';

/** What the pages of a context loaded and posted, a line each, with the milliseconds since it was begun. */
export interface Journal {
  lines: string[];
}

const isTold = (request: Request) => request.isNavigationRequest() || request.method() !== 'GET';

/** Begins a journal: a press that led nowhere and an answer that was not the awaited one look the same without it. */
export function keepJournal(context: BrowserContext): Journal {
  const lines: string[] = [];
  const begun = Date.now();
  const tell = (...words: (string | number)[]) =>
    lines.push([`${Date.now() - begun} ms`, ...words].join(' '));
  context.on('request', (request) => {
    if (isTold(request)) tell('asks', request.method(), request.url());
  });
  context.on('response', (response) => {
    if (isTold(response.request())) tell('answered', response.status(), response.url());
  });
  context.on('requestfailed', (request) => {
    if (isTold(request)) tell('failed', request.method(), request.url(), request.failure()?.errorText ?? '');
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => tell('is at', frame.url()));
    page.on('load', () => tell('loaded', page.url()));
  });
  return { lines };
}
