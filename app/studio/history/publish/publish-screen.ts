import type { DocumentDiff } from '#cms/history/diff-pages';
import type { PublishRequest } from '#cms/store/publish-requests';
import type { EntryHeadData } from '../entry-head.server';
import type { PublishReport } from './publish-report';

/** What the loader of the publish screen gives. */
export interface PublishScreen {
  head: EntryHeadData;
  /** Names the content that is shown. */
  version: string;
  former: { id: string; number: number } | null;
  request: PublishRequest | null;
  /** What differs from what visitors see; null when they see nothing yet. */
  diff: DocumentDiff | null;
  /** Null until it was asked for. */
  report: PublishReport | null;
}
