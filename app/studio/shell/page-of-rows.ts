/** What of a list stands on a page. */
export interface PageOfRows<Row> {
  rows: Row[];
  /** From 1; the last one where there are fewer than were asked for. */
  page: number;
  pages: number;
}

export function toPageOfRows<Row>(all: readonly Row[], wanted: number, size: number): PageOfRows<Row> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(wanted, pages);
  return { rows: all.slice((page - 1) * size, page * size), page, pages };
}

/** Has every word of a search, in any order? */
export function hasWords(text: string, search: string): boolean {
  const whole = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
