import styles from './experiments.module.css';

interface IntervalBarProps {
  /** All as shares, from −1 to 1. */
  low: number;
  high: number;
  middle: number;
  worth: number;
}

const HALF = 50;

/** The interval beside nought and beside what is worth knowing; the sentence above it says the same. */
export function IntervalBar({ low, high, middle, worth }: IntervalBarProps) {
  const reach = Math.max(Math.abs(low), Math.abs(high), worth) * 1.1;
  const at = (share: number) => HALF + (share / reach) * HALF;
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={styles.interval}>
      <rect x={at(-worth)} width={at(worth) - at(-worth)} height="12" className={styles['interval-worth']} />
      <rect x={at(low)} y="4" width={at(high) - at(low)} height="4" className={styles['interval-range']} />
      <rect x={at(0) - 0.15} width="0.3" height="12" className={styles['interval-nought']} />
      <rect x={at(middle) - 0.4} y="2" width="0.8" height="8" className={styles['interval-middle']} />
    </svg>
  );
}
