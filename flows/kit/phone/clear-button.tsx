import { Icon } from '#blocks/ui/icon';
import styles from './clear-button.module.css';

/** Stands at the end of a field; its label names what it empties. */
export function ClearButton({ onClick, label = 'Стереть номер' }: { onClick: () => void; label?: string }) {
  return (
    <button type="button" className={styles.clear} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
