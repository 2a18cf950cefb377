import type { PageReport } from '#registry/report';
import type { Finding, PlacedFinding } from '#schemas/finding';
import type { SiteContext } from '#app/context';
import { findPage } from '#app/page/find-page.server';
import type { PageRequest } from '#app/page/page-request';
import { readSessionToken } from '#app/studio/session/session-cookie.server';
import { toEditorFinding, type EditorFinding } from './editor-finding';
import { listComponents } from '#app/content-check/page-components';
import { PlacedFindings } from '#app/content-check/place-findings.server';

type AskedPage = Pick<PageRequest, 'path' | 'scope'>;

/** What `?componentCheck=json` answers: the findings of the page as this visitor gets it. */
export async function toPageReport(
  findings: readonly Finding[],
  request: AskedPage,
  context: SiteContext,
): Promise<PageReport> {
  const owner = await findOwner(request, context);
  return { page: request.path, findings: await place(findings, owner, request, context) };
}

/** The path of the page that is shown at the address of the request, which may be an alias of it (`route-rules`). */
async function findOwner({ path, scope }: AskedPage, { site }: SiteContext): Promise<string> {
  const found = await findPage({ path, scope, fresh: false }, site.source);
  return found.outcome === 'found' ? found.canonicalPath : path;
}

/** `path`: of the page that the components stand on. */
async function place(
  findings: readonly Finding[],
  path: string,
  { scope }: AskedPage,
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
  request: AskedPage,
  cookies: string | null,
  context: SiteContext,
): Promise<EditorFinding[] | null> {
  const { env, studio } = context.site;
  const token = readSessionToken(cookies, env);
  const session = token === null ? null : await studio.sessions.find(token);
  if (session === null || session.mustChangePassword) return null;
  const owner = await findOwner(request, context);
  const placed = await place(findings, owner, request, context);
  const entryId = await findEntry(owner, request, context);
  const entry = entryId === null ? null : { kind: 'page' as const, id: entryId };
  return placed.map((finding) => toEditorFinding(finding, entry));
}

/** The region's own page goes before the one of all regions, as visitors get it. */
async function findEntry(path: string, { scope }: AskedPage, { site }: SiteContext): Promise<string | null> {
  const address = { kind: 'page', name: path, audience: scope.audience } as const;
  const own = await site.entries.find({ ...address, region: scope.region.code });
  const entry = own ?? (await site.entries.find({ ...address, region: '' }));
  return entry?.id ?? null;
}
