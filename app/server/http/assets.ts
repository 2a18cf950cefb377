import path from 'node:path';
import express, { type Router } from 'express';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Built files never change under their name; media may, and are asked for again after a day. */
export function serveAssets(): Router {
  const router = express.Router();
  const client = path.resolve('build/client');
  const media = path.resolve('fixtures/media');
  router.use(
    '/assets',
    express.static(path.join(client, 'assets'), { immutable: true, maxAge: YEAR_MS, index: false }),
  );
  router.use('/media', express.static(media, { maxAge: DAY_MS, index: false, extensions: [] }));
  router.get('/favicon.svg', (_request, response) => {
    response.sendFile(path.join(media, 'favicon.svg'), { maxAge: DAY_MS });
  });
  router.get('/old-browser.css', (_request, response) => {
    response.sendFile(path.resolve('app/shell/old-browser.css'), { maxAge: DAY_MS });
  });
  router.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));
  router.use(['/assets', '/media'], (_request, response) => {
    response.status(404).type('text/plain').send('Not found\n');
  });
  return router;
}
