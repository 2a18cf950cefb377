import { Icon } from '#blocks/ui/icon';
import type { ConstructorSlider } from '#schemas/products/constructor';
import styles from './slider-field.module.css';

export type SliderFieldProps = {
  /** Unique on the page; a prefix of ids. */
  id: string;
  name: 'calls' | 'traffic';
  slider: ConstructorSlider;
  /** Where it stands, from 0. */
  at: number;
};

/** More than these do not fit beside each other on a phone. */
const MOST_TICKS = 6;

/** A quantity to choose: a list, or, where the script runs, a slider over the same positions. */
export function SliderField({ id, name, slider: { title, positions }, at }: SliderFieldProps) {
  const current = positions[at];
  return (
    <div className={styles.field} data-slider={name}>
      <div className={styles.head}>
        <SliderTitle id={id} isFixed={positions.length === 1}>
          {title}
        </SliderTitle>
        <span className={styles.value} data-value aria-hidden={positions.length > 1}>
          {current?.text}
        </span>
      </div>
      {positions.length > 1 && (
        <div className={styles.control}>
          <span className={styles.list} data-without-scripts>
            <select id={`${id}-list`} name={name} defaultValue={current?.key} className={styles.select}>
              {positions.map(({ key, text }) => (
                <option key={key} value={key}>
                  {text}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className={styles.chevron} />
          </span>
          <div className={styles.scale} data-scale hidden>
            <input
              type="range"
              min={0}
              max={positions.length - 1}
              step={1}
              defaultValue={at}
              aria-labelledby={`${id}-title`}
              aria-valuetext={current?.text}
              className={styles.range}
            />
            <Ticks positions={positions} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Labels the list; a quantity that cannot be chosen has none. */
function SliderTitle({ id, isFixed, children }: { id: string; isFixed: boolean; children: string }) {
  if (isFixed) return <span className={styles.title}>{children}</span>;
  return (
    <label htmlFor={`${id}-list`} id={`${id}-title`} className={styles.title}>
      {children}
    </label>
  );
}

/** What the ends and, where there is room, the steps between are; screen readers hear the value itself. */
function Ticks({ positions }: Pick<ConstructorSlider, 'positions'>) {
  const isCrowded = positions.length > MOST_TICKS;
  return (
    <span className={styles.ticks} aria-hidden="true">
      {positions.map(({ key, text }, index) => (
        <span key={key} className={styles.tick}>
          {isCrowded && index > 0 && index < positions.length - 1 ? '' : toTick(text)}
        </span>
      ))}
    </span>
  );
}

/** The unit stands at the value already. */
const toTick = (text: string) => /^[\d.,]+/.exec(text)?.[0] ?? text;
