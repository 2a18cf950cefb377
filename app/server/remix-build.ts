import type { ServerBuild } from '@remix-run/node';

/** Remix's half of the build: routes, entries, manifest of the client's assets. */
export async function loadRemixBuild(): Promise<ServerBuild> {
  return import('virtual:remix/server-build');
}
