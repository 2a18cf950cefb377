import type { PageReport } from '#registry/report';
import type { Finding, PlacedFinding } from '#schemas/finding';
import type { SiteContext } from '#app/context';
import type { PageRequest } from '#app/page/page-request';
import { readSessionToken } from '#app/studio/session/session-cookie.server';
import { toEditorFinding, type EditorFinding } from './editor-finding';
import { listComponents } from './page-components';
import { PlacedFindings } from './place-findings.server';

/** What `?componentCheck=json` answers: the findings of the page as this visitor gets it. */
export async function toPageReport(
  findings: readonly Finding[],
  request: PageRequest,
  context: SiteContext,
): Promise<PageReport> {
  return { page: request.path, findings: await place(findings, request, context) };
}

async function place(
  findings: readonly Finding[],
  { path, scope }: PageRequest,
  { site }: SiteContext,
): Promise<PlacedFinding[]> {
  if (findings.length === 0) return [];
  const sourced = await site.source.getPage(path, scope, { fresh: false });
  const components = sourced.outcome === 'found' ? listComponents(sourced.raw) : [];
  const { region, audience } = scope;
  // In this region; what it is in others nobody has asked.
  const elsewhere = ['', region.code];
  const found = new PlacedFindings({ page: path, audience, components, regions: elsewhere });
  found.add(findings, [region.code]);
  return found.list();
}

/** The findings in an editor's words, with the way to each block; null for a visitor who is no editor. */
export async function toEditorReport(
  findings: readonly Finding[],
  request: PageRequest,
  cookies: string | null,
  context: SiteContext,
): Promise<EditorFinding[] | null> {
  const { env, studio } = context.site;
  const token = readSessionToken(cookies, env);
  const session = token === null ? null : await studio.sessions.find(token);
  if (session === null || session.mustChangePassword) return null;
  const placed = await place(findings, request, context);
  const entryId = await findEntry(request, context);
  const entry = entryId === null ? null : { kind: 'page' as const, id: entryId };
  return placed.map((finding) => toEditorFinding(finding, entry));
}

/** The region's own page goes before the one of all regions, as visitors get it. */
async function findEntry({ path, scope }: PageRequest, { site }: SiteContext): Promise<string | null> {
  const address = { kind: 'page', name: path, audience: scope.audience } as const;
  const own = await site.entries.find({ ...address, region: scope.region.code });
  const entry = own ?? (await site.entries.find({ ...address, region: '' }));
  return entry?.id ?? null;
}
