import type { KeptOrder } from './kept-order';

/** The page where a visitor finds what they have ordered. */
export const ORDERS_PATH = '/orders';

/** The address of an order's calendar file. */
export const toCalendarHref = (number: string): string =>
  `${ORDERS_PATH}/calendar?${new URLSearchParams({ number })}`;

/** «ул. Садовая, 1. Салон в ТЦ „Причал“». */
export const toSalonText = ({ title, address, city }: NonNullable<KeptOrder['salon']>): string =>
  title.includes(address) ? `${city}. ${title}` : `${city}, ${address}. ${title}`;
