import type { ComponentProps } from 'react';
import { Button } from '#blocks/ui/button';
import styles from './flow.module.css';

/** A button without border and ground, for the way back and other side steps. Its text begins at the edge of the column. */
export function QuietButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'wide' | 'className'>) {
  return <Button {...props} variant="ghost" className={styles.quiet} />;
}
