import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderEditPage } from '#app/builder-editing/edit-page.server';

/**
 * What Builder.io's editor opens in its frame. Not inside the studio's layout, hence the `_`: a frame of another site
 * gets no session, and what is shown here is the catalog, which is no secret. Without Builder.io it does not exist.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { CONTENT_SOURCE, BUILDER_API_KEY, BUILDER_API_URL, BUILDER_LOCALE } = context.site.env;
  if (CONTENT_SOURCE !== 'builder' || BUILDER_API_KEY === undefined) {
    throw new Response('Not found', { status: 404 });
  }
  context.policyNeeds.add('builder-editing');
  const space = {
    apiKey: BUILDER_API_KEY,
    apiOrigin: new URL(BUILDER_API_URL).origin,
    locale: BUILDER_LOCALE,
  };
  return new Response(renderEditPage(space, context.facts.nonce), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
