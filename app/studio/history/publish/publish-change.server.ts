import type { AppLoadContext, TypedResponse } from '@remix-run/node';
import type { PublishOutcome } from '#cms/store/entry-changes';
import { describeAddress } from '#cms/store/entry-address';
import type { OpenedEntry } from '#cms/store/entry-states';
import type { Editor } from '../../session/editor';
import { refuseAction, refuseInput, studioAnswer, type ActionAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import type { PublishReport } from './publish-report';
import { simulateOpened } from './simulate-opened.server';

export interface PublishAnswer extends ActionAnswer {
  /** When visitors got it, and which version. */
  published?: { at: number; number: number };
  /** Why an earlier version cannot stand on the site any more. */
  refusals?: PublishReport['refusals'];
}

type Site = AppLoadContext['site'];

interface Publication {
  mark: string;
  /** Names the content that the editor has seen. */
  version: string;
  note: string;
  acceptsWarnings: boolean;
}

/** Publishes the state that the editor has seen, after one more simulation: the site may have changed meanwhile. */
export async function publishOpened(
  opened: OpenedEntry,
  { mark, version, note, acceptsWarnings }: Publication,
  editor: Editor,
  site: Site,
): Promise<TypedResponse<PublishAnswer>> {
  const t = studioTexts('publish');
  if (opened.mark !== mark) return answerConflict(opened, version);
  const report = await simulateOpened(opened.entry, opened.body, site);
  if (report.isRefused) return refuseAction(t('refused', { count: report.refusals.length }), 409);
  if (report.warnings.length > 0 && !acceptsWarnings) return refuseInput({ accepts: t('acceptFirst') });
  const outcome = await site.entries.publish(opened.entry.id, { mark, note }, editor);
  if (outcome.outcome === 'conflict') return answerConflict(outcome.current, version);
  return answer(outcome);
}

/** One press is enough: what visitors saw before comes back, unless it would break by now. A draft stays as it is. */
export async function putBack(
  { entry }: OpenedEntry,
  revisionId: string,
  editor: Editor,
  site: Site,
): Promise<TypedResponse<PublishAnswer>> {
  const t = studioTexts('publish');
  const revision = await site.entries.readRevision(entry.id, revisionId);
  if (revision === null) return refuseAction(t('gone'), 404);
  // The second press of two.
  if (entry.published_revision === revisionId) return answerPublished(entry.published_at, revision.number);
  const { isRefused, refusals } = await simulateOpened(entry, revision.body, site);
  if (isRefused) {
    const fault = t('undoRefused', { number: revision.number });
    return studioAnswer<PublishAnswer>({ fault, refusals }, { status: 409 });
  }
  return answer(await site.entries.publishRevision(entry.id, revisionId, editor));
}

/** A second press of the button finds its own work done; anybody else's is a conflict. */
function answerConflict(
  { draft, newest, entry }: OpenedEntry,
  version: string,
): TypedResponse<PublishAnswer> {
  const isDone = draft === null && newest?.version === version && newest.id === entry.published_revision;
  if (isDone) return answerPublished(entry.published_at, newest.number);
  return refuseAction(studioTexts('publish')('conflict'), 409);
}

function answer(outcome: PublishOutcome): TypedResponse<PublishAnswer> {
  const t = studioTexts('publish');
  switch (outcome.outcome) {
    case 'published':
      return answerPublished(Date.now(), outcome.revision.number);
    case 'taken':
      return refuseAction(t('taken', { by: describeAddress(outcome.by) }), 409);
    case 'conflict':
      return refuseAction(t('conflict'), 409);
    case 'missing':
      return refuseAction(t('gone'), 404);
  }
}

function answerPublished(at: number | null, number: number): TypedResponse<PublishAnswer> {
  return studioAnswer<PublishAnswer>({ published: { at: at ?? Date.now(), number } });
}
