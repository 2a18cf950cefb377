import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { MAX_SPEED_TEST_BYTES, SPEED_TEST_SIZE, SPEED_TEST_URL } from '#schemas/speed-test';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';
import type { Site } from '#app/site/site';

/** Answers to a ping are smaller than this. */
const SMALL_BYTES = 1000;
/** About ten tests in ten minutes; many more pings, which cost nothing. */
const LIMITS = {
  small: { name: 'speed-test-ping', points: 400, seconds: 600 },
  large: { name: 'speed-test', points: 120, seconds: 600 },
} as const;

/** Random, so that nothing on the way makes them fewer. */
const CHUNK = randomBytes(64 * 1024);

type SpeedTestSite = Pick<Site, 'flows' | 'env'>;

/**
 * The other side of the speed test: gives so many bytes as are asked for, and takes what is sent. Nothing is kept. It
 * stands before the admission of pages: whoever has a slow line takes no place of theirs.
 */
export function serveSpeedTest(site: SpeedTestSite): Router {
  const router = express.Router();
  router.use(SPEED_TEST_URL, noStore);
  router.get(
    SPEED_TEST_URL,
    guard(site, ({ query }) => query[SPEED_TEST_SIZE]),
    give,
  );
  router.post(
    SPEED_TEST_URL,
    guard(site, (request) => request.get('content-length')),
    take,
  );
  return router;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store, no-transform', 'X-Robots-Tag': 'noindex' });
  next();
};

/** Goes on with a size within the bounds, from an address that has not asked too often. */
function guard(site: SpeedTestSite, readText: (request: Request) => unknown): RequestHandler {
  return (request, response, next) => {
    const size = readSize(readText(request));
    if (size === null) return refuse(response, 400);
    isAllowed(size, response.locals.facts.address, site).then((isFine) => {
      if (!isFine) return refuse(response, 429);
      Object.assign(response.locals, { speedTestBytes: size });
      next();
    }, next);
  };
}

function refuse(response: Response, status: number): void {
  response.status(status).end();
}

/** A whole number of bytes within the bounds; null for anything else. */
function readSize(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\d{1,8}$/.test(text)) return null;
  const size = Number(text);
  return size > 0 && size <= MAX_SPEED_TEST_BYTES ? size : null;
}

function isAllowed(size: number, address: string, { flows, env }: SpeedTestSite): Promise<boolean> {
  const limit = size <= SMALL_BYTES ? LIMITS.small : LIMITS.large;
  return isWithinAddressLimit(limit, { memory: flows.memory, secret: env.SESSION_SECRET, address });
}

/** Made as they are read: a slow reader keeps one chunk waiting, not megabytes. */
const give: RequestHandler = (_request, response) => {
  const size = Number(response.locals['speedTestBytes']);
  response.set({ 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) });
  Readable.from(toChunks(size)).pipe(response);
};

function* toChunks(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, left);
}

/** Reads to the end and forgets; a body is never longer than its `Content-Length`, which Node.js sees to. */
const take: RequestHandler = (request, response) => {
  request.once('end', () => response.status(204).end());
  request.resume();
};
