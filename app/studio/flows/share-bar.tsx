import { classNames } from '#blocks/ui/class-names';
import styles from './flows.module.css';

/** A share from 0 to 1 as a bar; the number beside it says the same. */
export function ShareBar({ share, isMarked = false }: { share: number; isMarked?: boolean }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames(styles.bar, isMarked && styles['bar-marked'])}
    >
      <rect width="100" height="6" className={styles['bar-room']} />
      {share > 0 && <rect width={Math.max(1, share * 100)} height="6" className={styles['bar-part']} />}
    </svg>
  );
}
