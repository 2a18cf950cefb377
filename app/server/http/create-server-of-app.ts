import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import express, { type Express } from 'express';

/** An app of Express, and a server for it that nothing listens to yet. */
export interface ServerOfApp {
  app: Express;
  server: Server;
}

/**
 * Express changes the prototype of each request and response. V8 then gives each of them a shape of its own, and finds
 * their properties the slow way (docs/decisions/0086). Here they are made with the prototype that Express wants, so it
 * changes nothing.
 */
export function createServerOfApp(): ServerOfApp {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse<AppRequest> {}
  const app = express();
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  const server = createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse });
  return { app, server };
}
