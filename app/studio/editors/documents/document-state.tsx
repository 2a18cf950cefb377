import { Form } from '@remix-run/react';
import { Icon } from '#blocks/ui/icon';
import { toClock } from '../../composer/clock';
import type { StandingState } from '../../composer/save-answer';
import type { EntryHeadData } from '../../history/entry-head.server';
import { ConfirmButton } from '../../shell/confirm-button';
import { useTexts } from '../../texts/use-texts';
import styles from './documents.module.css';
import type { EditedDocument } from './use-document';

interface DocumentStateProps {
  document: EditedDocument;
  head: EntryHeadData;
  standing: StandingState;
  hasDraft: boolean;
}

const CALM: readonly string[] = ['saved', 'changed', 'saving'];

/** Whether the draft is saved, in a few words that are spoken when they change; the way back from it. */
export function DocumentState({ document, head, standing, hasDraft }: DocumentStateProps) {
  const t = useTexts('documents');
  const { phase, savedAt } = document.state;
  if (!head.canEdit) return <p className={styles.state}>{t('readOnly')}</p>;
  const isDrafted = hasDraft || savedAt !== standing.savedAt;
  const saved = isDrafted && savedAt !== null ? t('savedAt', { time: toClock(savedAt) }) : t('notSaved');
  return (
    <div className={styles.state}>
      <output data-phase={phase}>
        {!CALM.includes(phase) && <Icon name="warning" size="s" />}
        {phase === 'saved' ? saved : t(`phase_${phase}`)}
        {phase === 'signed-out' && (
          <a href="/studio/sign-in" target="_blank" rel="noopener">
            {t('signInAgain')}
          </a>
        )}
      </output>
      {hasDraft && phase === 'saved' && savedAt === standing.savedAt && (
        <Form method="post" action={`/studio/documents/${head.id}/discard`} reloadDocument>
          <ConfirmButton name="mark" value={standing.mark} question={t('discardSure')}>
            {t('discard')}
          </ConfirmButton>
        </Form>
      )}
    </div>
  );
}
