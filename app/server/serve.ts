import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import { fitOutApp, type BuildLoader } from './http/fit-out-app';
import { createServerOfApp, type ServerOfApp } from './http/create-server-of-app';
import { settleForwardedHeaders } from './http/forwarded-headers';
import { receiveEvents } from './http/receive-events';
import { createStop } from './http/stop-server';
import type { Site } from '#app/site/site';
import { endAll } from '#app/site/end-all';
import { createSite } from './create-site';
import { explainListenFault } from './explain-fault';
import { EnvironmentError, readServerEnvironment } from '#app/site/environment';
import { loadRemixBuild } from './remix-build';
import { createLogger, outliveReaders, print, stopClock, writeOut, type Logger } from '#app/site/logger';
import { answerFromCache } from './page-cache/answer-from-cache';
import { dropChangedPages } from './page-cache/drop-changed-pages';
import { PageCache } from './page-cache/page-cache';
import { rememberHomes } from './page-cache/remember-homes';
import { createPageRenderer } from './page-cache/render-page';
import { createSharesPath } from './page-cache/shareable-paths';
import { BusyError } from './overload/admission';
import { createAdmission } from './overload/create-admission';
import { keepReport } from './keep-report';
import { runPlans } from './run-plans';

/** What the parts of the site may take to end, after the last request. */
const CLOSE_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;

/** What `npm run dev` puts in place of the built files. */
export interface DevelopmentTools {
  development: RequestHandler;
  build: BuildLoader;
}

/** Starts the site and stops it gracefully on a signal. Exits with code 1 and a clear message when it cannot start. */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
  tools?: DevelopmentTools,
): Promise<void> {
  const startedAt = performance.now();
  let log: Logger | null = null;
  outliveReaders();
  try {
    const env = readServerEnvironment(environment);
    log = createLogger(env.LOG_LEVEL);
    await listen(await createSite(env, log), startedAt, tools);
  } catch (error) {
    const isExpected = error instanceof EnvironmentError;
    process.stderr.write(
      `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    if (log) await writeOut(log);
    process.exit(1);
  }
}

async function listen(site: Site, startedAt: number, tools: DevelopmentTools | undefined): Promise<void> {
  const { env, log } = site;
  const own = createServerOfApp();
  const { app, server } = own;
  const stop = createStop(server);
  const isReady = () => site.isReady() && !stop.isStopping();
  const answerPages = tools
    ? fitOutApp(site, { ...tools, app, isReady })
    : await createCachedApp(site, own, isReady);
  const listener = receiveEvents(site, answerPages);
  server.on('request', (request, response) => {
    stop.watch(response);
    if (settleForwardedHeaders(request, env.TRUST_PROXY)) listener(request, response);
    else refuse(response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenFault(error, env)));
    server.listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const plans = runPlans(site);
  const report = keepReport(site);
  const { SHUTDOWN_DELAY_MS, SHUTDOWN_DEADLINE_MS } = env;
  const delay = SHUTDOWN_DELAY_MS + SHUTDOWN_DEADLINE_MS + CLOSE_MS;
  closeWithGrace({ delay, logger: undefined }, async ({ signal, err }) => {
    if (err) log.fatal({ event: 'crashed', error: err.stack ?? err.message });
    log.info({ event: 'stopping', signal: signal ?? null });
    // What has crashed takes no more visitors.
    const times = { delayMs: err ? 0 : SHUTDOWN_DELAY_MS, deadlineMs: SHUTDOWN_DEADLINE_MS };
    const { cut } = await stop.run(times);
    await endAll(log, [() => report.stop(), () => plans.stop(), () => site.close()]);
    stopClock(log);
    await writeOut(log);
    log.info({ event: 'stopped', cut });
    await writeOut(log);
  });
  // In production the password stays in somebody's log: it is good for one sign-in.
  announceFirstAccount(
    await site.studio.accounts.createFirst({ mustChangePassword: env.NODE_ENV === 'production' }),
  );
  const startMs = Math.round(performance.now() - startedAt);
  const { HOST: host, CONTENT_SOURCE: source, PUBLIC_SCHEME: scheme, SEED: seed } = env;
  const operator = site.sandbox === null ? 'gateway' : 'sandbox';
  log.info({ event: 'listening', host, port, source, operator, scheme, seed, startMs });
  // In one piece with the line before: the addresses are the last that a start prints.
  print(log, toAddresses(env.ROOT_HOSTS[0] ?? 'localhost', port, env.PUBLIC_SCHEME));
  await writeOut(log);
}

/** A proxy has said what cannot be: nothing about the request is sure. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' });
  response.end('Bad request: the forwarded headers name no scheme\n');
}

/** The built site: shared pages are answered before Express is even asked. */
async function createCachedApp(
  site: Site,
  { app, server }: ServerOfApp,
  isReady: () => boolean,
): Promise<RequestListener> {
  const build = await loadRemixBuild();
  const admission = createAdmission(site.env.MAX_WAITING_PAGES);
  server.on('connection', () => admission.noteArrival());
  const render = createPageRenderer(site, build);
  const pages = new PageCache(
    (key, { isRenewal }) => admission.run(isRenewal ? 'renewals' : 'pages', () => render(key)),
    (error) => reportRenewal(error, site),
  );
  dropChangedPages(site, pages);
  const findHome = rememberHomes(site);
  const sharesPath = createSharesPath(build.routes);
  fitOutApp(site, { app, build, isReady, admission, cached: { pages, findHome, sharesPath } });
  return answerFromCache(site, pages, findHome, app);
}

/** A renewal that there was no room for is nothing to tell: the next visitor asks for it again. */
function reportRenewal(error: unknown, { log, metrics }: Site): void {
  if (error instanceof BusyError) metrics.refusals.inc({ kind: 'renewals' });
  else
    log.error({
      event: 'page-renewal-failed',
      error: error instanceof Error ? error.message : String(error),
    });
}

/** What somebody who just started the site looks for: the last lines before the first visitor. */
function toAddresses(root: string, port: number, scheme: string): string {
  const lines = [
    `Сайт:          ${scheme}://moscow.${root}:${port}/`,
    `Тарифы:        ${scheme}://moscow.${root}:${port}/tariffs/all`,
    `Бизнесу:       ${scheme}://corp.${root}:${port}/`,
    `Галерея:       ${scheme}://moscow.${root}:${port}/dev/blocks`,
    `Студия:        ${scheme}://moscow.${root}:${port}/studio`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Told once, on the console alone: the store keeps a hash of it. */
function announceFirstAccount(account: { login: string; password: string } | null): void {
  if (account === null) return;
  process.stdout.write(`Первый вход:   логин ${account.login}, пароль ${account.password}\n`);
}
