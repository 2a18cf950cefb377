import { registry } from '#app/catalog.server';
import type { Environment } from '#app/site/environment';
import type { Gateway } from '#cms/gateway/create-gateway';
import { createHttpTransport } from '#cms/gateway/transport';
import { createBuilderSource } from '#cms/sources/builder-source';
import type { ContentSource } from '#cms/sources/content-source';
import type { Region } from '#schemas/region';

/** The content source of `CONTENT_SOURCE=builder`; null for every other choice, and then nothing of it runs. */
export function openBuilderSource(
  env: Environment,
  gateway: Gateway,
  fallbackRegion: Region,
): ContentSource | null {
  const { CONTENT_SOURCE, BUILDER_API_KEY: apiKey, BUILDER_API_URL: origin } = env;
  if (CONTENT_SOURCE !== 'builder' || apiKey === undefined) return null;
  const transport = createHttpTransport();
  return createBuilderSource({ transport, origin, apiKey, gateway, fallbackRegion, find: registry.find });
}
