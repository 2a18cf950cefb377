import { classNames } from '#blocks/ui/class-names';
import styles from './legend.module.css';
import switched from './technology-switch.module.css';
import { toShade, type Technology } from './read-coverage';
import { texts, toRange } from './texts';
import { TILE_PLACES } from './tile-places';

function Levels({ technology, index }: { technology: Technology; index: number }) {
  const { levels, speeds, title } = technology;
  return (
    <ul className={classNames(styles.levels, switched[`levels-${index}`])} aria-label={title}>
      {levels.map(({ from, text }, level) => (
        <li key={level} className={styles.level}>
          <span className={classNames(styles.swatch, styles[`shade-${toShade(level, levels.length)}`])} />
          <span>
            <span className={styles.range}>{toRange(from, levels[level + 1]?.from)}</span>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
      {speeds.length < TILE_PLACES.length && (
        <li className={styles.level}>
          <span className={classNames(styles.swatch, styles['shade-0'])} />
          <span className={styles.range}>{`${title} ${texts.noNetwork}`}</span>
        </li>
      )}
    </ul>
  );
}

/** What the colours mean, in numbers and in what they are enough for. Dark pages have the fastest regions lightest. */
export function Legend({ technologies }: { technologies: readonly Technology[] }) {
  return (
    <div className={styles.legend}>
      <p className={styles.rule}>
        <span className={styles.darker}>{texts.darker}</span>
        <span className={styles.lighter} data-on-dark="">
          {texts.lighter}
        </span>
      </p>
      {technologies.map((technology, index) => (
        <Levels key={technology.title} technology={technology} index={index} />
      ))}
    </div>
  );
}
