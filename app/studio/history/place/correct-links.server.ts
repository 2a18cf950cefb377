import type { AppLoadContext } from '@remix-run/node';
import { moveLinks } from '#cms/composing/move-links';
import type { Editor } from '../../session/editor';
import { studioTexts } from '../../texts/studio-texts';

type Site = AppLoadContext['site'];

export interface CorrectedLinks {
  /** Documents whose links are right on the site already. */
  published: number;
  /** Documents with unpublished changes of their own: corrected in the draft. */
  drafts: number;
}

/**
 * Leads the links of documents to the page's new address. What was published as it stands is published anew; a draft
 * that somebody is writing is only corrected. A document that changes meanwhile is left to the redirect.
 */
export async function correctLinks(
  ids: readonly string[],
  { from, to }: { from: string; to: string },
  editor: Editor,
  { entries }: Pick<Site, 'entries'>,
): Promise<CorrectedLinks> {
  const done = { published: 0, drafts: 0 };
  const note = studioTexts('place')('linksNote', { from, to });
  for (const id of ids) {
    const opened = await entries.open(id);
    if (opened === null) continue;
    const body = moveLinks(opened.body, from, to);
    if (body === opened.body) continue;
    const saved = await entries.save(id, { body, mark: opened.mark }, editor);
    if (saved.outcome !== 'saved') continue;
    const isLive = opened.draft === null && opened.newest?.id === opened.entry.published_revision;
    const published = isLive && (await entries.publish(id, { mark: saved.mark, note }, editor));
    if (published && published.outcome === 'published') done.published += 1;
    else done.drafts += 1;
  }
  return done;
}
