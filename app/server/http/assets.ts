import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import type { Site } from '#app/site/site';
import { readStyles } from '#app/page/joined-styles.server';
import { createMediaFiles } from '#cms/store/media/media-files';
import { createPictures } from '#app/media/create-pictures';
import { LibraryOriginals } from '#app/media/library-originals';
import type { OriginalsPlace } from '#app/media/originals';
import { serveMedia } from '#app/media/serve-media';
import { toPolicy } from './security-headers';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Addresses that content names, with the folders under fixtures/media that answer them. */
const MEDIA_FOLDERS = [
  ['/media', '.'],
  ['/images', 'images'],
  ['/files', 'files'],
] as const;

/** Built files never change under their name; media may, unless their address carries a version. */
export function serveAssets(site: Site): Router {
  const router = express.Router();
  const client = path.resolve('build/client');
  const media = path.resolve('fixtures/media');
  router.get('/assets/styles/:name', serveStyles);
  router.use(
    '/assets',
    express.static(path.join(client, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  const pictures = createPictures(site);
  const library = new LibraryOriginals(
    path.resolve(site.env.DATA_DIR),
    createMediaFiles(site.store, Date.now),
  );
  for (const [address, folder] of MEDIA_FOLDERS) {
    router.use(
      address,
      runNothing(site),
      serveMedia({
        root: path.join(media, folder),
        library: folder === '.' ? inTurn(library, site.builder?.pictures) : undefined,
        pictures,
        log: site.log,
      }),
    );
  }
  router.get('/favicon.svg', (_request, response) => {
    response.sendFile(path.join(media, 'favicon.svg'), { maxAge: DAY_MS });
  });
  router.get('/old-browser.css', (_request, response) => {
    response.sendFile(path.resolve('app/shell/old-browser.css'), { maxAge: DAY_MS });
  });
  router.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));
  router.use('/assets', (_request, response) => {
    response.status(404).type('text/plain').send('Not found\n');
  });
  return router;
}

/** Places that are asked one after the other. */
function inTurn(first: OriginalsPlace, second: OriginalsPlace | undefined): OriginalsPlace {
  if (second === undefined) return first;
  return { get: async (urlPath) => (await first.get(urlPath)) ?? second.get(urlPath) };
}

/** Stylesheets of the build, joined: as lasting as the files they are made of. */
const serveStyles: RequestHandler = (request, response, next) => {
  const styles = readStyles(request.baseUrl + request.path);
  if (styles === null) return next();
  response
    .set('Cache-Control', `public, max-age=${YEAR_MS / 1000}, immutable`)
    .type('css')
    .send(styles);
};

/** An SVG that is opened by its own address is a document: it runs no script, whoever drew it, and may style itself. */
function runNothing({ env }: Pick<Site, 'env'>): RequestHandler {
  const policy = toPolicy(["'none'"], env, "'unsafe-inline'");
  return (_request, response, next) => {
    response.set('Content-Security-Policy', policy);
    next();
  };
}
