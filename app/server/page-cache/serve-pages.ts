import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { chooseEncoding, type CachedPage } from './cached-page';
import type { PageCache } from './page-cache';
import { toPageKey } from './page-key';

/** Behind all guards: pages that can be shared, rendered or from the cache. Everything else goes on to Remix. */
export function servePages(cache: PageCache): RequestHandler {
  return (request, response, next) => {
    const key = toPageKey(request);
    if (key === null) return next();
    cache
      .obtain(key)
      .then(async (answer) => {
        if (!(answer instanceof Response)) await sendPage(answer, request, response);
        // The key has no query; a page that turns out not to be shared may well depend on it.
        else if (request.url.includes('?')) next();
        else await sendAnswer(answer, response);
      })
      .catch(next);
  };
}

/** Sends a kept page; a visitor who has the same one already gets 304. */
export async function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Security-Policy', page.policy);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent');
  response.setHeader('ETag', page.etag);
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = await page.encode(encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.byteLength);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((part) => part.trim() === etag);
}

async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy !== null) response.setHeader('Content-Security-Policy', policy);
  response.writeHead(answer.status);
  if (answer.body === null) response.end();
  else await writeReadableStreamToWritable(answer.body, response);
}
