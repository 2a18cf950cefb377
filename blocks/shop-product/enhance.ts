import type { Enhance } from '#registry/enhancement';
import { startAddToCart } from '#blocks/ui/products/start-add-to-cart';

/** Buttons that put a good into the cart leave the visitor where they are. */
const enhance: Enhance = (block, { signal }) => startAddToCart(block, signal);

export default enhance;
