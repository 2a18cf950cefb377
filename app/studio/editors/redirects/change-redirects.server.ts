import type { Entries } from '#cms/store/entries';
import type { Store } from '#cms/store/tables';
import type { Site } from '#app/site/site';
import type { Editor } from '../../session/editor';
import { findWayTrouble, type RedirectTrouble } from './judge-rows.server';
import { listHops, toBody, toTarget, withProposals } from './redirect-rows.server';
import type { Redirect } from './redirect-rules';

type Parts = Pick<Site, 'entries' | 'env'>;

/** How a single redirect was saved. */
export type SaveResult =
  | { outcome: 'created' | 'changed' | 'same'; id: string }
  | { outcome: 'conflict'; to: string }
  | { outcome: 'gone' };

export type PublishResult =
  | { outcome: 'published' }
  | { outcome: 'refused'; trouble: RedirectTrouble }
  | { outcome: 'gone' };

/**
 * Saves a redirect's draft under its address. `was` is the target that the editor saw; another one is a conflict.
 * Undefined takes what is there, as a pasted list does.
 */
export async function saveRedirect(
  { from, audience, to }: Redirect,
  was: string | undefined,
  editor: Editor,
  { entries }: Pick<Parts, 'entries'>,
): Promise<SaveResult> {
  const address = { kind: 'redirect', name: from, audience, region: '' } as const;
  const known = await entries.find(address);
  if (known === null) {
    const made = await entries.create(address, toBody(to), editor);
    return made.outcome === 'created'
      ? { outcome: 'created', id: made.entry.id }
      : { outcome: 'conflict', to: await readTarget(made.by.id, entries) };
  }
  const opened = await entries.open(known.id);
  if (opened === null) return { outcome: 'gone' };
  const standing = toTarget(opened.body);
  if (was !== undefined && was !== standing) return { outcome: 'conflict', to: standing };
  if (standing === to) return { outcome: 'same', id: known.id };
  const saved = await entries.save(known.id, { body: toBody(to), mark: opened.mark }, editor);
  if (saved.outcome === 'conflict') return { outcome: 'conflict', to: toTarget(saved.current.body) };
  return saved.outcome === 'saved' ? { outcome: 'changed', id: known.id } : { outcome: 'gone' };
}

async function readTarget(id: string, entries: Entries): Promise<string> {
  return toTarget((await entries.open(id))?.body ?? '{}');
}

/**
 * Publishes what is saved, unless visitors would go in a circle or a page stands at the address. Two redirects that make
 * a circle together are never both found harmless, not by two servers either.
 */
export async function publishRedirect(
  id: string,
  editor: Editor,
  { entries, env }: Parts,
): Promise<PublishResult> {
  const opened = await entries.open(id);
  if (opened === null || opened.entry.kind !== 'redirect') return { outcome: 'gone' };
  const { name: from, audience: whose } = opened.entry;
  const audience = whose === '' ? ('b2c' as const) : whose;
  const proposal = { from, audience, to: toTarget(opened.body) };
  const findRefusal = async (read: Store) => {
    const trouble = findWayTrouble(proposal, withProposals(await listHops(read), [proposal], env.ROOT_HOSTS));
    return trouble?.kind === 'loop' ? trouble : null;
  };
  const published = await entries.publishUnless(id, { mark: opened.mark, note: '', findRefusal }, editor);
  if (published.outcome === 'refused') return { outcome: 'refused', trouble: published.refusal };
  if (published.outcome === 'taken') return { outcome: 'refused', trouble: { kind: 'taken' } };
  // Saved by somebody else in between: what they saved is published by them.
  return published.outcome === 'published' ? { outcome: 'published' } : { outcome: 'gone' };
}

/** Takes a redirect from the site, and away. */
export async function removeRedirect(
  id: string,
  editor: Editor,
  { entries }: Pick<Parts, 'entries'>,
): Promise<boolean> {
  const entry = await entries.get(id);
  if (entry?.kind !== 'redirect') return false;
  if (entry.published_revision !== null) await entries.unpublish(id, editor);
  return (await entries.remove(id, editor)) === 'removed';
}
