import type { Contacts, Place } from './order-contract';

/** What of an order is told step by step, as the browser's machine keeps it. */

export const NO_CONTACTS: Contacts = { firstName: '', lastName: '', msisdn: '', email: '' };

/** What stands in the address field of somebody who comes back to it. */
export const toTypedAddress = (place: Place | null): string =>
  place?.isByParts === false ? place.address : '';
