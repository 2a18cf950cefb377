import { classNames } from '#blocks/ui/class-names';
import { formatPrice } from '#blocks/ui/text/format-price';
import { useHydrated } from '../engine/use-hydrated';
import styles from '../chips/chips.module.css';

interface QuickSumsProps {
  /** In kopecks. */
  sums: readonly number[];
  chosenKopecks: number;
  onChoose: (amountKopecks: number) => void;
}

/** Sums that one touch fills into the field beside them; only a script can do that. */
export function QuickSums({ sums, chosenKopecks, onChoose }: QuickSumsProps) {
  const isHydrated = useHydrated();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Быстрый выбор суммы</legend>
      <div className={classNames(styles.chips, !isHydrated && styles.waiting)}>
        {sums.map((sum) => (
          <div key={sum} className={styles.item}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={sum === chosenKopecks}
              onClick={() => onChoose(sum)}
            >
              {formatPrice(sum)}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
