import { REDUCED_HEADER_REGIONS } from './constants';

export type HeaderVariant = 'consumer' | 'corporate' | 'reduced';

/** Which header a page gets: reduced in its regions (SHELL-06), else corporate on corporate hosts and paths. */
export function toHeaderVariant(regionCode: string, isCorporate: boolean): HeaderVariant {
  if (REDUCED_HEADER_REGIONS.includes(regionCode)) return 'reduced';
  return isCorporate ? 'corporate' : 'consumer';
}
