import path from 'node:path';
import { Counter, Gauge, Histogram } from 'prom-client';
import { registry } from '#app/catalog.server';
import { SpaceOriginals } from '#app/media/space-originals';
import type { Environment } from '#app/site/environment';
import type { Logger } from '#app/site/logger';
import type { ContentObserver } from '#cms/builder/keep-answers';
import type { Gateway } from '#cms/gateway/create-gateway';
import { createHttpTransport } from '#cms/gateway/transport';
import { createBuilderSource, type BuilderSource } from '#cms/sources/builder-source';
import type { Region } from '#schemas/region';
import type { Registry } from 'prom-client';
import { createPictureFetch } from './fetch-picture';
import { createPublishSignal } from './publish-signal';

/** What a site has beside its pages when they come from Builder.io. */
export interface BuilderSpace {
  source: BuilderSource;
  /** The pictures of the space, under addresses of this site. */
  pictures: SpaceOriginals;
  /** Somebody has published in the space: called as often as its webhook is. */
  notePublished: () => void;
  /** Tells when pages may have changed. Gives how to stop. */
  onPublished: (listener: () => void) => () => void;
}

interface SpaceParts {
  gateway: Gateway;
  fallbackRegion: Region;
  log: Logger;
  register: Registry;
}

/** Where every space has its files. */
const LIBRARY = 'https://cdn.builder.io';

/** The content source of `CONTENT_SOURCE=builder`; null for every other choice, and then nothing of it runs. */
export function openBuilderSpace(env: Environment, parts: SpaceParts): BuilderSpace | null {
  const { CONTENT_SOURCE, BUILDER_API_KEY: apiKey, BUILDER_API_URL: origin, BUILDER_LOCALE: locale } = env;
  if (CONTENT_SOURCE !== 'builder' || apiKey === undefined) return null;
  const { gateway, fallbackRegion, log, register } = parts;
  const pictures = new SpaceOriginals({
    directory: path.resolve(env.DATA_DIR),
    origins: new Set([new URL(origin).origin, LIBRARY]),
    secret: env.SESSION_SECRET,
    fetchPicture: createPictureFetch(),
    onFailure: (reason) => log.warn({ event: 'builder-picture-failed', reason }),
  });
  const source = createBuilderSource({
    transport: createHttpTransport(),
    origin,
    apiKey,
    locale,
    gateway,
    fallbackRegion,
    find: registry.find,
    observer: observe(log, register),
    toPicture: (url) => pictures.toAddress(url),
    measure: (urls, timeoutMs) => pictures.measure(urls, timeoutMs),
  });
  const listeners = new Set<() => void>();
  const notePublished = createPublishSignal(() => {
    source.outdate();
    listeners.forEach((listener) => listener());
    log.info({ event: 'builder-published' });
  });
  const onPublished = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { source, pictures, notePublished, onPublished };
}

/** Models of the site's own; those of symbols are named by editors, and counted together. */
const MODELS = new Set(['page', 'layout', 'main-page']);

function observe(log: Logger, register: Registry): ContentObserver {
  const calls = new Histogram({
    name: 'builder_call_seconds',
    help: 'Time of a call to the Content API of Builder.io',
    labelNames: ['model', 'outcome'],
    buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [register],
  });
  const failures = new Counter({
    name: 'builder_failures_total',
    help: 'Calls to the Content API of Builder.io that gave no content',
    labelNames: ['model', 'cause'],
    registers: [register],
  });
  const breaker = new Gauge({
    name: 'builder_breaker_open',
    help: '1 while the Content API of Builder.io is left alone',
    registers: [register],
  });
  return {
    onAsked({ model, outcome, status, seconds }) {
      const label = MODELS.has(model) ? model : 'symbol';
      calls.observe({ model: label, outcome }, seconds);
      // A space need not have models of its own for what surrounds its pages.
      if (outcome === 'ok' || (status === 404 && label !== 'page')) return;
      failures.inc({ model: label, cause: outcome });
      const hint =
        status === 401 || status === 404 ? { hint: 'is BUILDER_API_KEY the key of the space?' } : {};
      const ms = Math.round(seconds * 1000);
      log.warn({ event: 'builder-call-failed', model: label, cause: outcome, status, ms, ...hint });
    },
    onBreaker(state) {
      breaker.set(state === 'open' ? 1 : 0);
      log.warn({ event: 'builder-breaker', state });
    },
  };
}
