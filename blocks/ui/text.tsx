import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './type.module.css';

export type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | undefined;
  look?: 'lead' | 'body' | 'small' | undefined;
  tone?: 'plain' | 'muted' | 'brand' | 'accent' | 'error' | 'success' | 'warning' | undefined;
  strong?: boolean | undefined;
  /** Lines no longer than 68 characters. */
  measured?: boolean | undefined;
  align?: 'start' | 'center' | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Running text in one of three sizes. */
export function Text(props: TextProps) {
  const { children, as: Tag = 'p', look = 'body', tone = 'plain', strong = false, id, className } = props;
  const { measured = false, align = 'start' } = props;
  return (
    <Tag
      id={id}
      className={classNames(
        styles[look],
        styles[tone],
        strong && styles.strong,
        measured && styles.measured,
        styles[align],
        className,
      )}
    >
      {typeof children === 'string' ? keepSpeeds(children) : children}
    </Tag>
  );
}

const SPEED = /((?:[\d,–]{1,9}[ \u00a0])?[КМГ]бит\/с)/;

/** «800 Мбит/с» is never parted: a browser would break the line after the slash. */
function keepSpeeds(text: string): ReactNode {
  const parts = text.split(SPEED);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    SPEED.test(part) ? (
      <span key={`${index}-${part}`} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
