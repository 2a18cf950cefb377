import type { Audience } from '#schemas/page';
import { isRecord } from '#cms/fields/editor-field';
import { listWithNewest } from '#cms/store/lists/written-bodies';
import { listLeadingOn, listStayingAt } from '#cms/store/published/published-pages';
import type { Store } from '#cms/store/tables';
import { isCorporatePath } from '#app/page/route-rules';
import { createGraph, type Hop, type RedirectGraph } from './redirect-graph';

export type RedirectStatus = 'draft' | 'published' | 'changed';

/** A redirect as the table shows it. */
export interface RedirectRow {
  id: string;
  from: string;
  audience: Audience;
  /** What it leads to in its newest state. */
  to: string;
  status: RedirectStatus;
  /** Where visitors are led now, when that is elsewhere. */
  published: string | null;
}

/** Every redirect, by its address. */
export async function listRedirects(store: Store): Promise<RedirectRow[]> {
  const rows = await listWithNewest(store, 'redirect');
  return rows.map(({ id, name, audience, draft, published, newest }) => {
    const publishedTo = published === null ? null : toTarget(published);
    const to = toTarget(draft ?? newest ?? '{}');
    const status = publishedTo === null ? 'draft' : publishedTo === to ? 'published' : 'changed';
    return {
      id,
      from: name,
      audience: audience === '' ? 'b2c' : audience,
      to,
      status,
      published: status === 'changed' ? publishedTo : null,
    };
  });
}

export function toBody(to: string): string {
  return JSON.stringify({ to });
}

export function toTarget(body: string): string {
  const raw: unknown = JSON.parse(body);
  return isRecord(raw) && typeof raw['to'] === 'string' ? raw['to'] : '';
}

/** Everything that leads visitors on now: published redirects, and pages with `redirect301`. */
export async function listHops(store: Store): Promise<Hop[]> {
  const rows = await listLeadingOn(store);
  return rows.flatMap(({ path: from, audience, body }) => {
    const raw: unknown = JSON.parse(body);
    const to = isRecord(raw) ? raw['redirect301'] : null;
    return typeof to === 'string' && to !== '' ? [{ from, audience, to }] : [];
  });
}

/** The ways as they would be were these redirects published too. */
export function withProposals(
  hops: readonly Hop[],
  proposals: readonly { from: string; audience: Audience; to: string }[],
  rootHosts: readonly string[],
): RedirectGraph {
  const keys = new Set(proposals.map(({ audience, from }) => `${audience} ${from}`));
  const others = hops.filter(({ audience, from }) => !keys.has(`${audience} ${from}`));
  return createGraph([...others, ...proposals], rootHosts);
}

/** Which of these paths have a published page that is no redirect, as `b2c /path`. */
export async function listPagePaths(store: Store, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await listStayingAt(store, paths);
  return new Set(rows.map(({ path, audience }) => `${audience} ${path}`));
}

/** Is there something at a place? A corporate host leads on to the consumers' page (PAGE-204). */
export function isPageAt(known: ReadonlySet<string>, path: string, audience: Audience): boolean {
  if (known.has(`${audience} ${path}`)) return true;
  return audience === 'b2b' && !isCorporatePath(path) && known.has(`b2c ${path}`);
}
