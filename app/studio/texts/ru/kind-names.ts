import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { KindWords } from '#cms/kinds/define-list';
import { kindLists } from '#cms/kinds/kind-lists';

type KindNames = Record<`kind_${DocumentKind}`, string>;

/** What one document of each kind is called, as texts of a screen. */
export const kindNames = toNames(({ one }) => one);

/** The same where there is little room. */
export const shortKindNames = toNames(({ one, oneShort = one }) => oneShort);

function toNames(choose: (words: KindWords) => string): KindNames {
  // One key for each of the kinds that the type is made of.
  return Object.fromEntries(kindLists.map(({ kind, words }) => [`kind_${kind}`, choose(words)])) as KindNames;
}
