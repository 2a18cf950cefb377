import path from 'node:path';
import { BRAND } from '#schemas/brand';
import type { Region } from '#schemas/region';
import { createGateway, type Gateway, type GatewayObserver } from '#cms/gateway/create-gateway';
import { createHttpTransport, type Transport } from '#cms/gateway/transport';
import { searchedKinds } from '#cms/kinds/kinds';
import type { ContentSource } from '#cms/sources/content-source';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { createGatewaySource } from '#cms/sources/gateway-source';
import { withRedirects } from '#cms/sources/with-redirects';
import { answerFromStore } from '#cms/stored-calls/answer-from-store';
import { answerMainPage } from '#cms/stored-calls/answer-main-page';
import { createCarts } from '#cms/store/visitors/carts';
import { openChangeFeed, type ChangeFeed } from '#cms/store/change-feed';
import { createEntries } from '#cms/store/entries';
import { createKeptOrders } from '#cms/store/visitors/kept-orders';
import { openStore } from '#cms/store/open-store';
import { createPlans } from '#cms/store/plans';
import { seedStore } from '#cms/store/seed-store';
import type { Store } from '#cms/store/tables';
import { openBuilderSpace, type BuilderSpace } from '#app/builder-editing/open-builder-source.server';
import { registry } from '#app/catalog.server';
import { openExperiments } from '#app/experiments/open-experiments.server';
import { createEventLog } from '#app/analytics/event-log';
import { createCipher } from '#app/flow-engine/cipher.server';
import { createFlowMemory } from '#app/flow-engine/flow-memory.server';
import { keepFunnels } from '#app/flow-engine/funnels.server';
import { createDeviceLinks } from '#app/flow-engine/device-links.server';
import { createPins } from '#app/flow-engine/pins.server';
import { createSealer } from '#app/flow-engine/seal.server';
import { openStudio } from '#app/studio/session/open-studio.server';
import { createFiller } from '#app/references/fill-content.server';
import { createFilledSource } from '#app/references/filled-source.server';
import { fillAnswers } from '#app/references/fill-answers.server';
import { readFactsFrom } from '#app/references/read-facts.server';
import { keepSearchIndex } from '#app/search-index/keep-search-index.server';
import { withOwnSearch } from '#app/search-index/with-own-search.server';
import { createUploadBox } from '#app/uploads/upload-box.server';
import { loadDemoContent, type DemoContent } from '#fixtures/content/load-content';
import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { openDemoSandbox, toSeed } from '#app/demo-sandbox/create-demo-sandbox';
import { createSandboxTransport } from '#app/demo-sandbox/sandbox-transport';
import { toStorePlace, type Environment } from '#app/site/environment';
import type { Logger } from '#app/site/logger';
import { endAll } from '#app/site/end-all';
import { toMapTiles } from '#app/site/map-tiles';
import { hasOwnDocuments, hasOwnPages } from '#app/site/own-content';
import type { Site } from '#app/site/site';
import { explainStoreFault } from './explain-fault';
import { createMetrics, type Metrics } from './metrics';
import { DEFAULT_REGION } from '#app/site/resolve-host';

/** The address that in-process calls are resolved on; nothing listens there. */
const SANDBOX_ORIGIN = 'http://sandbox.invalid';
const REGIONS_REFRESH_MS = 5 * 60_000;
const UPLOADS_SWEEP_MS = 60_000;
/** The first visitors of a new site come before the reading of its pages for search, which takes a second. */
const FIRST_READING_MS = 2000;

/** Builds the site from its environment: store, gateway or sandbox, content source. Rejects when a part cannot start. */
export async function createSite(env: Environment, log: Logger): Promise<Site> {
  const metrics = createMetrics();
  const demo = await loadDemoContent();
  const place = toStorePlace(env);
  const store = await openStore(place).catch((error: unknown) => {
    throw explainStoreFault(error, env);
  });
  const { transport, origin, sandbox } = await chooseTransport(env, demo, store, log);
  const gateway: Gateway = createGateway({
    transport: fillAnswers(
      answerContent(env, { store, operator: transport, source: () => pages }),
      () => filler,
    ),
    origin,
    observer: observe(log, metrics),
  });
  const builder = openBuilderSpace(env, {
    gateway,
    fallbackRegion: DEFAULT_REGION,
    log,
    register: metrics.register,
  });
  const pages = builder?.source ?? (await openSource(env, store, gateway, demo, log));
  const stored = hasOwnPages(env) ? pages : withRedirects(pages, createEmbeddedSource(store));
  // The demo's pages in another source than the store bring the facts that they refer to.
  const areGiven = !hasOwnPages(env) && env.SEED === 'demo';
  const given = areGiven ? demo.ownDocuments.filter(({ kind }) => kind === 'fact') : [];
  const filler = createFiller({ gateway, source: stored, ...readFactsFrom(store, given) });
  const source = createFilledSource(stored, filler);
  const regions = await keepRegions(source, demo.regions, log);
  const uploads = await keepUploads(env, log);
  const funnels = keepFunnels(store, {
    now: Date.now,
    onFault: (error) => log.warn({ event: 'funnels-not-written', error: String(error) }),
  });
  const feed = await openChangeFeed(store, place, (error) =>
    log.error({ event: 'change-feed-failed', error: String(error) }),
  );
  const onContentChange = withBuilder(feed.onChange, builder);
  const index = hasOwnPages(env) ? keepIndex(store, onContentChange, log) : null;
  const experiments = await openExperiments(store, {
    source,
    feed: { onChange: onContentChange, catchUp: feed.catchUp },
    log,
  });
  return {
    env,
    brand: BRAND,
    log,
    metrics,
    gateway: index === null ? gateway : withOwnSearch(gateway, { store, filler, onFault: index.onFault }),
    source,
    builder,
    filler,
    store,
    sandbox,
    heardEvents: sandbox === null ? null : createEventLog(Date.now),
    entries: createEntries(store, Date.now, feed.catchUp),
    plans: createPlans(store, Date.now, {
      onChange: feed.catchUp,
      onFault: (error, { id }) => log.error({ event: 'plan-failed', plan: id, error: String(error) }),
    }),
    onContentChange,
    studio: openStudio(store),
    flows: {
      sealer: createSealer(env.SESSION_SECRETS),
      pins: createPins(store, Date.now, (error) => log.warn({ event: 'pin-not-kept', error: String(error) })),
      funnels,
      deviceLinks: createDeviceLinks(store, Date.now, env.SESSION_SECRETS),
      memory: createFlowMemory(
        store,
        Date.now,
        createCipher(env.SESSION_SECRETS, 'flow-outcome-v2'),
        (error) => log.warn({ event: 'flow-memory-not-kept', error: String(error) }),
      ),
    },
    experiments,
    carts: createCarts(store, Date.now),
    keptOrders: createKeptOrders(store, Date.now),
    uploads: uploads.box,
    map: toMapTiles(env, sandbox !== null),
    regions: regions.current,
    isReady: () => regions.current().length > 0,
    async close() {
      regions.stop();
      uploads.stop();
      await endAll(log, [
        () => feed.close(),
        () => sandbox?.close(),
        () => funnels.close(),
        () => experiments.visits.close(),
        () => index?.stop(),
        () => store.destroy(),
      ]);
    },
  };
}

/** What is published in Builder.io changes any page: nobody here knows which. */
function withBuilder(onChange: ChangeFeed['onChange'], builder: BuilderSpace | null): ChangeFeed['onChange'] {
  if (builder === null) return onChange;
  return (listener) => {
    const forget = [onChange(listener), builder.onPublished(() => listener(null))];
    return () => forget.forEach((one) => one());
  };
}

function keepIndex(store: Store, onChange: ChangeFeed['onChange'], log: Logger) {
  const onFault = (error: unknown) => log.error({ event: 'search-index-failed', error: String(error) });
  return {
    ...keepSearchIndex({
      store,
      onChange,
      find: registry.find,
      kinds: searchedKinds,
      onFault,
      firstReadingMs: FIRST_READING_MS,
    }),
    onFault,
  };
}

interface Answering {
  store: Store;
  operator: Transport;
  /** Asked when the first call comes: the source itself asks by this transport. */
  source: () => ContentSource;
}

/** What the studio and the source of the pages have goes before what the operator would answer. */
function answerContent(env: Environment, { store, operator, source }: Answering): Transport {
  return hasOwnDocuments(env) ? answerFromStore(store, answerMainPage(source, operator)) : operator;
}

interface ChosenTransport {
  transport: Transport;
  origin: string;
  sandbox: KeptSandbox | null;
}

async function chooseTransport(
  env: Environment,
  demo: DemoContent,
  store: Store,
  log: Logger,
): Promise<ChosenTransport> {
  if (env.OPERATOR_API_URL !== undefined) {
    return { transport: createHttpTransport(), origin: env.OPERATOR_API_URL, sandbox: null };
  }
  const place = { store, directory: path.resolve(env.DATA_DIR), secrets: env.SESSION_SECRETS, log };
  const sandbox = await openDemoSandbox(demo, place);
  return { transport: createSandboxTransport(sandbox), origin: SANDBOX_ORIGIN, sandbox };
}

function observe(log: Logger, metrics: Metrics): GatewayObserver {
  /** What an open breaker refuses, its own line tells of: a line for each of several calls a page would hide all others. */
  const open = new Set<string>();
  return {
    onCall({ call, group, outcome, status, seconds }) {
      metrics.gatewayCalls.observe({ call, outcome }, seconds);
      const isTold = outcome === 'refused' && open.has(group);
      log[isTold ? 'debug' : toCallLevel(outcome, status)]({
        event: 'gateway-call',
        call,
        group,
        outcome,
        status,
        ms: Math.round(seconds * 1000),
      });
    },
    onBreaker(group, state) {
      metrics.openBreakers.set({ group }, state === 'open' ? 1 : 0);
      if (state === 'open') open.add(group);
      else open.delete(group);
      log.warn({ event: 'gateway-breaker', group, state });
    },
    onLeftOut({ call, group, entries }) {
      const [first] = entries;
      log.warn({ event: 'gateway-entries-left-out', call, group, count: entries.length, first });
    },
  };
}

/** A 404 is an answer, not a fault: visitors who try wrong addresses must not fill the log with warnings. */
function toCallLevel(outcome: string, status: number | null): 'debug' | 'info' | 'warn' {
  if (outcome === 'ok') return 'debug';
  return status === 404 ? 'info' : 'warn';
}

async function openSource(
  env: Environment,
  store: Store,
  gateway: Gateway,
  demo: DemoContent,
  log: Logger,
): Promise<ContentSource> {
  if (env.CONTENT_SOURCE === 'gateway') return createGatewaySource(gateway, DEFAULT_REGION);
  const written = env.SEED === 'demo' ? await seedStore(store, toSeed(env, demo), Date.now()) : 0;
  if (written > 0) log.info({ event: 'store-seeded', pages: written });
  return createEmbeddedSource(store);
}

/** Keeps the last good list: a source that fails later must not turn every host into the default region. */
async function keepRegions(source: ContentSource, fallback: readonly Region[], log: Logger) {
  let known = fallback;
  const refresh = async () => {
    const fresh = await source.getRegions();
    if (fresh.length > 0) known = fresh;
    else log.warn({ event: 'regions-unavailable', kept: known.length });
  };
  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.error({ event: 'regions-failed', error: String(error) }));
  }, REGIONS_REFRESH_MS);
  timer.unref();
  return { current: () => known, stop: () => clearInterval(timer) };
}

/** What an earlier run has left half-written goes at once; what waits too long, within a minute. */
async function keepUploads(env: Environment, log: Logger) {
  const box = createUploadBox({
    directory: path.resolve(env.DATA_DIR, 'uploads'),
    secrets: env.SESSION_SECRETS,
    now: Date.now,
    maxFileBytes: env.UPLOADS_FILE_MAX_BYTES,
    maxTotalBytes: env.UPLOADS_MAX_BYTES,
  });
  await box.sweep();
  const timer = setInterval(() => {
    box.sweep().catch((error: unknown) => log.error({ event: 'uploads-sweep-failed', error: String(error) }));
  }, UPLOADS_SWEEP_MS);
  timer.unref();
  return { box, stop: () => clearInterval(timer) };
}
