import { Notice } from '#blocks/ui/notice';
import { showToast } from '#blocks/ui/show-toast';
import { toClock } from '../../composer/clock';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import styles from './documents.module.css';
import type { EditedDocument } from './use-document';

/** What stands between the editor and a saved draft, and the ways out of it. */
export function DocumentTroubles({ document }: { document: EditedDocument }) {
  const t = useTexts('documents');
  const { state, lost, saveMine, takeTheirs, restore, forget } = document;
  const { phase, rival } = state;
  return (
    <>
      {phase === 'conflict' && rival !== null && (
        <Notice
          kind="warning"
          role="alert"
          className={styles.notice}
          title={t('conflictTitle', {
            name: rival.savedBy ?? '?',
            time: rival.savedAt === null ? '' : toClock(rival.savedAt),
          })}
          action={
            <div className={styles.choices}>
              <ToolButton onClick={saveMine}>{t('saveMine')}</ToolButton>
              <ToolButton
                onClick={() => {
                  takeTheirs(rival);
                  showToast(t('theirsTaken'));
                }}
              >
                {t('takeTheirs')}
              </ToolButton>
            </div>
          }
        >
          {t('conflictText')}
        </Notice>
      )}
      {lost !== null && (
        <Notice
          kind="warning"
          className={styles.notice}
          title={t('recoveryTitle', { time: toClock(lost.at) })}
          action={
            <div className={styles.choices}>
              <ToolButton onClick={() => restore(lost)}>{t('restore')}</ToolButton>
              <ToolButton variant="ghost" onClick={forget}>
                {t('forget')}
              </ToolButton>
            </div>
          }
        >
          {t('recoveryText')}
        </Notice>
      )}
    </>
  );
}
