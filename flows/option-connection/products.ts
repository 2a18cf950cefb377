import type { Price } from '#schemas/values/price';
import { isFast, type ConnectionWays } from '../kit/connection/connection-ways';
import { toSource } from '../kit/connection/source';
import type { Option, Props } from './contract';

/** What can be connected, whoever it is of. */
export interface Product {
  /** A billing id, or the vendor's. */
  id: string;
  title: string;
  price: Price | undefined;
  ways: ConnectionWays;
}

/** Whose calls connect it. */
export function toKind({ source, kind, subject }: Props): 'option' | 'service' | 'vasp' {
  return toSource(source, subject) === 'own' ? (subject?.kind ?? kind) : kind;
}

/** One for an option; as many as the vendor has. Titles may be missing: CONN-122. */
export function listProducts({ source, subject, ofPage }: Props): Product[] {
  if (toSource(source, subject) === 'page')
    return ofPage === null || ofPage.isClosed ? [] : [toProduct(ofPage)];
  if (subject?.kind !== 'vasp') return subject === undefined ? [] : [toProduct(subject)];
  return subject.products.map(({ vaspId, title, price, ...ways }) => ({ id: vaspId, title, price, ways }));
}

function toProduct({ title = '', price, connection }: Option): Product {
  return { id: connection.billingIds?.[0] ?? '', title, price, ways: connection };
}

export function findProduct(props: Props, productId: string): Product | undefined {
  return listProducts(props).find(({ id }) => id === productId);
}

/** By a code from an SMS; else only in other ways (CONN-205). */
export function isConnectedHere({ source, subject, ofPage }: Props): boolean {
  if (toSource(source, subject) === 'page') return ofPage !== null && isFast(ofPage.connection);
  if (subject?.kind === 'vasp') return subject.fast;
  return subject !== undefined && isFast(subject.connection);
}

/** The operator's own words about connecting it. */
export function toPopupNotice({ source, subject, ofPage }: Props): string | undefined {
  if (toSource(source, subject) === 'page') return ofPage?.connection.popupNotice;
  return subject?.kind === 'vasp' ? subject.popupNotice : subject?.connection.popupNotice;
}

/** What the flow is about (CONN-110). The bare id was that of steps of another shape, which are begun anew as well. */
export const toAbout = (id: string) => `option ${id}`;
