import type { Audience } from './page';

/** What can be wrong with content. Texts for editors by code: app/content-check/finding-texts. */
export type FindingCode =
  // The page itself.
  | 'page-shape'
  | 'page-field'
  | 'title-missing'
  | 'description-missing'
  | 'unreachable-address'
  | 'redirect-refused'
  | 'redirect-loop'
  | 'redirect-chain'
  // A document that is no page.
  | 'document-field'
  | 'category-missing'
  | 'picture-missing'
  // A block as such.
  | 'component-shape'
  | 'component-limit'
  | 'component-depth'
  | 'duplicate-id'
  | 'unknown-type'
  | 'newer-version'
  | 'outdated-version'
  | 'invalid-props'
  | 'migration-failed'
  | 'children-ignored'
  | 'load-failed'
  | 'faulty-definition'
  | 'render-failed'
  // What a block or the page itself needs of the operator, or leads to.
  | 'product-unknown'
  | 'reference-unknown'
  | 'typed-price'
  | 'text-style'
  | 'requirement-missing'
  | 'block-empty'
  | 'dead-window'
  | 'dead-anchor'
  | 'dead-link'
  | 'dead-file'
  | 'offer-unknown'
  | 'offer-closed'
  | 'offer-ends'
  | 'unchecked'
  // How it is made.
  | 'example-left'
  | 'alt-missing'
  | 'heading-missing'
  | 'heading-repeated'
  | 'heading-order'
  | 'price-mismatch'
  | 'over-budget';

/**
 * What is wrong with a piece of content: one model for the log, the editor's overlay, the console, the JSON of
 * `?componentCheck`, the studio and the command line.
 */
export interface Finding {
  code: FindingCode;
  /** `error`: something is not shown, or leads nowhere. `warning`: it works, but something is lost. */
  severity: 'error' | 'warning';
  /** The component's id, or its place in the list (`block-3`); `page` for the page's own fields. */
  id: string;
  type: string;
  version: number;
  /** RFC 6901 pointer into the component (or the page): `/props/title`. */
  pointer: string;
  message: string;
  /** What to do about it, for the developer. */
  fix: string;
  /** The value in question: an address, the id of a window, an amount. */
  about?: string;
}

/** Who repairs it: the editorial office, or the developers. */
export type FindingOwner = 'editors' | 'developers';

/** A finding with the place where it stands. */
export interface PlacedFinding extends Finding {
  /** The path of the page, or what else the document is called: `layout b2c`. */
  page: string;
  /** Empty for what both audiences share. */
  audience: Audience | '';
  /** The regions that it was found in; `all` for every one that the document is for. */
  regions: readonly string[] | 'all';
  owner: FindingOwner;
  /** What editors call the block: «Баннер»; the page's own findings have none. */
  label: string | null;
  /** RFC 6901 pointer to the component in the page: `/components/3`; empty for the page itself. */
  place: string;
  /** What is wrong in an editor's words, where more can be said than the code says: «Цена → Сумма: введите число». */
  details?: string;
}

const OF_DEVELOPERS: ReadonlySet<FindingCode> = new Set([
  ...(['newer-version', 'migration-failed', 'render-failed', 'price-mismatch'] as const),
  ...(['load-failed', 'unchecked'] as const),
]);

/** Faults of the code are the developers'; everything else is repaired in the content. */
export function toOwner(code: FindingCode): FindingOwner {
  return OF_DEVELOPERS.has(code) ? 'developers' : 'editors';
}

/** RFC 6901: `['props', 'a/b', 0]` → `/props/a~1b/0`. */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
