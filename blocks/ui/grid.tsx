import { Children } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './grid.module.css';

type Columns = 1 | 2 | 3 | 4;

export type GridProps = {
  /** One element per cell; a Fragment counts as one. With `as="ul"` each is an `<li>`. */
  children: ReactNode;
  /** The most columns, on a desktop. From 768 px there are two, on phones `phoneColumns`; a rail is one row under the finger. */
  columns?: 2 | 3 | 4 | undefined;
  phoneColumns?: 1 | 2 | 'rail' | undefined;
  /** What an incomplete last row does: its cells widen to fill it (default), stand centred, or stay at the start. */
  lastRow?: 'widen' | 'center' | 'start' | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  className?: string | undefined;
};

/**
 * Columns for `count` cells: no more than there are cells, and one fewer where that saves a lone last cell (five cells
 * stand 3 + 2 and not 4 + 1, four stand 2 + 2 and not 3 + 1). Seven in three columns stand 3 + 2 + 2: the stylesheet.
 */
export function balancedColumns(count: number, columns: 2 | 3 | 4): Columns {
  const isOneLeft = count > columns && count % columns === 1;
  if (isOneLeft && columns === 4) return 3;
  if (isOneLeft && columns === 3 && count === 4) return 2;
  return toColumns(Math.max(1, Math.min(count, columns)));
}

function toColumns(value: number): Columns {
  return value === 1 || value === 2 || value === 3 ? value : 4;
}

/** Cards in columns in which a list of any length looks intended: no orphan in the last row. */
export function Grid(props: GridProps) {
  const { children, columns = 3, phoneColumns = 1, lastRow = 'widen', as: Tag = 'div', className } = props;
  const desktop = balancedColumns(Children.toArray(children).length, columns);
  return (
    <Tag
      className={classNames(
        styles.grid,
        styles[`columns-${desktop}`],
        styles[`phone-${phoneColumns}`],
        styles[lastRow],
        className,
      )}
    >
      {children}
    </Tag>
  );
}
