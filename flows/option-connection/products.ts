import type { Price } from '#schemas/values/price';
import { isFast, type ConnectionWays } from '../kit/connection/connection-ways';
import type { Props } from './contract';

/** What can be connected, whoever it is of. */
export interface Product {
  /** A billing id, or the vendor's. */
  id: string;
  title: string;
  price: Price | undefined;
  ways: ConnectionWays;
}

/** One for an option; as many as the vendor has. Titles may be missing: CONN-122. */
export function listProducts({ subject }: Props): Product[] {
  if (subject.kind === 'vasp') {
    return subject.products.map(({ vaspId, title, price, ...ways }) => ({ id: vaspId, title, price, ways }));
  }
  const { title = '', price, connection } = subject;
  return [{ id: connection.billingIds?.[0] ?? '', title, price, ways: connection }];
}

export function findProduct(props: Props, productId: string): Product | undefined {
  return listProducts(props).find(({ id }) => id === productId);
}

/** By a code from an SMS; else only in other ways (CONN-205). */
export function isConnectedHere({ subject }: Props): boolean {
  return subject.kind === 'vasp' ? subject.fast : isFast(subject.connection);
}
