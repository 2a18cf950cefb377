import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { frameExamples } from '#app/gallery/frame-examples';
import type { Site } from '../create-site';
import type { PageCache } from '../page-cache/page-cache';
import { servePages } from '../page-cache/serve-pages';
import { serveAssets } from './assets';
import { serveContentApi } from './content-api';
import { blockForeignPosts } from './cross-site';
import { guardBrowser } from './guard-browser';
import { identifyHost } from './identify-host';
import { requireCanonicalUrl } from './canonical-url';
import { leadToReport } from './lead-to-report';
import { logRequests } from './log-requests';
import { serveOperations } from './operations';
import { keepFromStores } from './keep-from-stores';
import { meetPolicyNeeds } from './policy-needs';
import { dropPolicy, setScriptPolicy, setSecurityHeaders } from './security-headers';
import './locals';

export type BuildLoader = () => Promise<ServerBuild>;

export interface AppParts {
  build: ServerBuild | BuildLoader;
  isReady: () => boolean;
  /** The cache of whole pages; none in development. */
  pages?: PageCache | undefined;
  /** In development: compiles sources on demand. */
  development?: RequestHandler | undefined;
}

/** The HTTP server around Remix: every guard, in the order a request meets them. */
export function createApp(site: Site, { build, isReady, pages, development }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', site.env.TRUST_PROXY);
  app.use(setSecurityHeaders(site.env));
  app.use(serveOperations(site, isReady));
  app.use(logRequests(site));
  app.use(requireCanonicalUrl());
  app.use(identifyHost(site));
  app.use(development ? dropPolicy : setScriptPolicy(site.env));
  app.use(frameExamples(site.env));
  app.use(meetPolicyNeeds());
  app.use(['/studio', '/preview'], keepFromStores());
  app.use(compression());
  if (development) app.use(development);
  app.use(serveAssets(site));
  app.use(blockForeignPosts());
  app.use(guardBrowser());
  app.use(serveContentApi(site));
  app.use(leadToReport());
  if (pages) app.use(servePages(pages));
  app.all(
    '*',
    createRequestHandler({
      build,
      getLoadContext: (request, response) => ({
        site,
        facts: { ...response.locals.facts, isDataRequest: request.query['_data'] !== undefined },
        documentHtml: new Map(),
        flowAnswer: null,
        policyNeeds: response.locals.policyNeeds,
      }),
    }),
  );
  return app;
}
