import styles from './sum-list.module.css';

interface SumRow {
  id: string;
  title: string;
  /** Formatted: «300 ₽», «бесплатно». */
  sum: string;
}

/** What something costs, line by line, with the total beneath. */
export function SumList({ rows, total }: { rows: readonly SumRow[]; total: SumRow }) {
  return (
    <dl className={styles.sums}>
      {rows.map((row) => (
        <Row key={row.id} row={row} className={styles.row} />
      ))}
      <Row row={total} className={styles.total} />
    </dl>
  );
}

function Row({ row: { title, sum }, className }: { row: SumRow; className: string | undefined }) {
  return (
    <div className={className}>
      <dt>{title}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
