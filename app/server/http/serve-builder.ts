import express, { type RequestHandler, type Router } from 'express';
import type { Site } from '#app/site/site';
import { isKey } from './is-key';

/** Where a space tells that something was published; README says how to set it up. */
const WEBHOOK = '/builder/published';
/** The page that stands in the editor's frame. */
const EDIT_PAGE = '/studio/builder';
const PREVIEW_PARAMETERS = ['builder.preview', 'builder.frameEditing'];

/** What a site answers to Builder.io; nothing of it is there with another content source. */
export function serveBuilder({ env, builder }: Pick<Site, 'env' | 'builder'>): Router {
  const router = express.Router();
  if (builder === null) return router;
  router.post(WEBHOOK, receivePublished(env.BUILDER_WEBHOOK_SECRET, builder.notePublished));
  router.use(leadToEditPage);
  return router;
}

/** Without a secret of its own the site takes no webhooks. What one says is not read: any number of them is one. */
function receivePublished(secret: string | undefined, notePublished: () => void): RequestHandler {
  return (request, response) => {
    response.set('Cache-Control', 'no-store').type('text/plain');
    // The rest of the message is not waited for.
    request.resume();
    if (!isKey(request.get('authorization'), secret)) {
      response.status(401).set('WWW-Authenticate', 'Bearer').send('The secret is missing or wrong.\n');
      return;
    }
    notePublished();
    response.status(202).send('Thank you.\n');
  };
}

/** The editor adds its parameters to the address of the page that it edits, whatever that is. */
const leadToEditPage: RequestHandler = (request, _response, next) => {
  const isPreview = PREVIEW_PARAMETERS.some((name) => name in request.query);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading || !(isPreview || request.path.startsWith(`${EDIT_PAGE}/`))) return next();
  const at = request.url.indexOf('?');
  request.url = `${EDIT_PAGE}${at < 0 ? '' : request.url.slice(at)}`;
  // Remix reads the address as it came.
  request.originalUrl = request.url;
  next();
};
