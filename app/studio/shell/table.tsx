import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column {
  key: string;
  title: ReactNode;
  /** Stands at the end of its column. */
  end?: boolean;
  /** The rows are in the order of this column. */
  sort?: 'ascending' | 'descending' | undefined;
}

export interface TableProps {
  /** Said to screen readers; the screen's title says it to others. */
  caption: string;
  columns: readonly Column[];
  /** Rows: `<tr>` with as many cells. */
  children: ReactNode;
}

/** A list in rows. It scrolls sideways by itself where the window is narrow. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    // Focusable: a keyboard scrolls it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.wrap} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, end = false, sort }) => (
              <th key={key} scope="col" aria-sort={sort} className={end ? styles.end : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** In the place of a list that has nothing. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrap}>
      <div className={styles.empty}>{children}</div>
    </div>
  );
}
