import type { AppLoadContext } from '@remix-run/node';
import type { EntryKind } from '#cms/store/entry-address';
import type { OpenedEntry } from '#cms/store/entry-states';
import { toOrigin } from '#app/site/resolve-host';
import { toDocumentTitle } from '../editors/documents/document-title';
import type { Editor } from '../session/editor';
import { hasRight } from '../session/rights';
import { notFound } from '../studio-answer.server';

/** What the screens of one document have in common: which it is, how it stands, what this editor may do to it. */
export interface EntryHeadData {
  id: string;
  kind: EntryKind;
  /** Its title, or its address where it has none. */
  title: string;
  /** The path of a page, the uuid of a form's page; empty for what there is one of. */
  name: string;
  audience: 'b2c' | 'b2b' | '';
  /** The title of its region; null for all regions. */
  region: string | null;
  /** Null while visitors do not see it. */
  publishedAt: number | null;
  /** There is a newer state than the one that visitors see. */
  isChanged: boolean;
  /** Where visitors see it; null for what has no address of its own. */
  liveUrl: string | null;
  /** Names the state that the screen shows; changes go by it. */
  mark: string;
  canEdit: boolean;
  canPublish: boolean;
}

/** The document that a route's `$id` names. Throws 404 for none. */
export async function requireEntry(
  { site }: Pick<AppLoadContext, 'site'>,
  id: string | undefined,
): Promise<OpenedEntry> {
  const opened = id === undefined ? null : await site.entries.open(id);
  if (opened === null) throw notFound();
  return opened;
}

export function toEntryHead(
  opened: OpenedEntry,
  editor: Editor,
  context: Pick<AppLoadContext, 'site' | 'facts'>,
): EntryHeadData {
  const { entry, mark } = opened;
  const { id, kind, name, audience } = entry;
  const region = context.site.regions().find(({ code }) => code === entry.region)?.title ?? entry.region;
  return {
    id,
    kind,
    name,
    audience,
    title: toDocumentTitle(opened),
    mark,
    region: entry.region === '' ? null : region,
    publishedAt: entry.published_at,
    isChanged: isChanged(opened),
    liveUrl: toLiveUrl(opened, context),
    canEdit: hasRight(editor.role, 'edit'),
    canPublish: hasRight(editor.role, 'publish'),
  };
}

/** Is the state that editors go on from another one than visitors see? */
export function isChanged({ draft, newest, entry }: OpenedEntry): boolean {
  return draft !== null || newest?.id !== entry.published_revision;
}

function toLiveUrl(
  { entry: { kind, name, audience, region } }: OpenedEntry,
  { site, facts }: Pick<AppLoadContext, 'site' | 'facts'>,
): string | null {
  if (kind !== 'page' && kind !== 'redirect') return null;
  const own = site.regions().find(({ code }) => code === region) ?? facts.region;
  const home = { ...facts, region: own, audience: audience === '' ? ('b2c' as const) : audience };
  return `${toOrigin(site.env, home)}${encodeURI(name)}`;
}
