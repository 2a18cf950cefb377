import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { showToast } from '#blocks/ui/show-toast';
import { Button } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { useTexts } from '../texts/use-texts';
import { useComposer } from './composer-context';
import styles from './live-preview.module.css';
import type { PreviewScope } from './render-request';
import { ScopeChoice, useScope } from './scope-choice';
import { ToPartLink } from './to-part-link';

/** As on the site, but for ways out of the frame. */
const RIGHTS = 'allow-same-origin allow-scripts allow-forms';

const COMING_ID = 'preview-coming';

const WIDTHS = [360, 768, 1280, 1440] as const;

/** «Посмотреть как есть»: the saved draft as the whole page, with header and footer, in the width of a device. */
export function LivePreview({ onClose }: { onClose: () => void }) {
  const t = useTexts('composer');
  const { page, keeper } = useComposer();
  const [scope, setScope] = useState(useScope());
  const [width, setWidth] = useState<number>(1280);
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState('');
  const [isBehind, setBehind] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // What is shown is what is saved.
    void keeper.flush().then(() => {
      setBehind(keeper.isUnsaved());
      setReady(true);
    });
  }, [keeper]);
  const address = toAddress(page.id, scope);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('preview')}
      // Without this, a screen reader would say only what changes after the window has opened.
      aria-describedby={COMING_ID}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">{t('width')}</legend>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.width}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {one}
            </button>
          ))}
        </fieldset>
        <ScopeChoice scope={scope} onChange={setScope} id="preview" />
        <ToPartLink to="links" className={styles.share}>
          {t('shareLink')}
        </ToPartLink>
        <Button variant="secondary" icon="close" onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </div>
      {isBehind && (
        <Notice kind="warning" className={styles.behind}>
          {t('previewBehind')}
        </Notice>
      )}
      <div className={styles.stage}>
        {/* A page takes seconds over a slow network, and a blank frame would say nothing. */}
        <output className={styles.coming}>
          {shown !== address && <span id={COMING_ID}>{t('previewComing')}</span>}
        </output>
        {isReady && (
          <iframe
            title={t('preview')}
            sandbox={RIGHTS}
            className={styles.frame}
            data-width={width}
            src={address}
            onLoad={(event) => {
              setShown(address);
              keepInside(event, t('linksStay'));
            }}
          />
        )}
      </div>
    </dialog>
  );
}

function toAddress(id: string, { region, audience, at }: PreviewScope): string {
  const query = new URLSearchParams({ region, audience, ...(at === null ? {} : { at: String(at) }) });
  return `/studio/pages/${id}/live?${query.toString()}`;
}

/** Links of the preview lead nowhere: the page behind them would not stand in a frame. */
function keepInside({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, words: string): void {
  const inside = currentTarget.contentDocument;
  inside?.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Object && 'closest' in event.target
          ? (event.target as Element).closest('a[href]')
          : null;
      if (link === null || link.getAttribute('href')?.startsWith('#') === true) return;
      event.preventDefault();
      showToast(`${words} ${link.getAttribute('href') ?? ''}`);
    },
    true,
  );
  inside?.addEventListener('submit', (event) => event.preventDefault(), true);
}
