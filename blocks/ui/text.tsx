import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { keepWhole } from './keep-whole';
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
      {keepWhole(children)}
    </Tag>
  );
}
