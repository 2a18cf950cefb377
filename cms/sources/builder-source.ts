import { getCommonRegions } from '#schemas/gateway/shell';
import type { Region } from '#schemas/region';
import type { Definition } from '#registry/verdict';
import type { BuilderContent } from '../builder/content-answer';
import { createContentApi, type AskContent, type ContentApiOptions } from '../builder/content-api';
import { listPageAddresses } from '../builder/list-page-addresses';
import type { ElementMapping, SymbolAddress } from '../builder/walk';
import { toDocument, toPageInfo, type MappedContent } from '../builder/to-page-info';
import type { EditorField } from '../fields/editor-field';
import { listEditorFields } from '../fields/list-editor-fields';
import type { Gateway } from '../gateway/create-gateway';
import type { ContentScope, ContentSource, Sourced } from './content-source';
import { toContentVersion } from './content-version';

export interface BuilderSourceOptions extends ContentApiOptions {
  find: (type: string) => Definition | undefined;
  /** The regions are the operator's, as with every source that has none of its own. */
  gateway: Gateway;
  fallbackRegion: Region;
}

const NOT_FOUND = 404;
/** Symbols in symbols: how often they are asked for, and how many in all. */
const MAX_SYMBOL_ROUNDS = 3;
const MAX_SYMBOLS = 30;

type ToRaw = (content: BuilderContent, mapping: ElementMapping) => MappedContent;

/** Content from Builder.io's Content API, targeted by path, region and audience. Code in it is never run. */
export function createBuilderSource(options: BuilderSourceOptions): ContentSource {
  const { find, gateway, fallbackRegion } = options;
  const ask = createContentApi(options);
  const fieldsOf = keepFields(find);

  async function source(model: string, { scope, path, fresh }: Asked, toRaw: ToRaw): Promise<Sourced> {
    const query = { limit: '1', userAttributes: toUserAttributes(scope, path) };
    const outcome = await ask(model, fresh ? { ...query, cachebust: 'true' } : query);
    if (!outcome.ok) return toFailure(outcome.status);
    const content = outcome.contents.find((one) => model !== 'page' || isMeantFor(one, path));
    if (content === undefined) return { outcome: 'missing' };
    const raw = await mapWhole(content, toRaw, { ask, fieldsOf });
    return { outcome: 'found', raw, version: toContentVersion(raw) };
  }

  return {
    name: 'builder',
    getPage: (path, scope, { fresh }) => source('page', { path, scope, fresh }, toPageInfo),
    getLayout: (path, scope) => source('layout', { path, scope, fresh: false }, toDocument),
    getMainPage: (scope) => source('main-page', { path: '/', scope, fresh: false }, toDocument),
    getRegions: () => gateway({ region: fallbackRegion, audience: 'b2c' }).call(getCommonRegions, {}),
    listPages: (scope) => listPageAddresses(ask, scope),
  };
}

interface Asked {
  path: string;
  scope: ContentScope;
  fresh: boolean;
}

/** What an entry may be targeted by. Nothing about the visitor: the answer is shared. */
function toUserAttributes({ region, audience }: ContentScope, urlPath: string): string {
  return JSON.stringify({ urlPath, region: region.code, audience });
}

/** A page that is targeted by no path would answer to every address. */
function isMeantFor({ data, query }: BuilderContent, path: string): boolean {
  return data.url === path || query.some(({ property }) => property === 'urlPath');
}

function toFailure(status: number | null): Sourced {
  if (status === NOT_FOUND) return { outcome: 'missing' };
  // An answer that cannot be read has a status too, which says nothing about the failure.
  return { outcome: 'failed', status: status !== null && status >= 400 ? status : null };
}

/** Fields are made once for each type. */
function keepFields(find: BuilderSourceOptions['find']): ElementMapping['fieldsOf'] {
  const known = new Map<string, EditorField[]>();
  return (type) => {
    const definition = find(type);
    if (definition === undefined) return undefined;
    const fields = known.get(type) ?? listEditorFields(definition.props);
    known.set(type, fields);
    return fields;
  };
}

interface Mapper extends Pick<ElementMapping, 'fieldsOf'> {
  ask: AskContent;
}

/** Maps an entry, and asks for the symbols that the answer did not bring along. */
async function mapWhole(content: BuilderContent, toRaw: ToRaw, { ask, fieldsOf }: Mapper): Promise<unknown> {
  const symbols = new Map<string, BuilderContent>();
  const asked = new Set<string>();
  let mapped = toRaw(content, { fieldsOf, symbols });
  for (let round = 0; round < MAX_SYMBOL_ROUNDS; round += 1) {
    const wanted = mapped.missing.filter(({ entry }) => !asked.has(entry)).slice(0, MAX_SYMBOLS - asked.size);
    if (wanted.length === 0) break;
    const answers = await Promise.all(wanted.map((address) => askSymbol(address, ask)));
    for (const [index, { entry }] of wanted.entries()) {
      asked.add(entry);
      const symbol = answers[index];
      if (symbol) symbols.set(entry, symbol);
    }
    mapped = toRaw(content, { fieldsOf, symbols });
  }
  return mapped.raw;
}

async function askSymbol({ model, entry }: SymbolAddress, ask: AskContent): Promise<BuilderContent | null> {
  const outcome = await ask(model, { limit: '1', 'query.id': entry });
  return outcome.ok ? (outcome.contents[0] ?? null) : null;
}
