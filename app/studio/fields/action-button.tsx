import type { KeyboardEvent, Ref } from 'react';
import styles from './fields.module.css';

const PATHS = {
  up: 'M6 15l6-6l6 6',
  down: 'M6 9l6 6l6-6',
  copy: 'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1',
  remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
} as const;

interface ActionButtonProps {
  action: keyof typeof PATHS;
  /** What it does and to what: there is no other text. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A small button with a sign alone, beside what it acts on. One that cannot act now keeps the focus it has. */
export function ActionButton({
  action,
  label,
  onClick,
  disabled = false,
  buttonRef,
  onKeyDown,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      ref={buttonRef}
      className={styles['action-button']}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      onKeyDown={onKeyDown}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        focusable="false"
        className={styles.sign}
      >
        <path d={PATHS[action]} />
      </svg>
    </button>
  );
}
