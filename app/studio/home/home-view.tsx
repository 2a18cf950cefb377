import type { SerializeFrom } from '@remix-run/node';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Badge } from '#blocks/ui/badge';
import { Notice } from '#blocks/ui/notice';
import { toEditorPath, toEntryPath } from '#app/studio/history/entry-paths';
import { hasRight } from '../session/rights';
import { Moment } from '../shell/moment';
import { usePlaceName } from '../shell/use-place-name';
import { ScreenHead } from '../shell/screen-head';
import { ToolLink } from '../shell/tool-button';
import { useEditor, useHasOwnPages } from '../shell/use-editor';
import { useTexts } from '../texts/use-texts';
import type { homeLoader } from './home.server';
import styles from './home.module.css';

type HomeData = SerializeFrom<typeof homeLoader>;

/** The first screen: what needs attention, and where work goes on. */
export function HomeView({ name, counts, asked, broken, drafts, plans, fresh }: HomeData) {
  const t = useTexts('home');
  const canEdit = hasRight(useEditor().role, 'edit');
  const hasOwnPages = useHasOwnPages();
  return (
    <>
      <ScreenHead title={t('title')} note={t('hello', { name })}>
        <ToolLink to="/studio/flows" variant="ghost">
          {t('funnels')}
        </ToolLink>
        {hasOwnPages && (
          <ToolLink to="/studio/experiments" variant="ghost">
            {t('experiments')}
          </ToolLink>
        )}
        <ToolLink to="/studio/usage" variant="ghost">
          {t('findUsage')}
        </ToolLink>
        <ToolLink to="/studio/check">{t('checkSite')}</ToolLink>
        {canEdit && hasOwnPages && (
          <ToolLink to="/studio/pages/new" variant="primary" icon="plus">
            {t('newPage')}
          </ToolLink>
        )}
      </ScreenHead>
      <Counts counts={counts} />
      <div className={styles.parts}>
        {asked.length > 0 && <Asked asked={asked} />}
        <Broken broken={broken} />
        <Part title={t('drafts')} empty={t('noDrafts')} isEmpty={drafts.length === 0}>
          {drafts.map(({ savedAt, ...entry }) => (
            <Line key={entry.id} entry={entry}>
              <Moment at={savedAt} />
            </Line>
          ))}
        </Part>
        <Part title={t('plans')} empty={t('noPlans')} isEmpty={plans.length === 0} all="/studio/schedule">
          {plans.map(({ planId, action, at, state, ...entry }) => (
            <Line key={planId} entry={entry}>
              {state === 'refused' && <Badge tone="sale">{t('refused')}</Badge>} {t(`plan_${action}`)}{' '}
              <Moment at={at} />
            </Line>
          ))}
        </Part>
        <Part
          title={t('fresh')}
          empty={t('noFresh')}
          isEmpty={fresh.length === 0}
          all="/studio/pages?sort=updated"
        >
          {fresh.map(({ publishedAt, by, ...entry }) => (
            <Line key={entry.id} entry={entry}>
              {by} {publishedAt !== null && <Moment at={publishedAt} day />}
            </Line>
          ))}
        </Part>
      </div>
    </>
  );
}

function Counts({ counts }: Pick<HomeData, 'counts'>) {
  const t = useTexts('home');
  return (
    <ul className={styles.counts} aria-label={t('site')}>
      {(['published', 'changed', 'draft', 'planned'] as const).map((status) => (
        <li key={status}>
          <Link to={`/studio/pages?status=${status}`} className={styles.count}>
            <span className={styles.number}>{counts[status]}</span>
            {t(status)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What editors ask to be published; nothing stands here when nobody does. */
function Asked({ asked }: Pick<HomeData, 'asked'>) {
  const t = useTexts('home');
  return (
    <Part title={t('asked')} empty="" isEmpty={false}>
      {asked.map(({ entryId, title, name, note, by, at }) => (
        <li key={entryId} className={styles.line}>
          <span>
            <Link to={toEntryPath(entryId, 'publish')} className={styles.entry}>
              {title || name}
            </Link>
            <span className={styles.path}>{note || name}</span>
          </span>
          <span className={styles.aside}>
            {by} <Moment at={at} />
          </span>
        </li>
      ))}
    </Part>
  );
}

function Broken({ broken: { pages, rows, isChecked } }: Pick<HomeData, 'broken'>) {
  const t = useTexts('home');
  const check = useTexts('check');
  return (
    <Part
      title={t('broken')}
      empty={t(isChecked ? 'whole' : 'unchecked')}
      isEmpty={pages === 0}
      all="/studio/check?severity=error"
    >
      <li>
        <Notice kind="error" role="note">
          {check('breaks', { count: pages })}
        </Notice>
      </li>
      {rows.map(({ errors, ...entry }) => (
        <Line key={entry.id} entry={entry}>
          <span className={styles.errors}>{t('errors', { count: errors })}</span>
        </Line>
      ))}
    </Part>
  );
}

interface PartProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  all?: string;
  children: ReactNode;
}

function Part({ title, empty, isEmpty, all, children }: PartProps) {
  const t = useTexts('home');
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {all !== undefined && !isEmpty && (
          <Link to={all} aria-label={`${t('all')}: ${title}`}>
            {t('all')}
          </Link>
        )}
      </div>
      {isEmpty ? <p className={styles.empty}>{empty}</p> : <ul className={styles.lines}>{children}</ul>}
    </section>
  );
}

type Entry = Omit<HomeData['drafts'][number], 'savedAt'>;

function Line({
  entry: { id, kind, title, name, audience, region },
  children,
}: {
  entry: Entry;
  children: ReactNode;
}) {
  const kinds = useTexts('usage');
  const toPlace = usePlaceName();
  return (
    <li className={styles.line}>
      <span>
        <Link to={toEditorPath({ kind, id })} reloadDocument className={styles.entry}>
          {title || kinds(`kind_${kind}`)}
        </Link>
        <span className={styles.path}>{toPlace({ name, audience, region })}</span>
      </span>
      <span className={styles.aside}>{children}</span>
    </li>
  );
}
