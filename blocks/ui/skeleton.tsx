import { classNames } from './class-names';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** The thing that will stand here; a skeleton has its final size. */
  shape?: 'text' | 'heading' | 'button' | 'field' | 'card' | 'circle' | undefined;
  /** Lines of text. */
  lines?: number | undefined;
  width?: 'full' | 'wide' | 'half' | 'third' | undefined;
  className?: string | undefined;
};

/** A placeholder of the final size; silent, so put `aria-busy` or a spoken status on what is loading. */
export function Skeleton({ shape = 'text', lines = 1, width = 'full', className }: SkeletonProps) {
  const bone = classNames(styles.bone, styles[shape], styles[width], className);
  if (shape !== 'text') return <div className={bone} aria-hidden="true" />;
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(bone, line > 0 && line === lines - 1 && styles.last)} />
      ))}
    </div>
  );
}
