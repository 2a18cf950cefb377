import type { Product } from '#schemas/gateway/entities/product';
import type { ServicePack } from '#schemas/gateway/entities/service-pack';
import type { Tile, TileGroup } from '#schemas/gateway/entities/tile';
import { toParams, type ProductParam } from './params';
import { toKopecks } from './price';
import { toText, withUnit } from './text';
import { toTileAmounts, toTilePrice } from './tile-price';

/** Something a tariff is made of or takes in addition, in one shape whatever it came as (TRF-410). */
export interface ProductPack {
  id: string;
  packId: string;
  /** With the main subscription (`ms`), on top of it (`ext`), or empty when it is not told. */
  variation: string;
  title: string;
  shortTitle: string;
  /** What the operator's shop calls it. */
  name: string;
  /** Kopecks, or null. */
  price: number | null;
  priceDiscount: number | null;
  billingId: string;
  isMegapower: boolean;
  isHomeInternet: boolean;
  type: 'service' | 'megapower' | 'option';
}

/** An option or a device as a tile of a choice (TRF-411). */
export interface ProductOption {
  id: string;
  title: string;
  shortTitle: string;
  /** Kopecks, or null. */
  price: number | null;
  priceDiscount: number | null;
  /** «за 30 дней» */
  pricePeriod: string;
  billingId: string;
  /** How many are taken, from 1. */
  count: number;
  isDevice: boolean;
  isTvOption: boolean;
  isHomeInternet: boolean;
  params: ProductParam[];
}

export interface ParamGroup {
  /** Empty for what stands under no heading. */
  title: string;
  packs: ProductPack[];
  params: ProductParam[];
}

/** What the tile is in, and whose price is asked for. */
export interface OptionChoice {
  /** Billing id of the tariff that the option is added to (TRF-405). */
  billingId?: string;
  /** Code of the group of the tile: `devices_home_internet`. */
  group?: string;
}

/** Units of the constructor, for a value that comes without one (TRF-273). */
export const CONSTRUCTOR_UNITS = { calls: 'минут', traffic: 'ГБ' } as const;
const MEGAPOWERS_TITLE = 'Суперсилы';

const DEVICE_GROUP = 'devices_home_internet';
const TV_GROUPS: readonly string[] = ['tv_home_internet', 'tv_main_home_internet'];
const HOME_INTERNET_GROUPS: readonly string[] = ['mf_home_internet', 'partner_home_internet'];
/** Ids of home-internet options, as `private_homeinternet_500`. */
const HOME_INTERNET_ID = /homeinternet/i;

/** All packs of a product, each once: megapowers first, then its own packs, then the options of its groups. */
export function toPacks(product: Product): ProductPack[] {
  const packs = [
    ...toMegapowers(product),
    ...(product.servicePacks ?? []).map((pack) => toServicePack(pack, product)),
    ...(product.groups ?? []).flatMap((group) => toGroupPacks(group, product)),
  ];
  return withoutRepeats(packs);
}

function toMegapowers({ megapowers }: Product): ProductPack[] {
  return withoutRepeats((megapowers ?? []).map((tile) => toTilePack(tile, 'megapower')));
}

/** Packs of a group; the megapowers among them first (TRF-413). */
function toGroupPacks({ code, options }: TileGroup, product: Product): ProductPack[] {
  const powers = new Set((product.megapowers ?? []).map(({ id }) => id));
  const packs = options.map((tile) => toTilePack(tile, powers.has(tile.id) ? 'megapower' : 'option', code));
  return withoutRepeats(packs).sort((a, b) => Number(b.isMegapower) - Number(a.isMegapower));
}

function withoutRepeats(packs: readonly ProductPack[]): ProductPack[] {
  const seen = new Set<string>();
  return packs.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function toServicePack(pack: ServicePack, product: Product): ProductPack {
  const id = toText(pack.packId) || 'pack';
  const traffic = withUnit(pack.traffic?.value, pack.traffic?.unit ?? CONSTRUCTOR_UNITS.traffic);
  const calls = withUnit(pack.calls?.value, pack.calls?.unit ?? CONSTRUCTOR_UNITS.calls);
  const contents = [traffic, calls].filter((text) => text !== '').join(' и\u00A0');
  const name = toText(pack.shopTag) || toText(pack.tag) || id;
  return {
    id,
    packId: id,
    variation: '',
    title: contents || toText(product.title) || name,
    shortTitle: contents || name,
    name,
    price: toKopecks(pack.payment?.value),
    priceDiscount: toKopecks(pack.payment_discount?.value),
    billingId: '',
    isMegapower: false,
    isHomeInternet: false,
    type: 'service',
  };
}

function toTilePack(tile: Tile, type: 'megapower' | 'option', group = ''): ProductPack {
  const { id, title, shortTitle, billingId, isHomeInternet } = toNames(tile, group);
  const { price, priceDiscount } = toTileAmounts(tile);
  return {
    id,
    packId: billingId || id,
    variation: toText(tile.variation),
    title,
    shortTitle,
    name: id,
    price,
    priceDiscount,
    billingId,
    isMegapower: type === 'megapower',
    isHomeInternet,
    type,
  };
}

/** A tile with its price for the tariff of the choice, or its general one. */
export function toOption(tile: Tile, { billingId, group = '' }: OptionChoice = {}): ProductOption {
  const { first_param, showcase_params } = tile.details ?? {};
  return {
    ...toNames(tile, group),
    ...toTilePrice(tile, billingId),
    count: Math.max(1, tile.count ?? 1),
    isDevice: group === DEVICE_GROUP || (group === '' && toText(tile.tileImage) !== ''),
    isTvOption: TV_GROUPS.includes(group),
    params: toParams(showcase_params ?? (first_param && [first_param])),
  };
}

/** What packs and options have in common. `group`: code of the group that the tile is in, or empty. */
function toNames({ id: sent, title: own, shortTitle: short, connection }: Tile, group: string) {
  const id = toText(sent) || 'option';
  const shortTitle = toText(short);
  const title = toText(own) || shortTitle || id;
  return {
    id,
    title,
    shortTitle: shortTitle || title,
    billingId: toText(connection?.billingIds?.[0]),
    isHomeInternet: HOME_INTERNET_GROUPS.includes(group) || HOME_INTERNET_ID.test(id),
  };
}

/**
 * The detail parameters by the title of their block (TRF-412), with the packs of the groups of that title: a
 * parameter with children is a block of them, the others stand under no heading. Megapowers that are in no group
 * have a block of their own.
 */
export function toParamGroups(product: Product): ParamGroup[] {
  const groups = new Map<string, ParamGroup>();
  const groupOf = (title: string): ParamGroup => {
    const group = groups.get(title) ?? { title, packs: [], params: [] };
    groups.set(title, group);
    return group;
  };
  for (const param of toParams(product.details?.additional_params)) {
    if (param.children.length === 0) groupOf('').params.push(param);
    else groupOf(param.title || param.value).params.push(...param.children);
  }
  for (const tiles of product.groups ?? []) {
    const group = groupOf(toText(tiles.title));
    const packs = withoutRepeats([...group.packs, ...toGroupPacks(tiles, product)]);
    group.packs = packs.sort((a, b) => Number(b.isMegapower) - Number(a.isMegapower));
  }
  const placed = new Set([...groups.values()].flatMap(({ packs }) => packs.map(({ id }) => id)));
  const left = toMegapowers(product).filter(({ id }) => !placed.has(id));
  if (left.length > 0) groupOf(MEGAPOWERS_TITLE).packs.unshift(...left);
  return [...groups.values()].filter(({ packs, params }) => packs.length + params.length > 0);
}
