import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './nested-blocks.module.css';

export type NestedBlocksProps = {
  children: ReactNode;
  className?: string | undefined;
};

/** Where a block that holds other blocks puts them: they keep the room and the titles of a part, not of a page. */
export function NestedBlocks({ children, className }: NestedBlocksProps) {
  return <div className={classNames(styles.nested, className)}>{children}</div>;
}
