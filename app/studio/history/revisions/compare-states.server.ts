import type { AppLoadContext } from '@remix-run/node';
import { diffPages, type DocumentDiff } from '#cms/history/diff-pages';
import type { OpenedEntry, RevisionSummary } from '#cms/store/entry-states';
import { toDocumentKind } from '../document-kinds.server';

/** One state of a document that can be compared with another. */
export interface ComparedState {
  /** `draft`, or the id of a revision: what stands in the address. */
  ref: string;
  /** Null for the draft. */
  number: number | null;
  at: number;
  by: string;
  isLive: boolean;
}

export interface Comparison {
  /** Null: the document was not there yet. */
  before: ComparedState | null;
  after: ComparedState;
  diff: DocumentDiff;
}

export const DRAFT = 'draft';

type Site = AppLoadContext['site'];

/** Every state of a document, newest first: the draft, then its revisions. */
export function listStates(
  { entry, draft }: OpenedEntry,
  revisions: readonly RevisionSummary[],
): ComparedState[] {
  const own = revisions.map(({ id, number, created_at: at, created_by: by }) => ({
    ref: id,
    number,
    at,
    by,
    isLive: id === entry.published_revision,
  }));
  if (draft === null) return own;
  return [{ ref: DRAFT, number: null, at: draft.savedAt, by: draft.savedBy, isLive: false }, ...own];
}

/**
 * Compares the states that were asked for. Without a wish: what visitors see with what editors have, or the newest
 * state with the one before it. Null for a document without any state.
 */
export async function compareStates(
  opened: OpenedEntry,
  states: readonly ComparedState[],
  wanted: { before: string | null; after: string | null },
  site: Site,
): Promise<Comparison | null> {
  const find = (ref: string | null) => states.find((state) => state.ref === ref);
  const after = find(wanted.after) ?? states[0];
  if (after === undefined) return null;
  const before = find(wanted.before) ?? chooseBefore(states, after);
  const [left, right] = await Promise.all([
    before && readState(opened, before, site),
    readState(opened, after, site),
  ]);
  return {
    before: before ?? null,
    after,
    diff: diffPages(left ?? null, right, toDocumentKind(opened.entry.kind, site.regions())),
  };
}

function chooseBefore(states: readonly ComparedState[], after: ComparedState): ComparedState | undefined {
  const live = states.find(({ isLive }) => isLive);
  const isNewest = states[0] === after;
  return isNewest && live !== undefined && live !== after ? live : states[states.indexOf(after) + 1];
}

async function readState({ entry, body }: OpenedEntry, { ref }: ComparedState, site: Site): Promise<unknown> {
  const text = ref === DRAFT ? body : (await site.entries.readRevision(entry.id, ref))?.body;
  return text === undefined ? null : JSON.parse(text);
}
