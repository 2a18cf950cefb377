import type { ReactNode } from 'react';
import { Heading } from '#blocks/ui/heading';
import { Wordmark } from '#blocks/ui/wordmark';
import { Stack } from '#blocks/ui/stack';
import density from '../shell/density.module.css';
import styles from './entrance-frame.module.css';

export interface EntranceFrameProps {
  brand: string;
  title: string;
  children: ReactNode;
}

/** A screen before the studio: one form in the middle, without scripts. */
export function EntranceFrame({ brand, title, children }: EntranceFrameProps) {
  return (
    <main className={`${styles.page} ${density.dense}`}>
      <div className={styles.card}>
        <Wordmark brand={brand} />
        <Stack gap={4}>
          <Heading level={1} look="lead" className={styles.title}>
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </main>
  );
}
