import { useState } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { useTexts } from '../../texts/use-texts';
import styles from './documents.module.css';

const WIDTHS = ['desktop', 'phone'] as const;

/** The saved draft as visitors would see it. What is sent from there goes nowhere. */
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
        {/* A page of this site, with its own scripts: a sandbox that lets both in would keep nothing out. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          title={t('frame')}
          src={`${path}?saved=${encodeURIComponent(version)}`}
          className={classNames(styles.frame, styles[width])}
        />
      </div>
    </section>
  );
}
