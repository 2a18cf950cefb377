import { toNoun } from '#schemas/values/plural';
import { COUNTDOWN_UNITS, toCountdown } from './countdown';
import { UNIT_WORDS } from './unit-words';
import styles from './timer.module.css';

export interface TimerProps {
  /** Unique on the page. */
  id: string;
  /** Time to the end in ms; null where only the browser will know it. */
  leftMs: number | null;
  shown: boolean;
}

/**
 * How long it still takes, as numbers with their words. The words wait in data attributes in all their forms, so that
 * the script needs none of its own. A timer is not read out at every step: `aria-live="off"` is what its role means.
 */
export function Timer({ id, leftMs, shown }: TimerProps) {
  const countdown = leftMs === null ? {} : toCountdown(Math.max(0, leftMs));
  return (
    <div className={styles.timer} data-timer hidden={!shown}>
      <p id={id} className={styles.title}>
        До конца акции осталось
      </p>
      <div role="timer" aria-live="off" aria-labelledby={id} className={styles.cells}>
        {COUNTDOWN_UNITS.map((unit) => {
          const count = countdown[unit];
          const [one, few, many] = UNIT_WORDS[unit];
          return (
            <span key={unit} className={styles.cell} data-unit={unit} hidden={count === undefined}>
              <span className={styles.number} data-number>
                {count ?? 0}
              </span>{' '}
              <span className={styles.word} data-one={one} data-few={few} data-many={many}>
                {leftMs !== null && toNoun(count ?? 0, UNIT_WORDS[unit])}
              </span>{' '}
            </span>
          );
        })}
      </div>
    </div>
  );
}
