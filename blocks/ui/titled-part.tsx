import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Heading } from './heading';
import styles from './titled-part.module.css';

export type TitledPartProps = {
  children: ReactNode;
  title?: string | undefined;
  /** Of the heading, where something is labelled by it. */
  titleId?: string | undefined;
  /** Keeps the title in reach beside a long list. */
  sticky?: boolean | undefined;
};

/**
 * What is read, beside its h2: above it on narrow screens, on a desktop on its left, a third of the page's grid.
 * Without a title only the content.
 */
export function TitledPart({ children, title, titleId, sticky }: TitledPartProps) {
  if (!title) return <div>{children}</div>;
  return (
    <div className={styles.part}>
      <Heading level={2} id={titleId} className={classNames(styles.title, sticky && styles.sticky)}>
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
