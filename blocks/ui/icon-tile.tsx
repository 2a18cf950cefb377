import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './icon-tile.module.css';

/** A sign on a soft square: what a line or a card begins with. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile}>
      <Icon name={name} />
    </span>
  );
}
