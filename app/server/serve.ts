import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { RequestHandler } from 'express';
import { createApp, type BuildLoader } from './http/create-app';
import { settleForwardedHeaders } from './http/forwarded-headers';
import { createSite, type Site } from './create-site';
import { EnvironmentError, readEnvironment } from './environment';
import { loadRemixBuild } from './remix-build';
import { createLogger } from './logger';
import { answerFromCache } from './page-cache/answer-from-cache';
import { dropChangedPages } from './page-cache/drop-changed-pages';
import { PageCache } from './page-cache/page-cache';
import { createPageRenderer } from './page-cache/render-page';
import { keepReport } from './keep-report';
import { runPlans } from './run-plans';

const SHUTDOWN_MS = 10_000;
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
  try {
    const env = readEnvironment(environment);
    const log = createLogger(env.LOG_LEVEL);
    await listen(await createSite(env, log), startedAt, tools);
  } catch (error) {
    const isExpected = error instanceof EnvironmentError;
    process.stderr.write(
      `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

async function listen(site: Site, startedAt: number, tools: DevelopmentTools | undefined): Promise<void> {
  const { env, log } = site;
  const state = { isStopping: false };
  const isReady = () => site.isReady() && !state.isStopping;
  const listener = tools ? createApp(site, { ...tools, isReady }) : await createCachedApp(site, isReady);
  const server = createServer((request, response) => {
    settleForwardedHeaders(request, env.TRUST_PROXY);
    listener(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const plans = runPlans(site);
  const report = keepReport(site);
  closeWithGrace({ delay: SHUTDOWN_MS, logger: undefined }, async ({ signal, err }) => {
    state.isStopping = true;
    if (err) log.fatal({ event: 'crashed', error: err.stack ?? err.message });
    log.info({ event: 'stopping', signal: signal ?? null });
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await report.stop();
    await plans.stop();
    await site.close();
  });
  // In production the password stays in somebody's log: it is good for one sign-in.
  announceFirstAccount(
    await site.studio.accounts.createFirst({ mustChangePassword: env.NODE_ENV === 'production' }),
  );
  const startMs = Math.round(performance.now() - startedAt);
  log.info({ event: 'listening', host: env.HOST, port, source: env.CONTENT_SOURCE, startMs });
  // The log writes in batches. It is written out here, so that the addresses are the last lines.
  await new Promise<void>((resolve) => log.flush(() => resolve()));
  announce(env.ROOT_HOSTS[0] ?? 'localhost', port, env.PUBLIC_SCHEME);
}

/** The built site: shared pages are answered before Express is even asked. */
async function createCachedApp(site: Site, isReady: () => boolean): Promise<RequestListener> {
  const build = await loadRemixBuild();
  const pages = new PageCache(createPageRenderer(site, build), (error) =>
    site.log.error({
      event: 'page-renewal-failed',
      error: error instanceof Error ? error.message : String(error),
    }),
  );
  dropChangedPages(site, pages);
  return answerFromCache(site, pages, createApp(site, { build, isReady, pages }));
}

/** What somebody who just started the site looks for: the last lines before the first visitor. */
function announce(root: string, port: number, scheme: string): void {
  const lines = [
    `Сайт:          ${scheme}://moscow.${root}:${port}/`,
    `Тарифы:        ${scheme}://moscow.${root}:${port}/tariffs/all`,
    `Бизнесу:       ${scheme}://corp.${root}:${port}/`,
    `Галерея:       ${scheme}://moscow.${root}:${port}/dev/blocks`,
    `Студия:        ${scheme}://moscow.${root}:${port}/studio`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Told once, on the console alone: the store keeps a hash of it. */
function announceFirstAccount(account: { login: string; password: string } | null): void {
  if (account === null) return;
  process.stdout.write(`Первый вход:   логин ${account.login}, пароль ${account.password}\n`);
}
