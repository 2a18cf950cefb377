import { buildSiteWhenStale } from '#app/commands/prepare.mjs';

/** Runs once before the integration tests: they start the built server, so there must be one of these sources. */
export async function setup(): Promise<void> {
  const { NODE_ENV, VITEST } = process.env;
  // A build for tests would be a build with React's development half.
  for (const name of ['NODE_ENV', 'VITEST']) Reflect.deleteProperty(process.env, name);
  try {
    await buildSiteWhenStale();
  } finally {
    Object.assign(process.env, { NODE_ENV, VITEST });
  }
}
