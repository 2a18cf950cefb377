import type { Loaded } from './contract';
import { readTrip } from './read-trip';

/** What the flow begins with where the operator says nothing of the page's country. */
export const NO_COUNTRY: Loaded = {
  about: '',
  titleIn: '',
  scheme: 'plain',
  goodbye: { isEnabled: false, features: [] },
  chineseDayKopecks: null,
  offers: [],
  products: [],
  serviceId: '',
  extras: [],
  tables: [],
  asked: readTrip(new URLSearchParams()),
};
