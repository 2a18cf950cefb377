import { getCommonRegions } from '#schemas/gateway/shell';
import type { Region } from '#schemas/region';
import type { Definition } from '#registry/verdict';
import type { BuilderContent } from '../builder/content-answer';
import { CONTENT_TIMEOUT_MS, createContentApi, type ContentApiOptions } from '../builder/content-api';
import {
  keepAnswers,
  SILENT_CONTENT_OBSERVER,
  type ContentObserver,
  type KeptAnswers,
} from '../builder/keep-answers';
import { listPageAddresses } from '../builder/list-page-addresses';
import { meetsTargeting } from '../builder/targeting';
import type { ElementMapping, PictureSize, SymbolAddress } from '../builder/walk';
import { mapInTurns, toDocument, toPageInfo, type MappedContent } from '../builder/to-page-info';
import { doInTurn } from '../do-in-turn';
import { listFieldsOf } from '../fields/list-fields-of';
import type { Gateway } from '../gateway/create-gateway';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { toContentVersion } from './content-version';

export interface BuilderSourceOptions extends ContentApiOptions {
  find: (type: string) => Definition | undefined;
  /** The regions are the operator's, as with every source that has none of its own. */
  gateway: Gateway;
  fallbackRegion: Region;
  observer?: ContentObserver;
  /** The address that visitors get a picture from; null for one that their browsers would refuse. */
  toPicture?: (url: string) => string | null;
  /** The sizes of pictures of which the content says none, as far as they can be learned within the time. */
  measure?: MeasurePictures;
}

/** Sizes by address; a picture that could not be measured in time is left out. Never throws. */
export type MeasurePictures = (
  urls: readonly string[],
  timeoutMs: number,
) => Promise<ReadonlyMap<string, PictureSize>>;

export interface BuilderSource extends ContentSource {
  /** Something was published: everything is asked for anew. */
  outdate: () => void;
}

const NOT_FOUND = 404;
const MAIN_PATH = '/';
/** Entries that are compared for the best match. */
const MATCHES = 10;
/** Symbols in symbols: how often they are asked for, and how many in all. */
const MAX_SYMBOL_ROUNDS = 3;
const MAX_SYMBOLS = 30;

type ToRaw = typeof toPageInfo;

/** Content from Builder.io's Content API, targeted by path, region and audience. Code in it is never run. */
export function createBuilderSource(options: BuilderSourceOptions): BuilderSource {
  const { find, gateway, fallbackRegion, observer = SILENT_CONTENT_OBSERVER } = options;
  const { timeoutMs = CONTENT_TIMEOUT_MS, toPicture, measure } = options;
  const answers = keepAnswers(createContentApi(options), observer);
  const fieldsOf = (type: string) => {
    const definition = find(type);
    return definition && listFieldsOf(definition);
  };

  async function source(model: string, asked: Asked, toRaw: ToRaw): Promise<Sourced> {
    const endsAt = performance.now() + timeoutMs;
    const attributes = toAttributes(asked);
    const query = { limit: String(MATCHES), userAttributes: JSON.stringify(attributes) };
    const outcome = await answers.ask(model, query, { fresh: asked.fresh });
    if (!outcome.ok) return toFailure(model, outcome.status);
    const content = findBestMatch(model, outcome.contents, attributes);
    if (content === null) return { outcome: 'missing' };
    const leftMs = () => endsAt - performance.now();
    const mapping = { fieldsOf, attributes, ...(toPicture ? { toPicture } : {}) };
    const raw = await mapWhole(content, toRaw, { ask: answers.ask, measure, mapping, leftMs });
    return { outcome: 'found', raw, version: await doInTurn(() => toContentVersion(raw)) };
  }

  const getLayout = (path: string, scope: ContentScope) =>
    source('layout', { path, scope, fresh: false }, toDocument);
  const getMainPage = (scope: ContentScope) =>
    source('main-page', { path: MAIN_PATH, scope, fresh: false }, toDocument);

  return {
    name: 'builder',
    getPage(path, scope, { fresh }) {
      // The page will want its layout, the main page its data: asked for now, all come within one time.
      void getLayout(path, scope);
      if (path === MAIN_PATH) void getMainPage(scope);
      return source('page', { path, scope, fresh }, toPageInfo);
    },
    getLayout,
    getMainPage,
    getRegions: () => gateway({ region: fallbackRegion, audience: 'b2c' }).call(getCommonRegions, {}),
    listPages: (scope) => listPageAddresses(answers.ask, scope),
    outdate: answers.outdate,
  };
}

interface Asked {
  path: string;
  scope: ContentScope;
  fresh: boolean;
}

/** What an entry may be targeted by. Nothing about the visitor: the answer is shared. */
function toAttributes({ scope: { region, audience }, path }: Asked): Record<string, string> {
  return { urlPath: path, region: region.code, audience };
}

/** Of the entries that are meant for these people at this address, the one that says most about them. */
function findBestMatch(
  model: string,
  contents: readonly BuilderContent[],
  attributes: Record<string, string>,
): BuilderContent | null {
  const meant = contents.filter((one) => isMeantFor(model, one, attributes));
  const best = Math.max(...meant.map(({ query }) => query.length));
  return meant.find(({ query }) => query.length === best) ?? null;
}

/** A page that is targeted by no path would answer to every address. Rules that only the API can judge are its own. */
function isMeantFor(
  model: string,
  { data, query }: BuilderContent,
  attributes: Record<string, string>,
): boolean {
  const own = query.filter(({ property }) => Object.hasOwn(attributes, property));
  if (!meetsTargeting(own, attributes)) return false;
  return (
    model !== 'page' ||
    data.url === attributes['urlPath'] ||
    query.some(({ property }) => property === 'urlPath')
  );
}

/**
 * The API's own status never reaches a visitor. That it knows no such model is an answer for what a space may leave
 * out; without the model of pages, the key or the space is wrong.
 */
function toFailure(model: string, status: number | null): Sourced {
  return status === NOT_FOUND && model !== 'page'
    ? { outcome: 'missing' }
    : { outcome: 'failed', status: null };
}

interface Mapper {
  ask: KeptAnswers['ask'];
  measure: MeasurePictures | undefined;
  mapping: Omit<ElementMapping, 'symbols' | 'sizes'>;
  /** Of the time that the page may take. */
  leftMs: () => number;
}

/** Maps an entry, and asks for the symbols and the sizes of pictures that the answer did not bring along. */
async function mapWhole(content: BuilderContent, toRaw: ToRaw, mapper: Mapper): Promise<unknown> {
  const symbols = new Map<string, BuilderContent>();
  const asked = new Set<string>();
  const map = async (known: Pick<ElementMapping, 'sizes'> = {}): Promise<MappedContent> => {
    const mapping = { ...mapper.mapping, symbols, ...known };
    return toRaw(content, mapping, await mapInTurns(content, mapping));
  };
  let mapped = await map();
  for (let round = 0; round < MAX_SYMBOL_ROUNDS && mapper.leftMs() > 0; round += 1) {
    const wanted = mapped.missing.filter(({ entry }) => !asked.has(entry)).slice(0, MAX_SYMBOLS - asked.size);
    if (wanted.length === 0) break;
    const answers = await Promise.all(wanted.map((address) => askSymbol(address, mapper)));
    for (const [index, { entry }] of wanted.entries()) {
      asked.add(entry);
      const symbol = answers[index];
      if (symbol) symbols.set(entry, symbol);
    }
    mapped = await map();
  }
  const { measure, leftMs } = mapper;
  if (measure === undefined || mapped.unsized.length === 0) return mapped.raw;
  const sizes = await measure(mapped.unsized, leftMs());
  return sizes.size === 0 ? mapped.raw : (await map({ sizes })).raw;
}

async function askSymbol(
  { model, entry }: SymbolAddress,
  { ask, leftMs }: Mapper,
): Promise<BuilderContent | null> {
  const outcome = await ask(model, { limit: '1', 'query.id': entry }, { timeoutMs: leftMs() });
  return outcome.ok ? (outcome.contents[0] ?? null) : null;
}
