import type { KindDefinition } from '#cms/kinds/define-kind';
import { doInTurn } from '#cms/do-in-turn';
import {
  forgetUnlisted,
  listUnreadDocuments,
  listUnreadPages,
  toIndexVersion,
  writeSearchEntries,
  type SearchEntry,
  type Unread,
} from '#cms/store/search/search-entries';
import type { ChangeFeed } from '#cms/store/change-feed';
import type { Store } from '#cms/store/tables';
import { parsePageInfo } from '#schemas/parse-page-info';
import { replaceReferences } from '#schemas/references/reference';
import { readDocumentTexts } from './read-document-texts';
import { NO_TEXTS, readPageTexts, type Find, type Texts } from './read-page-texts';
import { toStems } from './stem-words';

/** What is read and written at once. */
const BATCH = 50;

interface IndexOptions {
  store: Store;
  onChange: ChangeFeed['onChange'];
  /** The blocks and flows that a page may be made of, by type. */
  find: Find;
  /** The kinds of documents that are found beside pages. */
  kinds: readonly KindDefinition[];
  onFault: (error: unknown) => void;
  /** How long the first reading waits, in milliseconds, unless something is published before. */
  firstReadingMs?: number;
}

export interface KeptIndex {
  /** Settled when what was published before this call can be found. Never rejects. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Keeps the words of the published pages and documents: read once after the start, and after each change those that have
 * changed, whichever process changed them. `onFault` is told when the database refuses; the next change tries again.
 */
export function keepSearchIndex({
  store,
  onChange,
  find,
  kinds,
  onFault,
  firstReadingMs = 0,
}: IndexOptions): KeptIndex {
  let isStopping = false;
  let underWay = Promise.resolve();
  /** A reading that has not begun: whatever was published before it begins is read by it. */
  let next: Promise<void> | null = null;
  const names = kinds.map(({ kind }) => kind);
  const read = (unread: Unread) => doInTurn(() => toEntry(unread, find, kinds));

  async function readAll(listUnread: () => Promise<Unread[]>): Promise<void> {
    for (;;) {
      const unread = isStopping ? [] : await listUnread();
      if (unread.length === 0) return;
      await writeSearchEntries(store, await Promise.all(unread.map(read)));
    }
  }

  async function readAnew(): Promise<void> {
    await readAll(() => listUnreadPages(store, BATCH));
    await readAll(() => listUnreadDocuments(store, names, BATCH));
    if (!isStopping) await forgetUnlisted(store);
  }

  function catchUp(): Promise<void> {
    next ??= underWay
      .then(() => {
        next = null;
        return readAnew();
      })
      .catch(onFault);
    underWay = next;
    return underWay;
  }

  const forget = onChange(() => void catchUp());
  const start = setTimeout(() => void catchUp(), firstReadingMs).unref();
  return {
    catchUp,
    async stop() {
      isStopping = true;
      clearTimeout(start);
      forget();
      await underWay;
    },
  };
}

function toEntry(unread: Unread, find: Find, kinds: readonly KindDefinition[]): SearchEntry {
  const { place, name, audience, region, version } = unread;
  const kind = kinds.find((one) => one.kind === unread.kind);
  const body: unknown = JSON.parse(unread.body);
  const texts = kind === undefined ? readPage(body, find) : readDocumentTexts(body, kind);
  return {
    ...texts,
    place,
    path: kind?.toPath?.(name, audience) ?? name,
    is_document: kind === undefined ? 0 : 1,
    audience,
    region,
    version: toIndexVersion(version),
    words: { title: toWords(texts.title), text: toWords(texts.text) },
  };
}

/** A body that is no page is noted with an empty text, so that it is not read again and again. */
function readPage(body: unknown, find: Find): Texts {
  const parsed = parsePageInfo(body);
  return parsed === null ? NO_TEXTS : readPageTexts(parsed.page, find);
}

/** Prices and facts stand in texts as references, whose names nobody looks for. */
const toWords = (text: string): string[] => toStems(replaceReferences(text, () => ' '));
