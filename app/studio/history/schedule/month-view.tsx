import { Link } from '@remix-run/react';
import { MONTHS } from '#blocks/ui/text/months';
import { toMoscowDay } from '#schemas/values/moscow';
import { writeTime } from '../../shell/moment';
import { ToolLink } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import { toEntryPath } from '#app/studio/history/entry-paths';
import type { Month } from './month';
import { WEEKDAYS } from './month-words';
import type { PlanRow } from './plan-rows.server';
import styles from './schedule.module.css';

/** Plans on the days of a month. */
export function MonthView({ month, plans }: { month: Month; plans: readonly PlanRow[] }) {
  const t = useTexts('plans');
  const name = t('month', { month: MONTHS[month.index] ?? '', year: String(month.year) });
  return (
    <section aria-labelledby="month">
      <div className={styles['month-head']}>
        <ToolLink
          to={`?view=calendar&month=${month.previous}`}
          aria-label={t('previous')}
          icon="chevron-left"
        >
          {''}
        </ToolLink>
        <h2 id="month" className={styles['month-name']} aria-live="polite">
          {name}
        </h2>
        <ToolLink to={`?view=calendar&month=${month.next}`} aria-label={t('next')} icon="chevron-right">
          {''}
        </ToolLink>
      </div>
      <table className={styles.calendar}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, full }) => (
              <th key={short} scope="col" abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, at) => (
                <Day key={at} day={day} plans={plans} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, plans }: { day: string | null; plans: readonly PlanRow[] }) {
  const t = useTexts('plans');
  if (day === null) return <td className={styles.outside}>{'\u00a0'}</td>;
  const own = plans.filter(({ at }) => toMoscowDay(at) === day);
  return (
    <td>
      <span className={styles.date}>{Number(day.slice(-2))}</span>
      {own.length > 0 && (
        <ul aria-label={t('day', { day: day.split('-').reverse().join('.') })}>
          {own.map(({ id, entryId, at, action, title, state }) => (
            <li key={id} className={styles.event} data-action={action} data-state={state}>
              <Link to={toEntryPath(entryId, 'schedule')}>
                {writeTime(at)} {t(`action_${action}`)}: {title}
                {state !== 'waiting' && ` · ${t(`state_${state}`)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
