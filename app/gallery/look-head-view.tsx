import type { ReactNode } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import styles from './example.module.css';
import shared from './gallery.module.css';

interface LookHeadViewProps {
  id: string;
  name: string;
  /** The name is words, not what the code calls it. */
  hasWords?: boolean;
  note: ReactNode;
  /** Where else to look at it, and what to take along. */
  actions: ReactNode;
  children: ReactNode;
}

/** What stands above an example of a block, or a state of a flow. */
export function LookHeadView({ id, name, hasWords, note, actions, children }: LookHeadViewProps) {
  return (
    <Section id={id} rhythm="none" tone="sunken" className={classNames(shared.band, styles.example)}>
      <div className={styles['example-head']}>
        <div className={styles['example-name']} data-has-words={hasWords || undefined}>
          <Heading level={2} look="lead">
            {name}
          </Heading>
          <span className={shared.muted}>{note}</span>
        </div>
        <div className={styles['example-actions']}>{actions}</div>
      </div>
      {children}
    </Section>
  );
}
