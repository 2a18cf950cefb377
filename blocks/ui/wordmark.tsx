import { classNames } from './class-names';
import styles from './wordmark.module.css';

export type WordmarkProps = {
  /** The configured brand name. */
  brand: string;
  /** With an address it is a link: the home page. */
  href?: string | undefined;
  size?: 'm' | 'l' | undefined;
  /** The mark without the word, the name only spoken. */
  compact?: boolean | undefined;
  className?: string | undefined;
};

/** Our own mark, the arcs of a signal around a point, and the brand's name set in the heading font. */
export function Wordmark({ brand, href, size = 'm', compact = false, className }: WordmarkProps) {
  const content = (
    <>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.far} d="M3 16A13 13 0 0 1 16 3" />
        <path className={styles.far} d="M29 16A13 13 0 0 1 16 29" />
        <path className={styles.near} d="M9 16a7 7 0 0 1 7-7" />
        <path className={styles.near} d="M23 16a7 7 0 0 1-7 7" />
        <circle className={styles.point} cx="16" cy="16" r="3.5" />
      </svg>
      <span className={compact ? 'visually-hidden' : styles.name}>{brand}</span>
    </>
  );
  const look = classNames(styles.wordmark, styles[size], className);
  return href === undefined ? (
    <span className={look}>{content}</span>
  ) : (
    <a href={href} className={look}>
      {content}
    </a>
  );
}
