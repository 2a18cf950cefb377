import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Of the field. */
  id: string;
  label: string;
  placeholder: string;
  /** What was searched for; empty for nothing yet. */
  value: string;
  maxLength: number;
  /** Where the field is empty again, without scripts. */
  clearHref: string;
  clearLabel: string;
  /** What lies below the field: suggestions. */
  children?: ReactNode;
}

/** The field `q` of a search form that is sent by GET, with a cross that empties it. */
export function SearchBox(props: SearchBoxProps) {
  const { id, label, placeholder, value, maxLength, clearHref, clearLabel, children } = props;
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" className={styles.icon} />
        <input
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <a href={clearHref} className={styles.clear} aria-label={clearLabel} data-clear hidden={value === ''}>
          <Icon name="close" />
        </a>
        {children}
      </div>
    </>
  );
}
