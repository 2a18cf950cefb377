/** Told on the document when a visitor has connected a product: a showcase marks its card. */
export const PRODUCT_CONNECTED = 'product-connected';

/** The `detail` of that event. */
export interface ProductConnected {
  /** The product's id, as the operator gives it: `start`. */
  id: string;
}
