import { createRequestHandler } from '@remix-run/express';
import express from 'express';

/** The smallest server that Remix's documentation knows. */
const BUILD = new URL('../../../.cache/minimal-remix/server/index.js', import.meta.url);
const app = express();
app.disable('x-powered-by');
app.get('/readyz', (_request, response) => response.send('ready'));
app.all('*', createRequestHandler({ build: await import(BUILD.href) }));
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
