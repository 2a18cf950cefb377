import type { z } from 'zod';
import { productSchema, type Product } from '#schemas/gateway/entities/product';

/** A product as the gateway gives it, with the fields that a test is about. */
export function sampleProduct(fields: Omit<z.input<typeof productSchema>, 'id' | 'title'> = {}): Product {
  return productSchema.parse({ id: 'start', title: 'Старт', ...fields });
}
