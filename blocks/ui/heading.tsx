import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import { keepWhole } from './keep-whole';
import styles from './type.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingLook = 'display' | 'title' | 'subtitle' | 'lead' | 'body';

export type HeadingProps = {
  /** The place in the page's outline. */
  level: HeadingLevel;
  /** How it looks; by default what fits the level. */
  look?: HeadingLook | undefined;
  id?: string | undefined;
  children: ReactNode;
  align?: 'start' | 'center' | undefined;
  className?: string | undefined;
  /** For headings that take the focus when a step comes: with `tabIndex={-1}`. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  tabIndex?: -1 | undefined;
  autoFocus?: boolean | undefined;
};

const DEFAULT_LOOK: Record<HeadingLevel, HeadingLook> = {
  1: 'display',
  2: 'title',
  3: 'subtitle',
  4: 'lead',
  5: 'body',
  6: 'body',
};

/** A heading whose level and look are apart: the outline stays true, whatever the design wants. */
export function Heading(props: HeadingProps) {
  const { level, look, id, children, align = 'start', className, headingRef, ...focus } = props;
  const Tag = `h${level}` as const;
  const lookName = look ?? DEFAULT_LOOK[level];
  return (
    <Tag
      id={id}
      ref={headingRef}
      {...focus}
      className={classNames(styles.heading, styles[`heading-${lookName}`], styles[align], className)}
    >
      {keepWhole(children)}
    </Tag>
  );
}
