import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import canvasStyles from './canvas.css?url';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import { useStepKeys } from './history/use-steps';
import { toComposerData, usePuck } from './use-commands';

/** The document of the canvas: the page's own stylesheets and none of the studio's. */
export function CanvasFrame({ children, document: frame }: { children: ReactNode; document?: Document }) {
  const { renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  const { audience } = renders.scope();
  useEffect(() => {
    frame?.documentElement.setAttribute('lang', 'ru');
    frame?.documentElement.setAttribute('data-audience', audience);
    frame?.documentElement.setAttribute('data-theme', 'light');
  }, [frame, audience]);
  const styles = [...renders.styles(), canvasStyles];
  useStepKeys(frame);
  useFrameStyles(frame, styles.join('\n'));
  return (
    <>
      <BlankHint />
      {children}
    </>
  );
}

/** What to do first, on a page without blocks. Blocks are dropped through it. */
function BlankHint() {
  const t = useTexts('composer');
  const { page } = useComposer();
  const isBlank = usePuck((state) => toComposerData(state.appState.data).content.length === 0);
  if (!isBlank) return null;
  return (
    <div className="composer-blank">
      <p className="composer-blank-title">{t('blankTitle')}</p>
      {page.canEdit && <p>{t('blankText')}</p>}
    </div>
  );
}

/** Adds the stylesheets that are new; one that the page once needed stays, so that nothing flickers. */
function useFrameStyles(frame: Document | undefined, hrefs: string): void {
  useEffect(() => {
    if (frame === undefined) return;
    for (const href of hrefs.split('\n')) {
      if (frame.head.querySelector(`link[href="${CSS.escape(href)}"]`) !== null) continue;
      const link = frame.createElement('link');
      link.rel = 'stylesheet';
      link.setAttribute('href', href);
      frame.head.append(link);
    }
  }, [frame, hrefs]);
}
