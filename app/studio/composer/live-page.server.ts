import { json, type AppLoadContext, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import * as z from 'zod';
import type { ContentSource } from '#cms/sources/content-source';
import { toContentVersion } from '#cms/sources/content-version';
import { audience } from '#schemas/page';
import { pageLoader } from '#app/page/page-loader.server';
import { NO_SCRIPTS } from '#app/page/asset-links.server';
import type { PageData } from '#app/page/page-data';
import { named } from '#app/page/render-static.server';
import { requireEditor } from '../session/require-editor.server';
import { asPreview } from './as-preview';
import { atMoment } from './at-moment';
import { toPreviewFacts } from './preview-facts.server';
import { requirePage } from './require-page.server';
import { studioTexts } from '../texts/studio-texts';

const liveQuery = z.object({
  region: z.string().max(60).catch(''),
  audience: audience.catch('b2c'),
  at: z.coerce.number().positive().nullable().catch(null),
});

/** `/studio/pages/ID/live`: the saved draft as the whole page, for a region, an audience and a moment. */
export async function livePageLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  await requireEditor(args, 'read');
  const { context, params, request } = args;
  const { entry, body } = await requirePage(context, params['id']);
  context.policyNeeds.add('framed-by-own');
  const scope = liveQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const page = await showDraft(args, { path: entry.name, body }, scope);
  // A preview is nobody's to keep.
  return json(page, { headers: { 'Cache-Control': 'no-store' } });
}

/** A body of a page as a visitor of this scope would get it: now, or at a moment in milliseconds since 1970. */
export async function showDraft(
  args: LoaderFunctionArgs,
  { path, body }: { path: string; body: string },
  scope: z.output<typeof liveQuery>,
): Promise<PageData> {
  const { context, request } = args;
  const page = new Request(new URL(encodeURI(path), request.url), { headers: request.headers });
  const raw = atMoment(JSON.parse(body), scope.at ?? Date.now());
  const draft: AppLoadContext = {
    ...context,
    facts: toPreviewFacts(context, scope),
    site: withDraft(context, raw),
  };
  return asPreview(await loadPage({ ...args, request: page, context: draft }, context));
}

function withDraft({ site }: AppLoadContext, raw: unknown): AppLoadContext['site'] {
  const draft = { raw, version: toContentVersion(raw) };
  const getPage: ContentSource['getPage'] = async (_path, scope) => ({
    outcome: 'found',
    ...(await site.filler.fillIn(draft, scope)),
  });
  return { ...site, source: { ...site.source, getPage } };
}

async function loadPage(args: LoaderFunctionArgs, context: AppLoadContext): Promise<PageData> {
  try {
    return await (await pageLoader(args)).json();
  } catch (thrown) {
    const to = thrown instanceof Response ? thrown.headers.get('Location') : null;
    if (to === null) throw thrown;
    return toRedirectNote(to, context);
  }
}

/** A page that leads elsewhere has nothing to show but where it leads. */
function toRedirectNote(to: string, { documentHtml }: AppLoadContext): PageData {
  const t = studioTexts('composer');
  const note = named(`<p>${t('leadsTo')} <code>${escapeHtml(to)}</code></p>`);
  documentHtml.set(note.hash, note.html);
  return {
    head: { title: to, canonical: null, meta: [] },
    audience: 'b2c',
    styles: [],
    hasFlows: false,
    check: null,
    before: [],
    after: [],
    parts: [{ key: 'note', hash: note.hash }],
    scripts: NO_SCRIPTS,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
