/**
 * The kinds of documents that editors keep and the specification's calls list, in the order of the studio. Everything
 * else about a kind stands in its folder in `cms/kinds`. The names alone stand here: commands that work on the store
 * without a bundler need them, and so does the demo content.
 */
export const DOCUMENT_KINDS = ['news', 'promotion', 'faq', 'banner', 'fact'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export function isDocumentKind(kind: string): kind is DocumentKind {
  return DOCUMENT_KINDS.some((known) => known === kind);
}
