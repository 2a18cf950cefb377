import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import express, { type Express } from 'express';

/** An app of Express, and a server for it that nothing listens to yet. */
export interface ServerOfApp {
  app: Express;
  server: Server;
}

/**
 * Express gives each request and response another prototype than the one they were made with, and V8 then makes every
 * one of them a shape of its own: their properties are found the slow way, and the shapes fill the memory
 * (docs/decisions/0086). Here they are made with the prototype that Express wants, so that it has nothing to change.
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
