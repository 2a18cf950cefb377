import type { Audience } from '#schemas/page';

/** What the studio keeps documents of. */
export const ENTRY_KINDS = [
  ...(['page', 'layout', 'form', 'redirect', 'main-page'] as const),
  ...(['news', 'promotion', 'faq', 'banner'] as const),
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

/** For people and logs: `page /tariffs/all (b2c, spb)`. */
export function describeAddress({ kind, name, audience, region }: EntryAddress): string {
  const scope = [audience, region].filter(Boolean).join(', ');
  return [kind, name, scope && `(${scope})`].filter(Boolean).join(' ');
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
