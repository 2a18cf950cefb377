import { useEffect } from 'react';
import { PRODUCT_CONNECTED, type ProductConnected } from '#blocks/ui/product-connected';

/** Tells the page that a product was connected, so that a card of it can be marked. `id`: the product's. */
export function useConnected(id: string): void {
  useEffect(() => {
    const detail: ProductConnected = { id };
    document.dispatchEvent(new CustomEvent(PRODUCT_CONNECTED, { detail }));
  }, [id]);
}
