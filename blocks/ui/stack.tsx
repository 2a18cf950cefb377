import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './stack.module.css';

/** A step of the spacing scale: 4 8 12 16 24 32 48 64 96 px. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type Tag = 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'article' | 'fieldset';

export type StackProps = {
  children: ReactNode;
  gap?: SpaceStep | undefined;
  align?: 'stretch' | 'start' | 'center' | undefined;
  as?: Tag | undefined;
  className?: string | undefined;
};

export type RowProps = {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  justify?: 'start' | 'center' | 'between' | undefined;
  align?: 'center' | 'start' | 'end' | undefined;
  as?: Tag | undefined;
  className?: string | undefined;
};

/** Children under each other, one gap between all of them. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div', className }: StackProps) {
  return (
    <Element className={classNames(styles.stack, styles[`gap-${gap}`], styles[`align-${align}`], className)}>
      {children}
    </Element>
  );
}

/** Children beside each other that wrap onto new lines: buttons, badges, links. */
export function Row(props: RowProps) {
  const { children, gap = 3, justify = 'start', align = 'center', as: Element = 'div', className } = props;
  return (
    <Element
      className={classNames(
        styles.row,
        styles[`row-gap-${gap}`],
        styles[`justify-${justify}`],
        styles[`items-${align}`],
        className,
      )}
    >
      {children}
    </Element>
  );
}
