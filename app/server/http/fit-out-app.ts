import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import type { Express, RequestHandler } from 'express';
import { frameExamples } from '#app/gallery/frame-examples';
import type { Site } from '#app/site/site';
import { dealVisitor } from '#app/experiments/deal-visitor.server';
import { readPagePath } from '#app/page/page-request';
import { isCorporatePath } from '#app/page/route-rules';
import { makeContext, toShownExperiment } from '../make-context';
import { isBackstage, toContentBuild, toVisitorsBuild } from '../part-builds';
import { isPlainPath } from '../page-cache/page-key';
import { servePages, type CachedPages } from '../page-cache/serve-pages';
import type { SharesPath } from '../page-cache/shareable-paths';
import type { Admission } from '../overload/admission';
import { admitRequests } from '../overload/admit-requests';
import { createRefuse } from '../overload/refuse';
import { serveAssets } from './assets';
import { serveContentApi } from './content-api';
import { boundAddress } from './bound-address';
import { blockForeignPosts } from './cross-site';
import { endUnread } from './end-unread';
import { guardBrowser } from './guard-browser';
import { identifyHost } from './identify-host';
import { requireCanonicalUrl } from './canonical-url';
import { requireKnownMethod } from './known-methods';
import { leadToReport } from './lead-to-report';
import { logRequests } from './log-requests';
import { serveOperations } from './operations';
import { keepFromStores } from './keep-from-stores';
import { meetPolicyNeeds } from './policy-needs';
import { dropPolicy, setScriptPolicy, setSecurityHeaders } from './security-headers';
import { serveBuilder } from './serve-builder';
import { serveSpeedTest } from './serve-speed-test';
import { watchStalls } from './watch-stalls';
import './locals';

export type BuildLoader = () => Promise<ServerBuild>;

export interface AppParts {
  /** Still without any handler. */
  app: Express;
  build: ServerBuild | BuildLoader;
  isReady: () => boolean;
  /** None in development. */
  cached?: CachedPages | undefined;
  /** Refuses what the server has no room for; in development everything is let in. */
  admission?: Admission | undefined;
  /** In development: compiles sources on demand. */
  development?: RequestHandler | undefined;
}

/** The HTTP server around Remix: every guard, in the order a request meets them. */
export function fitOutApp(
  site: Site,
  { app, build, isReady, cached, admission, development }: AppParts,
): Express {
  const refuse = createRefuse(site);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(watchStalls(site));
  app.use(endUnread());
  // `settleForwardedHeaders` leaves one address at most.
  app.set('trust proxy', site.env.TRUST_PROXY > 0 ? 1 : false);
  app.use(setSecurityHeaders(site.env));
  app.use(serveOperations(site, isReady));
  app.use(logRequests(site));
  app.use(boundAddress());
  app.use(requireKnownMethod());
  app.use(requireCanonicalUrl());
  app.use(identifyHost(site));
  app.use(development ? dropPolicy : setScriptPolicy(site.env));
  app.use(frameExamples(site.env));
  app.use(meetPolicyNeeds());
  app.use(serveBuilder(site));
  app.use(['/studio', '/preview'], keepFromStores());
  app.use(compression());
  if (development) app.use(development);
  app.use(serveAssets(site));
  app.use(blockForeignPosts(site.env));
  app.use(serveSpeedTest(site));
  app.use(guardBrowser());
  app.use(leadToReport());
  // Its renders are let in one by one: those who wait for the same page take one place.
  if (cached) app.use(servePages(cached, site, refuse));
  if (admission) app.use(admitRequests(admission, refuse));
  app.use(serveContentApi(site));
  app.all('*', serveRoutes(site, build, cached?.sharesPath));
  return app;
}

/** Remix: a request is compared with the fewest routes that its address leaves. */
function serveRoutes(
  site: Site,
  build: AppParts['build'],
  sharesPath: SharesPath | undefined,
): RequestHandler {
  const answerWith = (routes: AppParts['build']) =>
    createRequestHandler({ build: routes, getLoadContext: getLoadContext(site) });
  const serveAll = answerWith(build);
  if (typeof build === 'function') return serveAll;
  const serveVisitors = answerWith(toVisitorsBuild(build));
  const serveContent = answerWith(toContentBuild(build));
  const choose = (path: string): RequestHandler => {
    if (isBackstage(path)) return serveAll;
    return isPlainPath(path) && sharesPath?.(path) === true ? serveContent : serveVisitors;
  };
  return (request, response, next) => choose(toRoutedPath(request.originalUrl))(request, response, next);
}

/** The path that Remix routes by: that of the original address, which `leadToReport` changes. */
const toRoutedPath = (originalUrl: string): string => originalUrl.split('?', 1)[0] ?? '';

const getLoadContext =
  (site: Site): GetLoadContextFunction =>
  (request, response) => {
    const { facts, policyNeeds } = response.locals;
    const isDataRequest = request.query['_data'] !== undefined;
    const { method } = request;
    const path = readPagePath(request.path);
    const audience = () => (isCorporatePath(path) ? 'b2b' : facts.audience);
    const header = (name: string) => request.get(name);
    const experiment = toShownExperiment(dealVisitor({ method, path, audience, header }, site));
    return { ...makeContext(site, { ...facts, isDataRequest }, policyNeeds, experiment) };
  };
