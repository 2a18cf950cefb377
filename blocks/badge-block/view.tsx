import type { ViewProps } from '#registry/define-block';
import { Badge } from '#blocks/ui/badge';
import { toPhase } from '#blocks/ui/countdown/countdown';
import type { Period, Phase } from '#blocks/ui/countdown/countdown';
import { describeEnd, describeLastDay, describeStart, toPeriod } from '#blocks/ui/countdown/promotion-dates';
import { PromotionLine } from '#blocks/ui/countdown/promotion-line';
import { Timer } from '#blocks/ui/countdown/timer';
import { Icon } from '#blocks/ui/icon';
import { Section } from '#blocks/ui/section';
import type { block } from './block';
import styles from './view.module.css';

type Props = ViewProps<typeof block>['props'];

/** What is said of a promotion's dates in each phase; all of it is in the HTML, one of it is seen. */
function Dates({ period: { startMs, endMs }, phase }: { period: Period; phase: Phase }) {
  return (
    <>
      {startMs !== null && (
        <PromotionLine when={['before']} phase={phase}>
          Акция начнётся {describeStart(startMs)}
        </PromotionLine>
      )}
      <PromotionLine when={['running', 'counting']} phase={phase}>
        {startMs === null ? 'Акция действует' : `Акция действует с ${describeStart(startMs)}`}
        {endMs !== null && ` до ${describeEnd(endMs)}`}
      </PromotionLine>
      {endMs !== null && (
        <PromotionLine when={['finished']} phase={phase}>
          Акция закончилась {describeLastDay(endMs)}
        </PromotionLine>
      )}
    </>
  );
}

/** Without the server's time the promotion is taken for running; the script in the browser knows better. */
function phaseOf(period: Period, { archived }: Props, nowMs: number | null): Phase {
  if (archived) return 'finished';
  return nowMs === null ? 'running' : toPhase(period, nowMs);
}

export default function View({ id, props, data }: ViewProps<typeof block>) {
  const { archived, badges, isActionPage } = props;
  const period = toPeriod(props);
  const phase = phaseOf(period, props, data.nowMs);
  const hasDates = period.startMs !== null || period.endMs !== null;
  const counts = isActionPage && !archived && period.endMs !== null;
  return (
    <Section id={id} rhythm="tight">
      <div
        className={styles.panel}
        data-tone={archived ? 'sunken' : 'soft'}
        data-promotion={archived ? undefined : phase}
        data-start={period.startMs ?? undefined}
        data-end={period.endMs ?? undefined}
      >
        <div className={styles.words}>
          {(badges.length > 0 || archived) && (
            <ul className={styles.badges}>
              {archived && (
                <li>
                  <Badge>В архиве</Badge>
                </li>
              )}
              {badges.map((badge, index) => (
                <li key={`${index}-${badge}`}>
                  <Badge tone={archived ? 'neutral' : 'brand'}>{badge}</Badge>
                </li>
              ))}
            </ul>
          )}
          {(hasDates || archived) && (
            <div className={styles.dates}>
              <Icon name="calendar" className={styles.icon} />
              {/* Spoken when the promotion ends before the visitor's eyes. */}
              <div aria-live="polite">
                {archived && period.endMs === null ? (
                  <p>Акция закончилась</p>
                ) : (
                  <Dates period={period} phase={phase} />
                )}
              </div>
            </div>
          )}
        </div>
        {counts && (
          <Timer
            id={`${id}-timer`}
            leftMs={data.nowMs === null || period.endMs === null ? 0 : period.endMs - data.nowMs}
            shown={phase === 'counting'}
          />
        )}
      </div>
    </Section>
  );
}
