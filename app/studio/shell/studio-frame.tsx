import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { SkipLink } from '#blocks/ui/skip-link';
import { ToastHost } from '#blocks/ui/toast';
import { useTexts } from '../texts/use-texts';
import density from './density.module.css';
import styles from './studio-frame.module.css';
import { StudioHeader } from './studio-header';
import type { StudioData } from './use-editor';

const MAIN_ID = 'main';

/** The frame of every screen; without data (somebody is signed out) only the screen itself. */
export function StudioFrame({ data, children }: { data: StudioData | null; children: ReactNode }) {
  const t = useTexts('shell');
  return (
    <div className={`${styles.frame} ${density.dense}`}>
      <SkipLink targetId={MAIN_ID}>{t('skip')}</SkipLink>
      {data !== null && <StudioHeader {...data} />}
      <Progress />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ToastHost />
    </div>
  );
}

/** Says and shows that the next screen is on its way; hands the focus to it when it is there. */
function Progress() {
  const t = useTexts('shell');
  const { state, location } = useNavigation();
  const isLeaving = state === 'loading' && location.pathname !== globalThis.location?.pathname;
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (wasLeaving.current && state === 'idle') document.getElementById(MAIN_ID)?.focus();
    wasLeaving.current = isLeaving || (wasLeaving.current && state !== 'idle');
  }, [state, isLeaving]);
  return (
    <output className={styles.progress} data-busy={state === 'idle' ? undefined : ''}>
      {state !== 'idle' && <span className="visually-hidden">{t('busy')}</span>}
    </output>
  );
}
