import type { ReactNode } from 'react';
import checkbox from '../checkbox.module.css';
import { classNames } from '../class-names';
import styles from './switch-line.module.css';

export type SwitchLineProps = {
  /** Unique on the page. */
  id: string;
  /** What it switches: `startTariffCards` finds it by this. */
  kind: 'home' | 'add-on';
  title: string;
  /** «500 Мбит/с» */
  note?: string | undefined;
  /** What it costs. */
  children?: ReactNode;
};

/** A checkbox says by itself whether it is on. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

const CLASS = classNames(checkbox.tick, checkbox.switch, styles.switch);

/** Something that a switcher adds to a tariff. Without scripts there is nothing to switch, and only the words are seen. */
export function SwitchLine({ id, kind, title, note, children }: SwitchLineProps) {
  return (
    <div className={styles.line}>
      <label htmlFor={id} className={styles.words}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}> {note}</span>}
        {children && <span className={styles.price}> {children}</span>}
      </label>
      <input id={id} {...SWITCH} className={CLASS} autoComplete="off" data-switch={kind} hidden />
    </div>
  );
}
