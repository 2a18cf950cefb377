import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { ui } from '#blocks/ui/text/ru/ui';
import type { Slide } from './block';
import styles from './controls.module.css';

const STOP = 'Остановить смену слайдов';
const START = 'Включить смену слайдов';

/** Words under the slides where every slide has them, dots with a spoken name where one has not. */
function Choice({ slides }: { slides: readonly Slide[] }) {
  const isNamed = slides.every(({ tabTitle }) => tabTitle !== undefined);
  return (
    <ul className={classNames(styles.choice, isNamed && styles.named)} aria-label="Слайды">
      {slides.map(({ tabTitle, title }, index) => (
        <li key={`${index}-${title}`}>
          <button
            type="button"
            className={styles.tab}
            data-go={index}
            aria-current={index === 0 ? 'true' : undefined}
          >
            <span className={styles.word}>{tabTitle ?? title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Arrow({ direction }: { direction: 'back' | 'on' }) {
  const isBack = direction === 'back';
  return (
    <button
      type="button"
      className={classNames(styles.round, styles.arrow)}
      data-move={direction}
      aria-label={isBack ? ui.back : ui.ahead}
    >
      <Icon name={isBack ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}

/** In the HTML from the start, unseen, so that nothing moves when the script shows them. */
export function Controls({ slides, rotates }: { slides: readonly Slide[]; rotates: boolean }) {
  return (
    <div className={styles.controls} data-controls hidden>
      <Choice slides={slides} />
      <div className={styles.buttons}>
        {rotates && (
          <button
            type="button"
            className={styles.round}
            data-toggle
            data-stop={STOP}
            data-start={START}
            aria-label={STOP}
          >
            <Icon name="pause" className={styles.pause} />
            <Icon name="play" className={styles.play} />
          </button>
        )}
        <Arrow direction="back" />
        <Arrow direction="on" />
      </div>
    </div>
  );
}
