import { searchSite, suggestSearch } from '#schemas/gateway/search';
import { HITS_PER_PAGE, MAX_SUGGESTIONS } from '#schemas/site-search';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { CallScope, Gateway } from '#cms/gateway/create-gateway';
import { toScopedGateway, type ScopedGateway } from '#cms/gateway/scoped-gateway';
import { toContentVersion } from '#cms/sources/content-version';
import { findByWords, type FoundEntries, type FoundEntry } from '#cms/store/search/search-entries';
import type { Store } from '#cms/store/tables';
import type { ContentFiller } from '#app/references/fill-content.server';
import { correctStems } from './correct-stems';
import { toSnippet } from './snippet';
import { toStems } from './stem-words';

const MAX_STEMS = 12;

type Filler = Pick<ContentFiller, 'fillIn'>;

interface OwnSearch {
  store: Store;
  filler: Filler;
  /** The database refused; the search is then as if nothing was found (SRCH-406). */
  onFault: (error: unknown) => void;
}

type Answered = Extract<CallOutcome<typeof searchSite>, { ok: true }>['answer'];

/**
 * The operator's API with a second answer to a search that fails there or finds nothing: the site's own published pages
 * and documents (docs/decisions/0079). That the operator failed is counted and logged as ever.
 */
export function withOwnSearch(gateway: Gateway, own: OwnSearch): Gateway {
  return (scope) => {
    const operator = gateway(scope);
    const ask: ScopedGateway['ask'] = async (contract, input, options) => {
      const outcome = await operator.ask(contract, input, options);
      if (contract.id !== searchSite.id && contract.id !== suggestSearch.id) return outcome;
      if (outcome.ok && hasFound(outcome.answer)) return outcome;
      const answer = await search(toAsked(contract.id, input.query), scope, own);
      // The id names the contract, and the answers of both are read from this one.
      return answer.documents === 0 ? outcome : ({ ok: true, answer } as CallOutcome<typeof contract>);
    };
    return toScopedGateway(ask);
  };
}

/** A page behind the last one is empty, although much was found. Suggestions say no number. */
function hasFound(answer: unknown): boolean {
  const { documents = 0, results } = answer as Partial<Answered>;
  return documents > 0 || (results ?? []).length > 0;
}

interface Asked {
  text: string;
  limit: number;
  offset: number;
}

function toAsked(id: string, query: unknown): Asked {
  const { q, p } = Object(query) as { q?: unknown; p?: unknown };
  const text = typeof q === 'string' ? q : '';
  if (id === suggestSearch.id) return { text, limit: MAX_SUGGESTIONS, offset: 0 };
  const page = Math.max(1, Math.trunc(Number(p ?? 1)) || 1);
  return { text, limit: HITS_PER_PAGE, offset: (page - 1) * HITS_PER_PAGE };
}

const NOTHING: Answered = { documents: 0, results: [] };

async function search({ text, limit, offset }: Asked, scope: CallScope, own: OwnSearch): Promise<Answered> {
  const stems = [...new Set(toStems(text))].slice(0, MAX_STEMS);
  if (stems.length === 0) return NOTHING;
  const { audience, region } = scope;
  try {
    const { found, meant } = await findAsMeant(own.store, {
      stems,
      audience,
      region: region.code,
      limit,
      offset,
    });
    const results = await fill(found.entries, scope, own.filler);
    return { documents: found.count, results: results.map((entry) => toHit(entry, meant)) };
  } catch (error) {
    own.onFault(error);
    return NOTHING;
  }
}

/** What has these words; where nothing has, what has the words that they may be slips of. */
async function findAsMeant(
  store: Store,
  asked: Parameters<typeof findByWords>[1],
): Promise<{ found: FoundEntries; meant: readonly string[] }> {
  const found = await findByWords(store, asked);
  const meant = found.count === 0 ? await correctStems(store, asked.stems) : null;
  if (meant === null) return { found, meant: asked.stems };
  return { found: await findByWords(store, { ...asked, stems: meant }), meant };
}

/** Fills in the prices and facts that stand in their texts as references. */
async function fill(entries: FoundEntry[], scope: CallScope, filler: Filler): Promise<FoundEntry[]> {
  const filled = await filler.fillIn({ raw: entries, version: toContentVersion(entries) }, scope);
  // References are filled within texts: the shape is as it was.
  return filled.raw as FoundEntry[];
}

function toHit(
  { path, title, text, section }: FoundEntry,
  stems: readonly string[],
): Answered['results'][number] {
  return { title, url: path, text: toSnippet(text, stems), section: section === '' ? undefined : section };
}
