import { Icon } from '#blocks/ui/icon';
import { Picture } from '#blocks/ui/picture';
import type { Tile } from './block';
import styles from './film.module.css';

const PLAY = 'Смотреть видео';
const PAUSE = 'Остановить видео';

/**
 * The poster, and a film above it that is not seen, nor fetched, before it plays. The button is for keyboards and
 * fingers, which have no pointer to put over the tile; without scripts the file itself can be opened.
 */
export function Film({ tile }: { tile: Tile }) {
  const { title, poster, videoSrc, captionsSrc } = tile;
  return (
    <div className={styles.frame} data-film>
      <Picture image={poster} fit="cover" className={styles.layer} />
      {videoSrc && (
        <>
          <video
            className={styles.video}
            src={videoSrc}
            muted
            loop
            playsInline
            preload="none"
            tabIndex={-1}
            aria-label={title}
          >
            {captionsSrc && <track kind="captions" srcLang="ru" src={captionsSrc} default />}
          </video>
          <button
            type="button"
            className={styles.toggle}
            data-toggle
            data-play={`${PLAY}: ${title}`}
            data-pause={`${PAUSE}: ${title}`}
            aria-label={`${PLAY}: ${title}`}
            hidden
          >
            <Icon name="play" className={styles.play} />
            <Icon name="pause" className={styles.pause} />
          </button>
          <noscript>
            <a href={videoSrc} className={styles.file}>
              {PLAY}
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
