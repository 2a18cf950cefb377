import { useSyncExternalStore } from 'react';
import { Icon } from '#blocks/ui/icon';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import { toClock } from './clock';
import styles from './header.module.css';

/** Whether the draft is saved, in a few words that are spoken when they change. */
export function SaveStatus() {
  const t = useTexts('composer');
  const { keeper, page } = useComposer();
  const { phase, savedAt } = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  if (!page.canEdit) return null;
  const isTrouble = phase !== 'saved' && phase !== 'changed' && phase !== 'saving';
  const saved = savedAt === null ? t('notSavedYet') : t('savedAt', { time: toClock(savedAt) });
  const words = phase === 'saved' ? saved : t(`phase_${phase}`);
  return (
    <output className={styles.status} data-phase={phase}>
      {isTrouble && <Icon name="warning" size="s" />}
      <span className={styles.said} title={words}>
        {words}
      </span>
      {phase === 'signed-out' && (
        <a href="/studio/sign-in" target="_blank" rel="noopener">
          {t('signInAgain')}
        </a>
      )}
    </output>
  );
}
