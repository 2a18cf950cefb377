import { withoutTrailingSlashes } from '#schemas/values/path-text';
import { describeAddress, entryAddress, isPath, type EntryAddress } from '../store/entry-address';
import type { WholeDocument } from '../store/transfer/plan-document';
import { isUnknownType } from './component-names';
import { readContent, type BuilderContent } from './content-answer';
import { toDocument, toPageInfo, type MappedContent } from './to-page-info';
import type { ElementMapping, RawComponent } from './walk';

/** The models that become documents here; every other one holds symbols. */
export const IMPORTED_MODELS = ['page', 'layout', 'main-page'] as const;
export type ImportedModel = (typeof IMPORTED_MODELS)[number];

/** The entries of a space, by their model, as the API or an export gives them. */
export type SpaceEntries = Readonly<Record<string, readonly unknown[]>>;

/** What could not be taken, and of which document: `page /about (b2c)`. */
export interface LeftOut {
  where: string;
  what: string;
}

export interface ImportedSpace {
  documents: WholeDocument[];
  left: LeftOut[];
  /** Addresses of pictures that the documents show. */
  pictures: string[];
}

const NOTE = 'Из Builder.io';

/**
 * The documents that a space comes to, each at the address that its entry is targeted at. Equal entries give equal
 * documents, so that an import can be repeated. Symbols are put in their places. Never throws.
 */
export function importSpace(
  entries: SpaceEntries,
  mapping: Pick<ElementMapping, 'fieldsOf' | 'toPicture' | 'sizes'>,
): ImportedSpace {
  const pictures = new Set<string>();
  const collecting: ElementMapping = {
    ...mapping,
    symbols: collectSymbols(entries),
    toPicture(url) {
      pictures.add(url);
      return mapping.toPicture?.(url) ?? url;
    },
  };
  const documents: WholeDocument[] = [];
  const left: LeftOut[] = [];
  const taken = new Set<string>();
  for (const model of IMPORTED_MODELS) {
    for (const raw of entries[model] ?? []) {
      const content = readContent(raw);
      const one = content === null ? null : importEntry(model, content, collecting);
      if (one === null) {
        left.push({ where: model, what: 'an entry that is none' });
        continue;
      }
      left.push(...one.left);
      for (const document of one.documents) {
        const where = describeAddress(document.address);
        if (taken.has(where)) left.push({ where, what: 'another entry for the same address' });
        else documents.push(document);
        taken.add(where);
      }
    }
  }
  return { documents, left, pictures: [...pictures] };
}

function collectSymbols(entries: SpaceEntries): Map<string, BuilderContent> {
  const others = Object.entries(entries).filter(([model]) => !IMPORTED_MODELS.some((own) => own === model));
  const contents = others.flatMap(([, list]) => list.flatMap((raw) => readContent(raw) ?? []));
  return new Map(contents.map((content) => [content.id, content]));
}

function importEntry(
  model: ImportedModel,
  content: BuilderContent,
  mapping: ElementMapping,
): Pick<ImportedSpace, 'documents' | 'left'> {
  const { addresses, left: misplaced } = toAddresses(model, content);
  const [first] = addresses;
  const where = first === undefined ? `${model} «${content.name}»` : describeAddress(first);
  const { raw } = model === 'page' ? toPageInfo(content, mapping) : toDocument(content, mapping);
  const { kept, lost } = withoutFindings(raw);
  const published = JSON.stringify(kept);
  return {
    documents: addresses.map((address) => ({ address, published, draft: null, note: NOTE })),
    left: [...misplaced, ...lost].map((what) => ({ where, what })),
  };
}

/** An entry that is targeted at several regions stands in each of them. */
function toAddresses(model: ImportedModel, { data, query }: BuilderContent) {
  const valuesOf = (property: string) =>
    query
      .filter((rule) => rule.property === property && rule.operator === 'is')
      .flatMap(({ value }) => [value].flat())
      .filter((value): value is string => typeof value === 'string');
  const known = ['urlPath', 'region', 'audience'];
  const unread = query.filter((rule) => !known.includes(rule.property) || rule.operator !== 'is');
  const left = unread.map(({ property, operator }) => `targeting: ${property} ${operator}`);
  const names = isPath(model) ? toNames(data.url, valuesOf('urlPath')) : [''];
  if (names.length === 0) return { addresses: [], left: [...left, 'no path'] };
  const addresses: EntryAddress[] = [];
  for (const name of names) {
    for (const region of orAll(valuesOf('region'))) {
      for (const audience of orAll(valuesOf('audience'))) {
        const read = entryAddress.safeParse({ kind: model, name, audience, region });
        if (read.success) addresses.push(read.data);
        else left.push(`its address: ${name} ${audience} ${region}`.trim());
      }
    }
  }
  return { addresses, left };
}

const orAll = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : ['']);

function toNames(url: string | undefined, targeted: readonly string[]): string[] {
  const paths = targeted.length > 0 ? targeted : url === undefined ? [] : [url];
  return [...new Set(paths.map((path) => (path.length > 1 ? withoutTrailingSlashes(path) : path)))];
}

/** What cannot be shown is told once, here, and not kept as a component of the site. */
function withoutFindings(raw: MappedContent['raw']): { kept: MappedContent['raw']; lost: string[] } {
  const lost: string[] = [];
  const keep = (components: readonly RawComponent[]): RawComponent[] =>
    components.flatMap((component) => {
      if (isUnknownType(component.type)) {
        lost.push(component.type.replace(/^Builder: /, ''));
        return [];
      }
      const { children } = component;
      return [children === undefined ? component : { ...component, children: keep(children) }];
    });
  const components = raw['components'];
  if (!Array.isArray(components)) return { kept: raw, lost };
  // Made by `mapElements` alone.
  return { kept: { ...raw, components: keep(components as RawComponent[]) }, lost };
}
