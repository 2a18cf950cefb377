import * as z from 'zod';
import { DOCUMENT_KINDS } from '#schemas/documents/document-kinds';
import { audience, type Audience } from '#schemas/page';

/** What the studio keeps documents of. */
export const ENTRY_KINDS = [
  ...(['page', 'layout', 'form', 'redirect', 'main-page'] as const),
  ...DOCUMENT_KINDS,
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Where a document stands: no two entries share one. */
export interface EntryAddress {
  kind: EntryKind;
  /** The path of a page or a redirect, the uuid of a form's page; empty for what there is one of. */
  name: string;
  /** Empty for what both audiences share. */
  audience: Audience | '';
  /** A region's code; empty for all regions. */
  region: string;
}

const MAX_NAME = 300;
/** Segments without what would make the address of another resource, or could not be written in one. */
const PATH = /^\/(?:[^\s/?#\p{Cc}\p{Surrogate}]+(?:\/[^\s/?#\p{Cc}\p{Surrogate}]+)*)?$/u;
const DOTS = /\/\.{1,2}(?:\/|$)/;
const NAME = /^[\w.~-]+$/;
const REGION = /^(?:[a-z0-9-]{1,60})?$/;
/** Kinds that a scope has one document of. */
const SINGLE: ReadonlySet<EntryKind> = new Set(['layout', 'main-page']);

/** An address as it comes from outside. */
export const entryAddress = z
  .strictObject({
    kind: z.enum(ENTRY_KINDS),
    name: z.string().max(MAX_NAME),
    audience: z.union([audience, z.literal('')]),
    region: z.string().regex(REGION, { error: 'must be the code of a region, or empty for all' }),
  })
  .superRefine((address, context) => {
    const fault = findNameFault(address);
    if (fault !== null) context.addIssue({ code: 'custom', path: ['name'], message: fault });
  });

function findNameFault({ kind, name }: Pick<EntryAddress, 'kind' | 'name'>): string | null {
  if (isPath(kind))
    return PATH.test(name) && !DOTS.test(name)
      ? null
      : 'must be a path like /tariffs/all: without a slash at its end, query, spaces and dot segments';
  if (SINGLE.has(kind)) return name === '' ? null : `must be empty: there is one ${kind} in a scope`;
  return NAME.test(name) ? null : 'must be one or more of A-Z a-z 0-9 . _ ~ -';
}

/** For people and logs: `page /tariffs/all (b2c, spb)`. */
export function describeAddress({ kind, name, audience, region }: EntryAddress): string {
  const scope = [audience, region].filter(Boolean).join(', ');
  return [kind, name, scope && `(${scope})`].filter(Boolean).join(' ');
}

const DESCRIBED = /^([a-z-]+)(?: ([^ (][^ ]*))?(?: \(([^)]*)\))?$/;

/** Reads what `describeAddress` has written; null for what is no address. */
export function readDescribed(text: string): EntryAddress | null {
  const [, kind, name = '', scope = ''] = DESCRIBED.exec(text) ?? [];
  const parts = scope === '' ? [] : scope.split(', ');
  const whose = audience.safeParse(parts[0]);
  const address = {
    kind,
    name,
    audience: whose.success ? whose.data : '',
    region: (whose.success ? parts[1] : parts[0]) ?? '',
  };
  return entryAddress.safeParse(address).data ?? null;
}

/** The name under which a published document that is no page is read: `layout/b2c`, `form/1f0c@spb`. */
export function toDocumentName({ kind, name, audience, region }: EntryAddress): string {
  const parts = [kind, audience, name].filter(Boolean).join('/');
  return region === '' ? parts : `${parts}@${region}`;
}

/** Kinds that a visitor reaches by a path: they share the addresses of the site. */
export function isPath(kind: EntryKind): kind is 'page' | 'redirect' {
  return kind === 'page' || kind === 'redirect';
}
