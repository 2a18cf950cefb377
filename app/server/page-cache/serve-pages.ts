import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { hasVisitMemory } from '#app/cookies';
import type { Site } from '#app/site/site';
import { BusyError } from '../overload/admission';
import type { Refuse } from '../overload/refuse';
import { chooseEncoding, type CachedPage, type EncodedPage } from './cached-page';
import type { PageCache } from './page-cache';
import { askForPage, toDealtHeaders, type AskedSite } from './ask-for-page';
import type { FindHome } from './page-key';
import type { SharesPath } from './shareable-paths';

/** The cache of whole pages, with where hosts are at home, and the paths whose routes share what they render. */
export interface CachedPages {
  pages: PageCache;
  findHome: FindHome;
  sharesPath: SharesPath;
}

/** Behind all guards: pages of routes that share them, rendered or from the cache. Everything else goes on to Remix. */
export function servePages(
  { pages, findHome, sharesPath }: CachedPages,
  site: AskedSite & Pick<Site, 'experiments'>,
  refuse: Refuse,
): RequestHandler {
  return (request, response, next) => {
    const asked = askForPage(request, findHome, site);
    if (asked === null || !sharesPath(asked.key.path)) return next();
    const { dealt } = asked;
    pages
      .obtain(asked.key)
      .then(async (answer) => {
        if (!(answer instanceof Response) && isForVisitor(answer, request)) next();
        else if (!(answer instanceof Response)) {
          if (dealt !== null) site.experiments.visits.see(dealt);
          await sendPage(answer, request, response, toDealtHeaders(dealt));
        }
        // The key has little of the query; a page that turns out not to be shared may well depend on the rest. One with
        // an experiment is rendered for its visitor, so that they are counted.
        else if (request.url.includes('?') || (dealt !== null && answer.ok)) next();
        else await sendAnswer(answer, response);
      })
      .catch((error: unknown) => {
        if (error instanceof BusyError) refuse('pages', request, response);
        else next(error);
      });
  };
}

/** Does a flow of the page begin with what this visit remembers? Then it is rendered for its visitor. */
export const isForVisitor = ({ facts }: CachedPage, { headers }: IncomingMessage): boolean =>
  facts.recalls === true && hasVisitMemory(headers.cookie);

/**
 * Sends a kept page, with these headers beside its own; a visitor who has the same one already gets 304. All
 * headers go in one call, and without a promise when the bytes are ready: this is the hot path of the site.
 */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  others: readonly string[],
): Promise<void> | null {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers.concat(others)).end();
    return null;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const send = ({ body, headers }: EncodedPage) => {
    response.writeHead(200, headers.concat(others));
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  };
  const ready = page.findEncoded(encoding);
  if (ready === null) return page.encode(encoding).then(send);
  send(ready);
  return null;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((part) => part.trim() === etag);
}

async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  // In the place of the site's own.
  for (const name of ['Content-Security-Policy', 'Permissions-Policy']) {
    const policy = answer.headers.get(name);
    if (policy !== null) response.setHeader(name, policy);
  }
  response.writeHead(answer.status);
  if (answer.body === null) response.end();
  else await writeReadableStreamToWritable(answer.body, response);
}
