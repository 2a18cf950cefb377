import type { ViewProps } from '#registry/define-block';
import { Icon } from '#blocks/ui/icon';
import type { block } from './block';
import styles from './playlist.module.css';

type Tracks = ViewProps<typeof block>['props']['cards'][number]['playlist'];

/** Not every browser lets the keyboard reach what scrolls; what is reached needs a role to have a name. */
const SCROLLABLE = { tabIndex: 0, role: 'group' } as const;

/** The songs of a promo card behind «Показать плейлист» (BLK-249); which of the two names is seen is for CSS. */
export function Playlist({ tracks, of }: { tracks: Tracks; of: string }) {
  return (
    <details className={styles.playlist} data-playlist>
      <summary className={styles.toggle}>
        <Icon name="play" size="s" className={styles.sign} />
        <span className={styles.show}>Показать плейлист</span>
        <span className={styles.hide}>Скрыть плейлист</span>
      </summary>
      <div className={styles.box} {...SCROLLABLE} aria-label={`Плейлист «${of}»`}>
        <ol>
          {tracks.map(({ title, artist }, index) => (
            <li key={`${index}-${title}`} className={styles.track}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.song}>
                {title}
                {artist && <span className={styles.artist}> — {artist}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
