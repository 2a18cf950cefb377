import { startRun, type CheckRun } from './check-run.server';
import type { CheckedSite } from './checked-site';
import type { DocumentState } from './document-states';
import { findForChecks, type IsForChecks } from './for-checks.server';
import { listStates, type ListedState } from './listed-states.server';
import { restAfter } from './rest-after.server';
import { simulateEntry } from './simulate-entry.server';
import type { CheckedDocument, SiteReport } from './site-check';

export interface SiteCheckOptions {
  states: readonly DocumentState[];
  /** These documents alone; all of them when left out. */
  entryIds?: readonly string[];
  /** Leaves the processor to the visitors as far as they need it. */
  spares?: boolean;
  /**
   * Other servers check the same documents at this moment: says whether one of them has done this one meanwhile. Each
   * takes them in an order of its own, so that they meet seldom.
   */
  isDone?: (listed: ListedState) => Promise<boolean>;
  /** The server stops: the rest is left for the next start. */
  signal?: AbortSignal | undefined;
  onDocument?: (document: CheckedDocument) => void | Promise<void>;
}

/** A document of the whole site has this much time; one alone that takes longer says which regions it left out. */
const DOCUMENT_LIMIT_MS = 60_000;

/** Checks documents of the site one after another, each in every region and for each audience that it is for. */
export async function checkSite(site: CheckedSite, options: SiteCheckOptions): Promise<SiteReport> {
  const started = performance.now();
  const run = startRun(site);
  const isForChecks = await findForChecks(site.store);
  const documents: CheckedDocument[] = [];
  const all = await listStates(site.store, options.states, options.entryIds);
  for (const listed of options.isDone ? shuffle(all) : all) {
    if (options.signal?.aborted) break;
    if (await options.isDone?.(listed)) continue;
    const before = performance.now();
    const document = await checkDocument(listed, site, run, isForChecks);
    documents.push(document);
    await options.onDocument?.(document);
    if (options.spares) await restAfter(performance.now() - before, options.signal);
  }
  return { ms: Math.round(performance.now() - started), documents };
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const places = items.map((item) => ({ item, place: Math.random() }));
  return places.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

async function checkDocument(
  { entryId, address, title, state, revision, body, until, origin }: ListedState,
  site: CheckedSite,
  run: CheckRun,
  isForChecks: IsForChecks,
): Promise<CheckedDocument> {
  const simulated = await simulateEntry(JSON.parse(body), address, site, {
    run,
    until,
    limitMs: DOCUMENT_LIMIT_MS,
  });
  const { findings, cells, notRun } = simulated;
  return {
    entryId,
    address,
    title,
    state,
    revision,
    findings,
    isForChecks: isForChecks(address, origin),
    regions: cells.regions,
    notRun,
  };
}
