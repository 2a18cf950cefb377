import type { ComponentProps } from 'react';
import { Button } from '#blocks/ui/button';
import styles from './flow.module.css';

/** A button without a face, for a way back or aside: its words stand on the edge of the column. */
export function QuietButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'wide' | 'className'>) {
  return <Button {...props} variant="ghost" className={styles.quiet} />;
}
