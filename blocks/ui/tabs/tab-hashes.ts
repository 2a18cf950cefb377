/** The hashes of a tab, as content writes them: `russia, home-region` (d2 §2.1). Order is kept. */
export function toHashes(commaSeparated: string): string[] {
  return commaSeparated.split(',').map((hash) => hash.trim());
}

/** What stands in the address after `#`: browsers keep Cyrillic hashes percent-encoded. */
export function toFragment(hash: string): string {
  return `#${encodeURIComponent(hash)}`;
}

/** The index of the tab that a fragment (`#russia`) names, or null. */
export function findNamedTab(tabs: readonly (readonly string[])[], fragment: string): number | null {
  const index = tabs.findIndex((hashes) =>
    hashes.some((hash) => fragment === `#${hash}` || fragment === toFragment(hash)),
  );
  return index === -1 ? null : index;
}
