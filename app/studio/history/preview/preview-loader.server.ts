import { json, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { findWantedStyles, NO_SCRIPTS } from '#app/page/asset-links.server';
import type { PageData } from '#app/page/page-data';
import { showDraft } from '../../composer/live-page.server';
import { studioTexts } from '../../texts/studio-texts';
import { hostOf, openPreview, type OpenPreview, type PreviewStatus } from './open-preview.server';

/** What the bar over the page says. */
export interface PreviewBarData {
  madeAt: number;
  expiresAt: number;
  region: string;
  audience: 'b2c' | 'b2b';
  /** The moment that the page is shown as of; null is now. */
  at: number | null;
  /** The page as visitors see it; null while they do not. */
  livePath: string | null;
  /** Where an editor revokes the link. */
  linksPath: string;
}

export interface PreviewData extends PageData {
  /** Null where there is nothing to preview. */
  preview: PreviewBarData | null;
}

/** The rest (nobody lists it, no other site is told its address) the server says of everything below /preview. */
const HEADERS = { 'Cache-Control': 'no-store' } as const;

/** `/preview/TOKEN`: a page as it was saved, for whoever was given the link. */
export async function previewLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PreviewData>> {
  const { context, params, request } = args;
  const opened = await openPreview(params['token'] ?? '', hostOf(request), context);
  if (typeof opened === 'number') return answerNothing(opened);
  context.policyNeeds.add('framed-by-own');
  const { entry, body, scope } = opened;
  const page = await showDraft(args, { path: entry.name, body }, scope);
  const preview = toBar(opened, context.site.regions());
  return json({ ...page, styles: withBar(page.styles), preview }, { headers: HEADERS });
}

/** A page that links its own styles has none of the route's: those of the bar are linked beside them. */
function withBar(styles: readonly string[]): string[] {
  return styles.length === 0 ? [] : [...styles, ...findWantedStyles('preview', [])];
}

function toBar(
  { link, entry, scope }: OpenPreview,
  regions: readonly { code: string; title: string }[],
): PreviewBarData {
  const { createdAt: madeAt, expiresAt } = link;
  const region = regions.find(({ code }) => code === scope.region)?.title ?? scope.region;
  return {
    madeAt,
    expiresAt,
    region,
    audience: scope.audience,
    at: scope.at,
    livePath: entry.published_revision === null ? null : encodeURI(entry.name),
    linksPath: `/studio/pages/${entry.id}/links`,
  };
}

/** One page for all: whoever guesses addresses learns nothing from it. */
function answerNothing(status: PreviewStatus): TypedResponse<PreviewData> {
  const title = studioTexts('preview')('goneTitle');
  const empty: PreviewData = {
    head: { title, canonical: null, meta: [{ name: 'robots', content: 'noindex, nofollow' }] },
    audience: 'b2c',
    before: [],
    after: [],
    parts: [],
    styles: [],
    scripts: NO_SCRIPTS,
    hasFlows: false,
    check: null,
    preview: null,
  };
  return json(empty, { status, headers: HEADERS });
}
