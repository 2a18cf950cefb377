import styles from './example.module.css';
import { toExamplePath, type FrameWidth, type GalleryView } from './gallery-view';

interface FrameViewProps {
  type: string;
  index: number;
  name: string;
  width: FrameWidth;
  view: GalleryView;
}

/** In px: enough for a window that opens inside; a script makes the frame as high as what is in it. */
const LEAST_HEIGHT = 480;
/** A window wider than the screen is moved by the keyboard too. */
const SCROLLABLE = { tabIndex: 0, role: 'group' } as const;

/** An example in a window of the chosen width. */
export function FrameView({ type, index, name, width, view }: FrameViewProps) {
  const place = width === 'full' ? 'во всё окно' : `${width} пикселей`;
  return (
    <div className={styles.stage} {...SCROLLABLE} aria-label={`«${name}», ${place}`}>
      {/* The site's own page, which needs all that a page may do: a sandbox would show something else. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={`Пример «${name}», ${place}`}
        src={toExamplePath(type, index, view)}
        width={width === 'full' ? '100%' : width}
        height={LEAST_HEIGHT}
        data-height={LEAST_HEIGHT}
        loading="lazy"
        className={styles.frame}
      />
    </div>
  );
}
