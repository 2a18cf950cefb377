import type { LoadContext } from '#registry/define-block';
import {
  getGoodbyeCountries,
  getPopularCountries,
  getRoamingShowcase,
  suggestRoaming,
} from '#schemas/gateway/roaming';
import { toDayKopecks, type CountryProduct } from '#schemas/products/roaming-offer';
import { toSafeLink } from '#schemas/products/safe-link';
import { toText } from '#schemas/products/text';
import { toSearchText } from '#schemas/site-search';
import { findCountries } from './find-countries';

/** What the operator is asked to suggest (ROAM-409). */
const COUNTRY_REALM = 'country';

export interface Country {
  id: string;
  title: string;
  url: string;
  /** The prices of home apply. */
  isHome: boolean;
  /** A day with its package, in kopecks; null where the operator does not say. */
  dayKopecks: number | null;
}

export interface CountriesData {
  /** What was searched for; empty for nothing. */
  query: string;
  found: Country[];
  /** The country that the address names by `aid` (ROAM-01). */
  chosen: Country | null;
  popular: { text: string; url: string }[];
  countries: Country[];
}

export const NO_COUNTRIES: CountriesData = {
  query: '',
  found: [],
  chosen: null,
  popular: [],
  countries: [],
};

/** All countries with the price of a day. What fails is left out: the list is there as long as the prices are. */
export async function loadCountries({ call, page, query }: LoadContext): Promise<CountriesData> {
  if (page.uuid === null) return NO_COUNTRIES;
  const uuid = page.uuid;
  const typed = toSearchText(query.get('q'));
  const id = toSearchText(query.get('aid')).toLowerCase();
  const [showcase, home, popular, suggested, named] = await Promise.all([
    call(getRoamingShowcase, { query: { uuid } }),
    call(getGoodbyeCountries, { query: { uuid } }),
    call(getPopularCountries, { query: { uuid } }),
    typed === '' ? [] : call(suggestRoaming, { query: { realm: COUNTRY_REALM, query: typed } }),
    id === '' ? null : call(getRoamingShowcase, { query: { id, uuid } }),
  ]);
  const homeIds = new Set(home.map((country) => country.id));
  const countries = showcase.products
    .flatMap((product) => toCountry(product, homeIds))
    .sort((left, right) => left.title.localeCompare(right.title, 'ru'));
  const suggestedIds = new Set(suggested.map((one) => one.id));
  const bySuggestion = countries.filter((country) => suggestedIds.has(country.id));
  const [chosen = null] = (named?.products ?? []).flatMap((product) => toCountry(product, homeIds));
  return {
    query: typed,
    found: bySuggestion.length > 0 ? bySuggestion : findCountries(countries, typed),
    chosen,
    popular: popular.flatMap(toLink),
    countries,
  };
}

function toCountry(product: CountryProduct, homeIds: ReadonlySet<string>): Country[] {
  const url = toSafeLink(product.link);
  const title = toText(product.title);
  if (url === null || title === '') return [];
  return [{ id: product.id, title, url, isHome: homeIds.has(product.id), dayKopecks: toDayKopecks(product) }];
}

function toLink({ title, link }: { title: string; link?: string | undefined }) {
  const url = toSafeLink(link);
  return url === null ? [] : [{ text: toText(title), url }];
}
