import styles from './example.module.css';
import type { FrameWidth } from './gallery-view';

interface FrameViewProps {
  /** What is shown: `Пример «три тарифа»`. */
  label: string;
  src: string;
  width: FrameWidth;
}

/** In px: enough for a window that opens inside; a script makes the frame as high as what is in it. */
const LEAST_HEIGHT = 480;
/** A window wider than the screen is moved by the keyboard too. */
const SCROLLABLE = { tabIndex: 0, role: 'group' } as const;

/** An example, or a state of a flow, in a window of the chosen width. */
export function FrameView({ label, src, width }: FrameViewProps) {
  const place = width === 'full' ? 'во всё окно' : `${width} пикселей`;
  return (
    <div className={styles.stage} {...SCROLLABLE} aria-label={`${label}, ${place}`}>
      {/* The site's own page, which needs all that a page may do: a sandbox would show something else. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={`${label}, ${place}`}
        src={src}
        width={width === 'full' ? '100%' : width}
        height={LEAST_HEIGHT}
        data-height={LEAST_HEIGHT}
        loading="lazy"
        className={styles.frame}
      />
    </div>
  );
}
