import { Icon } from '#blocks/ui/icon';
import styles from './items.module.css';

/** Short texts, each with a tick. */
export function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={`${index}-${item}`} className={styles.item}>
          <Icon name="check" size="s" className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
