import type { AppLoadContext } from '@remix-run/node';
import type { OpenedEntry } from '#cms/store/entry-states';
import { notFound } from '../studio-answer.server';

/** The page that a route's `$id` names. Throws 404 for anything else. */
export async function requirePage({ site }: AppLoadContext, id: string | undefined): Promise<OpenedEntry> {
  const opened = id === undefined ? null : await site.entries.open(id);
  if (opened?.entry.kind !== 'page') throw notFound();
  return opened;
}
