import { Moment } from '../../shell/moment';
import { studioTexts } from '../../texts/studio-texts';
import styles from './preview-bar.module.css';
import type { PreviewBarData } from './preview-loader.server';

/** Says over a previewed page that it is none that visitors see, until when it opens, and how to leave it. */
export function PreviewBar({ madeAt, expiresAt, region, audience, at, livePath, linksPath }: PreviewBarData) {
  // The document is not hydrated: texts are asked for without React.
  const t = studioTexts('preview');
  return (
    <aside className={styles.bar} aria-label={t('label')}>
      <p className={styles.words}>
        <strong>{t('draftOf')}</strong> <Moment at={madeAt} /> · {region} · {t(audience)}
        {at !== null && (
          <>
            {' '}
            · {t('asOf')} <Moment at={at} />
          </>
        )}{' '}
        · {t('validUntil')} <Moment at={expiresAt} />
      </p>
      <p className={styles.ways}>
        <a href={livePath ?? '/'} target="_top" className={styles.way}>
          {t(livePath === null ? 'toSite' : 'leave')}
        </a>
        <a href={linksPath} target="_top" className={styles.way}>
          {t('revoke')}
        </a>
      </p>
    </aside>
  );
}
