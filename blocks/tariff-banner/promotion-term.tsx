import type { Phase } from '#blocks/ui/countdown/countdown';
import {
  describeEnd,
  describeLastDay,
  describeStart,
  toPeriod,
  type PromotionDates,
} from '#blocks/ui/countdown/promotion-dates';
import { PromotionLine } from '#blocks/ui/countdown/promotion-line';
import { Timer } from '#blocks/ui/countdown/timer';
import { Icon } from '#blocks/ui/icon';
import styles from './promotion-term.module.css';

export type PromotionTermProps = {
  /** Unique on the page; a prefix of ids. */
  id: string;
  dates: PromotionDates;
  /** Where it stood when the page was made. */
  phase: Phase;
  /** The line with `{date}` where the last day stands. */
  text: string;
};

/**
 * How long the promotion of a price lasts. The page is kept for everybody, so its HTML says only the last day; the
 * script shows the countdown, in a place that waits for it. What is over is not in the HTML at all.
 */
export function PromotionTerm({ id, dates, phase, text }: PromotionTermProps) {
  const { startMs, endMs } = toPeriod(dates);
  if (endMs === null || phase === 'finished') return null;
  return (
    <div className={styles.term} data-promotion={phase} data-start={startMs ?? undefined} data-end={endMs}>
      <div className={styles.dates}>
        <Icon name="calendar" className={styles.icon} />
        {/* Spoken when the promotion ends before the visitor's eyes. */}
        <div aria-live="polite">
          {startMs !== null && (
            <PromotionLine when={['before']} phase={phase}>
              Акция начнётся {describeStart(startMs)}
            </PromotionLine>
          )}
          <PromotionLine when={['running', 'counting']} phase={phase}>
            {text.replace('{date}', describeEnd(endMs))}
          </PromotionLine>
          <PromotionLine when={['finished']} phase={phase}>
            Акция закончилась {describeLastDay(endMs)}
          </PromotionLine>
        </div>
      </div>
      <div className={phase === 'counting' ? styles.place : undefined}>
        <Timer id={`${id}-timer`} leftMs={null} shown={false} />
      </div>
    </div>
  );
}
