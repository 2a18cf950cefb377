import { useState } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { useTexts } from '../../texts/use-texts';
import styles from './documents.module.css';

const WIDTHS = ['desktop', 'phone'] as const;

/** The saved draft as visitors would see it. Nothing can be sent from there: the frame has no forms. */
export function PreviewFrame({ path, version }: { path: string; version: string }) {
  const t = useTexts('documents');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop');
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <div className={styles.bar}>
        <p className={styles.note}>{t('previewNote')}</p>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">{t('width')}</legend>
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === width}
              className={styles.choice}
              onClick={() => setWidth(one)}
            >
              {t(`width_${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classNames(styles.stage, styles[`stage-${width}`])}>
        {/* Its own scripts and its own origin, as on the site; forms and other windows are not allowed to it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          title={t('frame')}
          src={`${path}?saved=${encodeURIComponent(version)}`}
          sandbox="allow-scripts allow-same-origin"
          className={classNames(styles.frame, styles[width])}
        />
      </div>
    </section>
  );
}
