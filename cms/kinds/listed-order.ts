import type { ListedDocument } from './define-kind';

/** Orders that lists are put together from. */

type Compare<Row> = (one: Row, other: Row) => number;
export type Order = Compare<ListedDocument>;

/** The latest first; what has no time stands before all. */
export const byTime: Order = (one, other) => (other.from ?? '9').localeCompare(one.from ?? '9');

export const byName: Compare<Pick<ListedDocument, 'name'>> = (one, other) => (one.name < other.name ? -1 : 1);

export const byNumber: Compare<Pick<ListedDocument, 'order'>> = (one, other) =>
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER);

export const byGroup: Order = (one, other) => one.group.localeCompare(other.group);

/** Puts rows in the first of these orders that tells them apart. */
export function sortBy(...orders: readonly Order[]) {
  return <Row extends ListedDocument>(rows: readonly Row[]): Row[] =>
    [...rows].sort((one, other) => {
      for (const order of orders) {
        const apart = order(one, other);
        if (apart !== 0) return apart;
      }
      return 0;
    });
}
