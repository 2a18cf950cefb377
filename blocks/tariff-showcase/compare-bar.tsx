import { Button, ButtonLink } from '#blocks/ui/button';
import { COMPARE_PATH, COMPARE_WORDS } from './compare-words';
import styles from './compare-bar.module.css';

export type CompareBarProps = {
  /** The id of the form: the ticks of the cards belong to it. */
  id: string;
};

/**
 * Compares the tariffs that are ticked. Without scripts a form beneath the list; `compare-cards.ts` makes a bar of it
 * that comes with the first tick.
 */
export function CompareBar({ id }: CompareBarProps) {
  return (
    <form id={id} method="get" action={COMPARE_PATH} className={styles.bar} data-compare-bar>
      <output className={styles.words} data-compare-words>
        {COMPARE_WORDS.none}
      </output>
      {/* The script fills it: each tariff that is ticked, with a way to let it go. */}
      <ul className={styles.chosen} data-compare-chosen hidden aria-label={COMPARE_WORDS.chosen} />
      <Button type="submit" data-compare-submit className={styles.submit}>
        Сравнить отмеченные
      </Button>
      <ButtonLink href={COMPARE_PATH} data-compare-link hidden className={styles.link}>
        Сравнить
      </ButtonLink>
      <Button variant="ghost" data-compare-clear hidden className={styles.clear}>
        Сбросить
      </Button>
    </form>
  );
}
