import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { SkipLink } from '#blocks/ui/skip-link';
import { ToastHost } from '#blocks/ui/toast';
import { useTexts } from '../texts/use-texts';
import density from './density.module.css';
import { EarlyInput } from './early-input';
import styles from './studio-frame.module.css';
import { StudioHeader } from './studio-header';
import type { StudioData } from './use-editor';
import { useKeptFocus } from './use-kept-focus';

export const MAIN_ID = 'main';

/** The frame of every screen; without data (somebody is signed out) only the screen itself. */
export function StudioFrame({ data, children }: { data: StudioData | null; children: ReactNode }) {
  const t = useTexts('shell');
  useKeptFocus();
  return (
    <div className={`${styles.frame} ${density.dense}`}>
      <EarlyInput />
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
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // By the address alone, which every screen has: the first one keeps the focus where the browser put it.
    if (shown.current !== pathname) document.getElementById(MAIN_ID)?.focus();
    shown.current = pathname;
  }, [pathname]);
  return (
    <output className={styles.progress} data-busy={state === 'idle' ? undefined : ''}>
      {state !== 'idle' && <span className="visually-hidden">{t('busy')}</span>}
    </output>
  );
}
