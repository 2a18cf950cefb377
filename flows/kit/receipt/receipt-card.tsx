import type { ReactNode } from 'react';
import { Card } from '#blocks/ui/card';
import { classNames } from '#blocks/ui/class-names';
import { Heading } from '#blocks/ui/heading';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import styles from './receipt.module.css';

/** What something is, and what it costs in words: «792 ₽». */
export interface ReceiptRow {
  id: string;
  title: ReactNode;
  sum: string;
}

interface ReceiptCardProps {
  title: string;
  rows: readonly ReceiptRow[];
  /** The first is the loudest. */
  totals: readonly ReceiptRow[];
  /** Stands in place of rows where there are none. */
  empty?: string;
  /** Under the totals: what is not in them. */
  note?: ReactNode;
  /** On phones the sum above the button is enough, until the form is sent. */
  isAlwaysShown?: boolean;
}

/** What is chosen, with what each costs and the sums. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { title, rows, totals, empty, note, isAlwaysShown = false } = props;
  return (
    <div className={classNames(styles.receipt, isAlwaysShown && styles.always)}>
      <Card>
        <Stack gap={4}>
          <Heading level={3} look="lead">
            {title}
          </Heading>
          {rows.length === 0 && empty !== undefined ? (
            <Text tone="muted">{empty}</Text>
          ) : (
            <>
              <ul className={styles.lines}>
                {rows.map((row) => (
                  <li key={row.id} className={styles.row}>
                    <span>{row.title}</span>
                    <span className={styles.sum}>{row.sum}</span>
                  </li>
                ))}
              </ul>
              <dl className={styles.totals}>
                {totals.map((row, index) => (
                  <div key={row.id} className={styles.row}>
                    <dt>{row.title}</dt>
                    <dd className={index === 0 ? styles.total : styles.sum}>{row.sum}</dd>
                  </div>
                ))}
              </dl>
              {note}
            </>
          )}
        </Stack>
      </Card>
    </div>
  );
}

interface WithReceiptProps {
  /** Has the form something that is better large: a map? */
  isRoomy?: boolean;
  children: ReactNode;
}

/** A form with its receipt beside it, where there is room; on phones one below the other. */
export function WithReceipt({ isRoomy = false, children }: WithReceiptProps) {
  return <div className={classNames(styles.layout, isRoomy && styles.roomy)}>{children}</div>;
}

/** On phones: the sum in one line above the button. */
export function ReceiptLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
