import { Link } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import { ScreenHead } from '../../shell/screen-head';
import { useAnswer } from '../../shell/use-answer';
import type { ActionAnswer } from '../../studio-answer.server';
import { useTexts } from '../../texts/use-texts';
import { Collisions, type ShownCollision } from './collisions';
import type { Month } from './month';
import { MonthView } from './month-view';
import type { PlanRow } from './plan-rows.server';
import { PlanTable } from './plan-table';
import parts from '../parts.module.css';
import styles from './schedule.module.css';

interface SiteScheduleViewProps {
  waiting: readonly PlanRow[];
  closed: readonly PlanRow[];
  collisions: readonly ShownCollision[];
  /** Null: as a list. */
  month: Month | null;
  canPublish: boolean;
  answer: ActionAnswer | undefined;
}

/** Every plan of the site: as a list, or on a calendar. */
export function SiteScheduleView({
  waiting,
  closed,
  collisions,
  month,
  canPublish,
  answer,
}: SiteScheduleViewProps) {
  const t = useTexts('plans');
  useAnswer(answer);
  return (
    <>
      <ScreenHead title={t('title')} note={t('note', { count: waiting.length })}>
        <Views isCalendar={month !== null} />
      </ScreenHead>
      <div className={parts.parts}>
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        <Collisions collisions={collisions} />
        {month === null ? (
          <PlanTable caption={t('coming')} plans={waiting} empty={t('none')} canPublish={canPublish} />
        ) : (
          <MonthView month={month} plans={[...waiting, ...closed]} />
        )}
        {month === null && closed.length > 0 && (
          <section aria-labelledby="past">
            <h2 id="past" className={parts.title}>
              {t('past_title')}
            </h2>
            <PlanTable caption={t('past_title')} plans={closed} empty="" canPublish={canPublish} />
          </section>
        )}
      </div>
    </>
  );
}

function Views({ isCalendar }: { isCalendar: boolean }) {
  const t = useTexts('plans');
  return (
    <nav aria-label={t('views')} className={styles.views}>
      <Link to="?" aria-current={isCalendar ? undefined : 'page'} className={styles.view}>
        {t('view_list')}
      </Link>
      <Link to="?view=calendar" aria-current={isCalendar ? 'page' : undefined} className={styles.view}>
        {t('view_calendar')}
      </Link>
    </nav>
  );
}
