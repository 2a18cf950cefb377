import { buildSiteWhenStale } from '#app/commands/prepare.mjs';

/** Runs once before the integration tests: they start the built server, so there must be one of these sources. */
export async function setup(): Promise<void> {
  const { NODE_ENV, VITEST } = process.env;
  // A build for tests would be a build with React's development half.
  delete process.env['NODE_ENV'];
  delete process.env['VITEST'];
  try {
    await buildSiteWhenStale();
  } finally {
    Object.assign(process.env, { NODE_ENV, VITEST });
  }
}
