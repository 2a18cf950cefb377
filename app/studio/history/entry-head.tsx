import { NavLink } from '@remix-run/react';
import { Badge } from '#blocks/ui/badge';
import { ScreenHead } from '../shell/screen-head';
import { Moment } from '../shell/moment';
import { ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import styles from './entry-head.module.css';
import { hasPlaceScreen } from './place/has-place-screen';
import type { EntryHeadData } from './entry-head.server';
import { toEditorPath, toEntryPath, toListPath } from './entry-paths';

/** The head of every screen of one document: what it is, whether visitors see it, and the way to the other screens. */
export function EntryHead({ head }: { head: EntryHeadData }) {
  const t = useTexts('history');
  const list = toListPath(head.kind);
  return (
    <>
      <ScreenHead title={head.title} note={<Standing head={head} />}>
        {list !== null && <ToolLink to={list}>{t('toList')}</ToolLink>}
      </ScreenHead>
      <Tabs head={head} />
    </>
  );
}

function Standing({
  head: { name, audience, region, publishedAt, isChanged, liveUrl },
}: {
  head: EntryHeadData;
}) {
  const t = useTexts('history');
  return (
    <p className={styles.standing}>
      {publishedAt === null ? (
        <Badge>{t('notPublished')}</Badge>
      ) : (
        <>
          <Badge tone="brand">{t('published')}</Badge>
          <Moment at={publishedAt} />
        </>
      )}
      {publishedAt !== null && isChanged && <Badge tone="warning">{t('changed')}</Badge>}
      {liveUrl !== null && publishedAt !== null ? (
        <a href={liveUrl} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name !== '' && <span>{name}</span>
      )}
      <span>{[audience !== '' && t(audience), region ?? t('allRegions')].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

const TABS = ['history', 'publish', 'schedule', 'links', 'place'] as const;

function hasTab(tab: (typeof TABS)[number], { kind }: EntryHeadData): boolean {
  if (tab === 'links') return kind === 'page';
  return tab !== 'place' || hasPlaceScreen(kind);
}

function Tabs({ head }: { head: EntryHeadData }) {
  const t = useTexts('history');
  const tabs = TABS.filter((tab) => hasTab(tab, head));
  return (
    <nav aria-label={t('tabs')} className={styles.tabs}>
      <NavLink to={toEditorPath(head)} className={styles.tab ?? ''} reloadDocument end>
        {t('tab_editor')}
      </NavLink>
      {tabs.map((tab) => (
        // The screen with a frame has a policy of its own, and a policy belongs to a document.
        <NavLink
          key={tab}
          to={toEntryPath(head.id, tab)}
          className={styles.tab ?? ''}
          reloadDocument={tab === 'links'}
        >
          {t(`tab_${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
}
