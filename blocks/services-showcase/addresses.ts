interface Asked {
  path: string;
  filter: string | null;
  query: string;
}

/** The address of a showcase with a chip and a search: `/services?filter=calls&q=…`; plain without either. */
export function toShowcaseUrl({ path, filter, query }: Asked): string {
  const asked = new URLSearchParams({ ...(filter && { filter }), ...(query && { q: query }) }).toString();
  return asked === '' ? path : `${path}?${asked}`;
}
