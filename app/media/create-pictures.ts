import path from 'node:path';
import { Counter } from 'prom-client';
import type { Site } from '#app/site/site';
import { DiskCache } from './disk-cache';
import { ResizedPictures } from './resized-pictures';

/** About 4000 pictures of banners; a deployment's whole set is a few hundred. */
export const MEDIA_CACHE_BYTES = 256 * 1024 * 1024;
const FOLDER = 'media-cache';

/** The resized pictures of a site, kept under its DATA_DIR and counted in its metrics. */
export function createPictures({
  env,
  log,
  metrics,
}: Pick<Site, 'env' | 'log' | 'metrics'>): ResizedPictures {
  const made = new Counter({
    name: 'media_resizes_total',
    help: 'Pictures resized, or given up',
    labelNames: ['format', 'outcome'],
    registers: [metrics.register],
  });
  const disk = new DiskCache(path.resolve(env.DATA_DIR, FOLDER), MEDIA_CACHE_BYTES, (error) =>
    log.warn({ event: 'media-cache-failed', error: error instanceof Error ? error.message : String(error) }),
  );
  return new ResizedPictures(disk, (format, outcome) => made.inc({ format, outcome }));
}
