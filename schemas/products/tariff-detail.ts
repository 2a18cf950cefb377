import type { Product } from '#schemas/gateway/entities/product';
import { toBadges, toPriceTooltip, type ProductBadge } from './badges';
import { toCashback } from './cashback';
import { toConstructor } from './constructor';
import { isPremium } from './flags';
import { toParamGroups } from './packs';
import { toParams, type ProductParam } from './params';
import { toProductPrice, type ProductPrice } from './price';
import { toRichText } from './rich-words';
import { toSafeLink } from './safe-link';
import { toOptionalText, toText } from './text';

/** What the banner of a detail page says of its tariff. */
export interface TariffHead {
  /** What orders call it. */
  id: string;
  title: string;
  /** «Безлимит»: the line of tariffs it belongs to. */
  line?: string;
  text?: string;
  /** Formatted, sanitised. */
  html?: string;
  badges: ProductBadge[];
  /** «Кешбэк баллами 10%» */
  cashback?: { title: string; value: string };
  price: ProductPrice | null;
  tooltip: { title?: string; text: string } | null;
  isArchived: boolean;
  isPremium: boolean;
  /** The warning of a closed tariff, where the operator has words of its own. */
  alert?: string;
  /** Where it is bought with a new SIM; missing where it is not sold so. */
  shopLink?: string;
}

export function toTariffHead(product: Product): TariffHead {
  const isArchived = product.archive === true;
  const { lineTitle, description, longDescription, details, shopLink } = product;
  const cashback = toCashback(details);
  const badges = toBadges(product.badges, 'for_detail');
  // A badge often says the same.
  const isLineSaid = badges.some(({ text }) => isSame(text, lineTitle));
  return {
    id: toText(product.id),
    title: toText(product.title),
    ...withWords({
      line: isLineSaid ? undefined : lineTitle,
      text: description,
      alert: isArchived ? details?.alert : undefined,
    }),
    ...withFound('html', toRichText(longDescription)),
    badges,
    ...withFound('cashback', cashback),
    price: toDetailPrice(product),
    tooltip: toPriceTooltip(product.badges),
    isArchived,
    isPremium: isPremium(product),
    ...withFound('shopLink', isArchived || product.connection?.sim !== true ? null : toSafeLink(shopLink)),
  };
}

const FROM = 'от';

/** «от 500 ₽» where the visitor can choose packs and none costs less; otherwise the price as it is. */
function toDetailPrice(product: Product): ProductPrice | null {
  const price = toProductPrice(product);
  const packs = toConstructor(product)?.packs ?? [];
  if (price === null || price.prefix !== undefined || packs.length === 0) return price;
  const isLowest = packs.every((pack) => pack.price.amountKopecks >= price.amountKopecks);
  return isLowest ? { ...price, prefix: FROM } : price;
}

/** Parameters under one heading; an empty title for those under none. */
export interface ParameterGroup {
  title: string;
  params: ProductParam[];
}

/** The tables of a detail page: what the tariff has, what it costs, and what comes beside it. */
export interface TariffParameters {
  base: ProductParam[];
  price: ProductPrice | null;
  hint?: string;
  groups: ParameterGroup[];
}

/** Stands over what the operator lists beside the base parameters without a heading. */
const REST_TITLE = 'Сверх пакета';

/** Null for a product that has neither parameters nor a price. */
export function toTariffParameters(product: Product): TariffParameters | null {
  const base = toParams(product.baseParams);
  const price = toDetailPrice(product);
  const groups = toParameterGroups(product);
  if (base.length === 0 && price === null && groups.length === 0) return null;
  return { base, price, ...withWords({ hint: product.baseParamsHint }), groups };
}

/** The groups by the title of their block (TRF-412); what stands under none joins the rest. Each line once. */
function toParameterGroups(product: Product): ParameterGroup[] {
  const groups = toParamGroups(product).map(({ title, params }) => ({ title, params }));
  const titled = groups.filter(({ title, params }) => title !== '' && params.length > 0);
  const untitled = groups.filter(({ title }) => title === '').flatMap(({ params }) => params);
  const said = new Set(titled.flatMap(({ params }) => params).map(toWords));
  const rest = [...toParams(product.restParams), ...untitled].filter((param) => {
    const words = toWords(param);
    return said.has(words) ? false : said.add(words);
  });
  return rest.length === 0 ? titled : [...titled, { title: REST_TITLE, params: rest }];
}

const isSame = (text: string, other = '') => text.replace(/\s+/g, ' ') === other.trim().replace(/\s+/g, ' ');

const toWords = ({ title, value }: ProductParam) => `${title} ${value}`;

function withFound<Name extends string, Value>(name: Name, value: Value | null) {
  const found: Partial<Record<Name, Value>> = {};
  if (value !== null) found[name] = value;
  return found;
}

function withWords<Name extends string>(
  words: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name in words) {
    const text = toOptionalText(words[name]);
    if (text !== undefined) found[name] = text;
  }
  return found;
}
