import { Icon } from '#blocks/ui/icon';
import styles from './cart-icon.module.css';

/**
 * The cart, the same for everybody: a script writes the count in for those who have something in it
 * (`shell-scripts/count-cart.ts`).
 */
export function CartIcon() {
  return (
    <span className={styles.cart}>
      <Icon name="cart" />
      <span className={styles.count} data-cart-count hidden />
    </span>
  );
}
