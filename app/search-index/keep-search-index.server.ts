import { doInTurn } from '#cms/do-in-turn';
import {
  forgetUnlisted,
  listUnread,
  toIndexVersion,
  writeSearchable,
  type SearchablePage,
  type UnreadPage,
} from '#cms/store/search/search-pages';
import type { ChangeFeed } from '#cms/store/change-feed';
import type { Store } from '#cms/store/tables';
import { parsePageInfo } from '#schemas/parse-page-info';
import { replaceReferences } from '#schemas/references/reference';
import { readPageTexts, type Find } from './read-page-texts';
import { toStems } from './stem-words';

/** Pages that are read and written at once. */
const BATCH = 50;

interface IndexOptions {
  store: Store;
  onChange: ChangeFeed['onChange'];
  /** The blocks and flows that a page may be made of, by type. */
  find: Find;
  onFault: (error: unknown) => void;
}

export interface KeptIndex {
  /** Settled when what was published before this call can be found. Never rejects. */
  catchUp: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Keeps the words of the published pages: read once at the start, and after each change those that have changed, whichever
 * process changed them. `onFault` is told when the database refuses; the next change tries again.
 */
export function keepSearchIndex({ store, onChange, find, onFault }: IndexOptions): KeptIndex {
  let isStopping = false;
  let underWay = Promise.resolve();
  /** A reading that has not begun: whatever was published before it begins is read by it. */
  let next: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    for (;;) {
      const pages = isStopping ? [] : await listUnread(store, BATCH);
      if (pages.length === 0) break;
      await writeSearchable(
        store,
        await Promise.all(pages.map((page) => doInTurn(() => readPage(page, find)))),
      );
    }
    if (!isStopping) await forgetUnlisted(store);
  }

  function catchUp(): Promise<void> {
    next ??= underWay
      .then(() => {
        next = null;
        return readAll();
      })
      .catch(onFault);
    underWay = next;
    return underWay;
  }

  const forget = onChange(() => void catchUp());
  void catchUp();
  return {
    catchUp,
    async stop() {
      isStopping = true;
      forget();
      await underWay;
    },
  };
}

/** A body that is no page is noted with an empty text, so that it is not read again and again. */
function readPage({ id, body, version }: UnreadPage, find: Find): SearchablePage {
  const parsed = parsePageInfo(JSON.parse(body));
  const nothing = { title: '', text: '', section: '' };
  const texts = parsed === null ? nothing : readPageTexts(parsed.page, find);
  const words = { title: toWords(texts.title), text: toWords(texts.text) };
  return { pageId: Number(id), version: toIndexVersion(version), ...texts, words };
}

/** Prices and facts stand in texts as references, whose names nobody looks for. */
const toWords = (text: string): string[] => toStems(replaceReferences(text, () => ' '));
