import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';
import type { Tone } from './tone';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'article' | 'li' | 'section' | undefined;
  tone?: Tone | undefined;
  padding?: 'none' | 'm' | 'l' | undefined;
  /** A card that leads somewhere answers to the pointer; give its link `stretched`. */
  interactive?: boolean | undefined;
  /** Stands out among its neighbours by a frame of the brand's colour. */
  highlighted?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** A rounded surface. Fills its cell, lays its children under each other; a `CardFoot` sticks to the bottom. */
export function Card(props: CardProps) {
  const { children, as: Tag = 'div', tone = 'raised', padding = 'm', id, className } = props;
  return (
    <Tag
      id={id}
      data-tone={tone}
      className={classNames(
        styles.card,
        styles[`padding-${padding}`],
        (tone === 'raised' || tone === 'plain') && styles.bordered,
        props.interactive && styles.interactive,
        props.highlighted && styles.highlighted,
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** The bottom of a card: price and buttons stand on one line across a row of cards. */
export function CardFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
