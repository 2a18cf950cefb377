import { useLoaderData } from '@remix-run/react';
import { Component, lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { ScreenHead } from '../shell/screen-head';
import { ToolLink } from '../shell/tool-button';
import { useInBrowser } from '../shell/use-in-browser';
import { useTexts } from '../texts/use-texts';
import styles from './composer.module.css';
import type { ComposerPage } from './composer-page';

/** Puck and what belongs to it: a file of its own that only this screen loads, and only in the browser. */
const ComposerApp = lazy(async () => ({ default: (await import('./composer-app.client')).ComposerApp }));

/** The screen of one page. Without scripts there is nothing to compose with, and it says so. */
export function ComposerScreen() {
  const t = useTexts('composer');
  // Plain JSON by construction: what arrives is what the loader sent.
  const page = useLoaderData() as ComposerPage;
  const isInBrowser = useInBrowser();
  if (page.data === null) {
    return (
      <>
        <ScreenHead title={page.path} />
        <Notice kind="error" title={t('brokenTitle')}>
          {t('brokenText')}
        </Notice>
      </>
    );
  }
  const waiting = <Waiting title={page.title === '' ? page.path : page.title} />;
  if (!isInBrowser) return waiting;
  return (
    <BelowHeader>
      <NarrowScreen page={page} />
      <FaultBoundary>
        <Suspense fallback={waiting}>
          <ComposerApp page={page} data={page.data} />
        </Suspense>
      </FaultBoundary>
    </BelowHeader>
  );
}

const PARTS = ['publish', 'schedule', 'history', 'links'] as const;

/** A phone shows no page beside its blocks: what can be done there has screens of its own. CSS shows one of the two. */
function NarrowScreen({ page }: { page: ComposerPage }) {
  const t = useTexts('composer');
  return (
    <div className={styles.narrow}>
      <ScreenHead title={page.title === '' ? page.path : page.title} note={page.path} />
      <Notice kind="info" title={t('narrowTitle')}>
        {t('narrowText')}
      </Notice>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <ToolLink to={`/studio/pages/${page.id}/${part}`} reloadDocument={part === 'links'}>
              {t(`narrow_${part}`)}
            </ToolLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ title }: { title: string }) {
  const t = useTexts('composer');
  return (
    <>
      <ScreenHead title={title} note={<span className={styles.opening}>{t('opening')}</span>} />
      <noscript>
        <Notice kind="warning">{t('needsScripts')}</Notice>
      </noscript>
    </>
  );
}

/** The composer takes the whole window below the studio's header, however many rows that has. */
function BelowHeader({ children }: { children: ReactNode }) {
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = document.querySelector('header');
    if (header === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (window.current) window.current.style.top = `${header.getBoundingClientRect().height}px`;
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={window} className={styles.window}>
      {children}
    </div>
  );
}

/** A fault of the composer itself: what was typed is kept in the browser, and offered again. */
class FaultBoundary extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <Fault /> : this.props.children;
  }
}

function Fault() {
  const t = useTexts('composer');
  return (
    <div className={styles.fault}>
      <Notice
        kind="error"
        title={t('faultTitle')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      >
        {t('faultText')}
      </Notice>
    </div>
  );
}
