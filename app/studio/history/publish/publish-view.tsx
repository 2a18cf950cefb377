import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Notice } from '#blocks/ui/notice';
import type { PublishRequest } from '#cms/store/publish-requests';
import { Moment, writeTime } from '../../shell/moment';
import { useAnswer } from '../../shell/use-answer';
import { useTexts } from '../../texts/use-texts';
import { EntryHead } from '../entry-head';
import type { EntryHeadData } from '../entry-head.server';
import { toEntryPath } from '#app/studio/history/entry-paths';
import { DiffView } from '../revisions/diff-view';
import type { PublishAnswer } from './publish-change.server';
import { PublishPanel } from './publish-panel';
import type { PublishReport } from './publish-report';
import type { PublishScreen } from './publish-screen';
import { ReportFindings } from './report-findings';
import { ReportView } from './report-view';
import styles from './publish.module.css';

interface PublishViewProps {
  screen: PublishScreen;
  answer: PublishAnswer | undefined;
}

/** What a publication would show and change, and the button for it. */
export function PublishView({ screen, answer }: PublishViewProps) {
  const t = useTexts('publish');
  const { head, diff, request } = screen;
  const report = useReport(screen);
  useAnswer(answer);
  return (
    <>
      <EntryHead head={head} />
      <div className={styles.news}>
        {answer?.published && <Published head={head} published={answer.published} />}
        {answer?.fault && <Notice kind="error">{answer.fault}</Notice>}
        {answer?.refusals && <ReportFindings findings={answer.refusals} title={t('refusals')} id="undo" />}
        {request !== null && <Request request={request} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.report}>
          <ReportView report={report} checkPath={toCheckPath(head.id)} audience={head.audience} />
          <section aria-labelledby="diff">
            <h2 id="diff" className={styles.title}>
              {t('diffTitle')}
            </h2>
            {diff === null ? (
              <p className={styles.muted}>{t('first')}</p>
            ) : (
              <DiffView diff={diff} isPage={head.kind === 'page'} />
            )}
          </section>
        </div>
        <PublishPanel screen={screen} report={report} answer={answer} />
      </div>
    </>
  );
}

function toCheckPath(id: string): string {
  return `${toEntryPath(id, 'publish')}?check=1`;
}

/** The simulation takes its time, so the screen comes before it and asks by itself; again for each new state. */
function useReport({ head: { id, mark }, report }: PublishScreen): PublishReport | null {
  const fetcher = useFetcher<PublishScreen>({ key: `check ${id} ${mark}` });
  const { load, state, data } = fetcher;
  const isMissing = report === null && data === undefined && state === 'idle';
  useEffect(() => {
    if (isMissing) load(toCheckPath(id));
  }, [isMissing, load, id]);
  return report ?? data?.report ?? null;
}

function Published({ head, published }: { head: EntryHeadData; published: { at: number; number: number } }) {
  const t = useTexts('publish');
  const link = head.liveUrl === null ? undefined : <LiveLink href={head.liveUrl} />;
  return (
    <Notice kind="success" title={t('publishedAt', { time: writeTime(published.at) })} action={link}>
      {t('versionLive', { number: published.number })}
    </Notice>
  );
}

function LiveLink({ href }: { href: string }) {
  const t = useTexts('publish');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {t('seeLive')}
    </a>
  );
}

function Request({ request: { by, revision, note, at } }: { request: PublishRequest }) {
  const t = useTexts('publish');
  return (
    <Notice kind="info" title={t('requestTitle', { name: by, number: revision })}>
      {note !== '' && <p>{note}</p>}
      <p>
        <Moment at={at} />
      </p>
    </Notice>
  );
}
