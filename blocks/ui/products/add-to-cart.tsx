import { CART_PATH } from '#schemas/products/cart';
import { Button, ButtonLink } from '../button';
import styles from './add-to-cart.module.css';

const TEXTS = { add: 'В\u00a0корзину', inside: 'В\u00a0корзине' } as const;

interface AddToCartProps {
  /** Of a good of the shop. */
  product: string;
  size?: 'm' | 'l';
  /** What is added, where the button alone does not say it. */
  about?: string;
}

/**
 * Puts a good into the cart. Without scripts the form leads there; with them (`start-add-to-cart.ts`) the visitor stays,
 * and the button becomes the way to the cart.
 */
export function AddToCart({ product, size = 'm', about }: AddToCartProps) {
  const spoken = about === undefined ? null : <span className="visually-hidden"> «{about}»</span>;
  return (
    <form method="post" action={CART_PATH} className={styles.form} data-add-to-cart>
      <input type="hidden" name="change" value="add" />
      <input type="hidden" name="id" value={product} />
      <Button type="submit" variant="secondary" size={size} icon="cart" wide="phone">
        {TEXTS.add}
        {spoken}
      </Button>
      <ButtonLink href={CART_PATH} variant="secondary" size={size} icon="check" wide="phone" hidden>
        {TEXTS.inside}
        {spoken}
      </ButtonLink>
      <output className={styles.status} />
    </form>
  );
}
