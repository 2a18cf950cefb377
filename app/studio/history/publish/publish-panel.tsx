import { Form, useNavigation } from '@remix-run/react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Notice } from '#blocks/ui/notice';
import { TextArea } from '#blocks/ui/text-area';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import type { PublishAnswer } from './publish-change.server';
import type { PublishReport } from './publish-report';
import type { PublishScreen } from './publish-screen';
import styles from './publish.module.css';

interface PanelProps {
  screen: PublishScreen;
  report: PublishReport | null;
  answer: PublishAnswer | undefined;
}

/** What this editor may do with the document. */
export function PublishPanel({ screen, report, answer }: PanelProps) {
  const t = useTexts('publish');
  const { head } = screen;
  return (
    <aside aria-label={t('panel')} className={styles.panel}>
      {head.isChanged ? <Next screen={screen} report={report} answer={answer} /> : <p>{t('upToDate')}</p>}
      {head.canPublish && head.publishedAt !== null && <Back screen={screen} />}
    </aside>
  );
}

function Next({ screen, report, answer }: PanelProps) {
  const t = useTexts('publish');
  const { canPublish, canEdit } = screen.head;
  if (!canEdit) return <p className={styles.muted}>{t('viewerNote')}</p>;
  return (
    <>
      {report?.isRefused && (
        <Notice kind="error" role="note" title={t('refusedTitle')}>
          {t('refusedText', { count: report.refusals.length })}
        </Notice>
      )}
      {canPublish && report?.isRefused === false && (
        <Publish screen={screen} report={report} answer={answer} />
      )}
      {canPublish && report === null && <p className={styles.muted}>{t('checking')}</p>}
      {!canPublish && <Ask screen={screen} />}
    </>
  );
}

/** The intent that is on its way: the button that was pressed shows it, and does not send it twice. */
function useSending(): string | null {
  const { state, formData } = useNavigation();
  const intent = formData?.get('intent');
  return state !== 'idle' && typeof intent === 'string' ? intent : null;
}

function Publish({ screen, report, answer }: PanelProps & { report: PublishReport }) {
  const t = useTexts('publish');
  const { mark } = screen.head;
  const isSending = useSending() === 'publish';
  return (
    // A new state is a new form: nothing that was ticked for another one stays.
    <Form method="post" key={mark} className={styles.form} preventScrollReset>
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="version" value={screen.version} />
      <Note />
      {report.warnings.length > 0 && (
        <Checkbox
          id="accepts"
          name="accepts"
          value="yes"
          required
          label={t('accept')}
          error={answer?.faults?.['accepts']}
        />
      )}
      <ToolButton
        type="submit"
        variant="primary"
        name="intent"
        value="publish"
        busy={isSending}
        busyLabel={t('publishing')}
      >
        {t('publish')}
      </ToolButton>
    </Form>
  );
}

function Note() {
  const t = useTexts('publish');
  return (
    <TextArea
      id="note"
      name="note"
      label={t('note')}
      hint={t('noteHint')}
      rows={3}
      maxLength={500}
      optional
    />
  );
}

function Ask({ screen }: { screen: PublishScreen }) {
  const t = useTexts('publish');
  const { mark } = screen.head;
  return (
    <Form method="post" key={mark} className={styles.form} preventScrollReset>
      <input type="hidden" name="mark" value={mark} />
      <p className={styles.muted}>{t('askNote')}</p>
      <Note />
      <ToolButton type="submit" variant="primary" name="intent" value="ask" busy={useSending() === 'ask'}>
        {t('ask')}
      </ToolButton>
    </Form>
  );
}

/** The ways back from what visitors see now. */
function Back({ screen: { former } }: { screen: PublishScreen }) {
  const t = useTexts('publish');
  const sending = useSending();
  return (
    <div className={styles.back}>
      {former !== null && (
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="revision" value={former.id} />
          <p className={styles.muted}>{t('undoNote', { number: former.number })}</p>
          <ToolButton type="submit" name="intent" value="undo" busy={sending === 'undo'}>
            {t('undo')}
          </ToolButton>
        </Form>
      )}
      {/* Opens without scripts too: the second press is in plain sight. */}
      <details className={styles.unpublish}>
        <summary>{t('unpublish')}</summary>
        <Form method="post" className={styles.form} preventScrollReset>
          <p className={styles.muted}>{t('unpublishNote')}</p>
          <ToolButton type="submit" name="intent" value="unpublish" busy={sending === 'unpublish'}>
            {t('unpublishSure')}
          </ToolButton>
        </Form>
      </details>
    </div>
  );
}
