import {
  getGoodbyeDetails,
  getRoamingOptions,
  getRoamingShowcase,
  getRoamingTariffs,
} from '#schemas/gateway/roaming';
import type { Product } from '#schemas/gateway/entities/product';
import { toProductPrice } from '#schemas/products/price';
import {
  toCountryOffers,
  toDayKopecks,
  toRoamingOffer,
  type CountryOffers,
  type CountryProduct,
} from '#schemas/products/roaming-offer';
import type { RoamingOffer } from '#schemas/products/roaming-trip';
import { toSafeLink } from '#schemas/products/safe-link';
import { toText, withUnit } from '#schemas/products/text';
import type { FlowLoadContext } from '#registry/flow-load';
import { connectionInfo } from '../kit/connection/connection-info';
import { isFast } from '../kit/connection/connection-ways';
import { loadOfPage } from '../kit/connection/load-of-page.server';
import type { Connectable, Extra, Loaded, PriceTable, Scheme } from './contract';
import { NO_COUNTRY } from './no-country';
import { readTrip } from './read-trip';

type Context = Pick<FlowLoadContext, 'ask' | 'call' | 'page' | 'pin' | 'query'>;

/**
 * The country of a page with its prices, tariffs and options, all for the visitor's region. Rejects when the operator
 * does not answer for the prices; what fails of the rest is left out.
 */
export async function loadCountry(context: Context): Promise<Loaded> {
  const asked = readTrip(context.query);
  const found = await loadOfPage(context, (uuid) => context.ask(getRoamingShowcase, { query: { uuid } }));
  if (found.isAway) return { ...NO_COUNTRY, about: found.about, asked };
  const country = found.answer?.defaultProduct;
  if (found.answer === null || country === undefined || context.page.uuid === null)
    return { ...NO_COUNTRY, asked };
  const query = { uuid: context.page.uuid };
  const [goodbye, tariffs, options] = await Promise.all([
    context.call(getGoodbyeDetails, { query }),
    context.call(getRoamingTariffs, { query }),
    context.call(getRoamingOptions, { query }),
  ]);
  const { chineseProduct, service } = found.answer;
  const offers = toOffers(toCountryOffers(country, service), tariffs, options);
  const counted = new Set(offers.map(({ id }) => id));
  return {
    about: `roaming ${country.id}`,
    titleIn: toText(country.titleIn) || toText(country.title),
    scheme: toScheme(goodbye.isEnabled === true, chineseProduct),
    goodbye: { isEnabled: goodbye.isEnabled === true, features: goodbye.features.map(toFeature) },
    chineseDayKopecks: chineseProduct === undefined ? null : toDayKopecks(chineseProduct),
    offers,
    products: [...(service ? [service] : []), ...tariffs, ...options].flatMap(toConnectable),
    serviceId: service ? (toConnectable(service)[0]?.id ?? '') : '',
    extras: options.filter(({ id }) => !counted.has(id)).map(toExtra),
    tables: [...toCountryTables(country), ...tariffs.flatMap(toTable)],
    asked,
  };
}

/** ROAM-211. */
function toScheme(isGoodbye: boolean, chinese: CountryProduct | undefined): Scheme {
  if (isGoodbye) return 'goodbye';
  return chinese === undefined ? 'plain' : 'chinese';
}

function toOffers(
  { day, plain }: CountryOffers,
  tariffs: readonly Product[],
  options: readonly Product[],
): RoamingOffer[] {
  const units = plain?.unitKopecks ?? day?.unitKopecks ?? {};
  return [
    ...(day ? [day] : []),
    ...tariffs.flatMap((product) => toRoamingOffer(product, 'tariff', day?.unitKopecks ?? units) ?? []),
    ...options.flatMap((product) => toTripOption(product, units)),
    ...(plain ? [plain] : []),
  ];
}

/** An option that has nothing a trip is counted in is none of these: its fee alone would look like the cheapest trip. */
function toTripOption(product: Product, units: RoamingOffer['unitKopecks']): RoamingOffer[] {
  const offer = toRoamingOffer(product, 'option', units);
  return offer !== null && Object.keys(offer.included).length > 0 ? [offer] : [];
}

const toFeature = ({ key, value, code }: { key: string; value: string; code?: string | undefined }) => ({
  key: toText(key),
  value: toText(value),
  code,
});

function toConnectable(product: Product): Connectable[] {
  const connection = connectionInfo.safeParse(product.connection ?? {});
  if (!connection.success || !isFast(connection.data)) return [];
  const { billingIds: [id = ''] = [] } = connection.data;
  const price = toProductPrice(product);
  return [{ id, offerId: product.id, title: toText(product.title), price, connection: connection.data }];
}

function toExtra(product: Product): Extra {
  return {
    id: product.id,
    title: toText(product.title),
    text: toText(product.description),
    url: toSafeLink(product.link),
    price: toProductPrice(product),
  };
}

/** What is paid for by use in the country: with its package, and without (ROAM-206). */
function toCountryTables({ prices }: CountryProduct): PriceTable[] {
  const schemes = [
    {
      id: 'discount',
      title: 'Цены с\u00A0подключённой услугой',
      description: 'Когда пакет суток закончился',
    },
    { id: 'full', title: 'Цены без\u00A0подключений', description: '' },
  ] as const;
  return schemes.flatMap(({ id, title, description }) => {
    const rows = Object.values(prices?.base?.[id] ?? {}).flatMap(toPriceRow);
    return rows.length === 0 ? [] : [{ id, title, description, rows }];
  });
}

function toPriceRow(price: unknown): PriceTable['rows'] {
  if (typeof price !== 'object' || price === null || !('title' in price) || !('val' in price)) return [];
  const { title, val } = price;
  const unit = 'unit' in price && typeof price.unit === 'string' ? price.unit : undefined;
  if (typeof title !== 'string' || (typeof val !== 'string' && typeof val !== 'number')) return [];
  const value = val === 0 ? 'Бесплатно' : withUnit(val, unit);
  return value === '' ? [] : [{ title: toText(title), value }];
}

function toTable({ id, title, description, baseParams = [], restParams = [] }: Product): PriceTable[] {
  const rows = [...baseParams, ...restParams].flatMap((param) => {
    const value = param.value === 0 ? 'Бесплатно' : withUnit(param.value, param.unit);
    const name = toText(param.title);
    return name === '' || value === '' ? [] : [{ title: name, value }];
  });
  return rows.length === 0 ? [] : [{ id, title: toText(title), description: toText(description), rows }];
}
