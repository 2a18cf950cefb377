import { Link } from '@remix-run/react';
import type { MediaUse } from '#cms/store/media/media-uses';
import { toEditorPath } from '#app/studio/history/entry-paths';
import { useTexts } from '../../texts/use-texts';
import styles from './media.module.css';
import own from './media-file.module.css';

/** «Где используется»: each document once, with the states in which it shows the file. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTexts('media');
  return (
    <section aria-labelledby="usage">
      <h2 id="usage" className={styles.label}>
        {t('usage')}
      </h2>
      <p className={styles.muted}>{uses.length === 0 ? t('unused') : t('used', { count: uses.length })}</p>
      <ul className={own.uses}>
        {uses.map(({ entryId, kind, name, title, audience, region, states }) => (
          <li key={entryId}>
            <Link to={toEditorPath({ kind, id: entryId })} reloadDocument>
              {title === '' ? t(`kind_${kind}`) : title}
            </Link>
            <span className={styles.muted}>
              {[t(`kind_${kind}`), name, audience, region, ...states.map((state) => t(`state_${state}`))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
