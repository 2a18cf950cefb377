import type { Tile } from '#schemas/gateway/entities/tile';
import type { CallAnswer } from '#schemas/gateway/call';
import { getOptionGroups, type HomeInternetGroup } from '#schemas/gateway/options';
import { getConvergentTariff, getTariff } from '#schemas/gateway/tariffs';
import type { ConvergentSegment, Product } from '#schemas/gateway/entities/product';
import { hasFlag } from '#schemas/products/flags';
import { toOption } from '#schemas/products/packs';
import { toPackagePrice } from '#schemas/products/package-price';
import { toKopecks } from '#schemas/products/price';
import { toText } from '#schemas/products/text';
import type { FlowLoadContext } from '#registry/flow-load';
import type { Loaded } from './contract';
import { PRIVATE_PLAN, type ConnectionKind, type Offer, type Offered } from './offer';

export const NO_OFFER: Offer = {
  plans: { own: [], partner: [], private: [] },
  television: { main: [], packs: [] },
  devices: [],
  routerKopecks: null,
};

/** Pictures of this site alone: the operator's may lead anywhere. */
const OWN_PICTURE = /^\/media\/[\w/.-]{1,200}$/;

type LoadContext = Pick<FlowLoadContext, 'page' | 'call'>;

/** What can be taken on this page (HOME-412). What does not load is not there: no message (HOME-415). */
export async function loadOffer({ kind }: { kind: ConnectionKind }, context: LoadContext): Promise<Loaded> {
  const { page } = context;
  if (page.uuid === null) return { offer: NO_OFFER };
  const offer = await (kind === 'convergent' ? loadPackages : loadSpeeds)(page.uuid, context);
  return { offer };
}

async function loadSpeeds(uuid: string, { call }: LoadContext): Promise<Offer> {
  const query = { uuid };
  const [groups, tariff] = await Promise.all([call(getOptionGroups, { query }), call(getTariff, { query })]);
  const own = listGroup(groups, 'mf_home_internet');
  return {
    plans: {
      own: own.filter(({ id }) => id !== PRIVATE_PLAN),
      partner: listGroup(groups, 'partner_home_internet'),
      private: own.filter(({ id }) => id === PRIVATE_PLAN),
    },
    television: {
      main: listGroup(groups, 'tv_main_home_internet'),
      packs: listGroup(groups, 'tv_home_internet'),
    },
    devices: listGroup(groups, 'devices_home_internet'),
    routerKopecks: tariff === null ? null : findRouterRental(tariff),
  };
}

/** Segments of packages for private houses (CONV-401). */
const PRIVATE_SEGMENTS: ReadonlySet<string> = new Set<ConvergentSegment>([
  'private-homeinternet',
  'private-homeinternet-options',
]);

/** Packages of the page. They bring their own channels and router: packs of channels may be added. */
async function loadPackages(uuid: string, { call }: LoadContext): Promise<Offer> {
  const query = { uuid };
  const [groups, tariff] = await Promise.all([
    call(getOptionGroups, { query }),
    call(getConvergentTariff, { query }),
  ]);
  const open = tariff === null ? [] : (tariff.tariffs ?? [tariff]).filter(({ archive }) => archive !== true);
  const isPrivate = ({ segment = 'other' }: Product) => PRIVATE_SEGMENTS.has(segment);
  const cabled = open.filter((product) => !isPrivate(product)).map(toPackage);
  return {
    plans: { own: cabled, partner: cabled, private: open.filter(isPrivate).map(toPackage) },
    television: { main: [], packs: listGroup(groups, 'tv_home_internet') },
    devices: [],
    routerKopecks: tariff === null ? null : findRouterRental(tariff),
  };
}

function toPackage(product: Product): Offered {
  const price = toPackagePrice(product);
  return {
    id: product.id,
    title: toText(product.title) || product.id,
    subtitle: '',
    text: toText(product.description),
    image: '',
    monthlyKopecks: price?.amountKopecks ?? null,
    oldMonthlyKopecks: price?.oldAmountKopecks ?? null,
    onceKopecks: null,
  };
}

const listGroup = (groups: CallAnswer<typeof getOptionGroups>, group: HomeInternetGroup): Offered[] =>
  (groups[group]?.options ?? []).map((tile) => toOffered(tile, group));

function toOffered(tile: Tile, group: HomeInternetGroup): Offered {
  const { id, title, price, priceDiscount } = toOption(tile, { group });
  const image = toText(tile.tileImage);
  return {
    id,
    title,
    subtitle: toText(tile.subtitle),
    text: toText(tile.shortDescription),
    image: OWN_PICTURE.test(image) ? image : '',
    monthlyKopecks: priceDiscount ?? price,
    oldMonthlyKopecks: priceDiscount === null ? null : price,
    onceKopecks: toKopecks(tile.connectPrice),
  };
}

/** HOME-220: the payment of the first service pack, of the page's tariff or of the first wireless one of its list. */
function findRouterRental(tariff: NonNullable<CallAnswer<typeof getTariff>>): number | null {
  const wireless = tariff.tariffs?.find((one) => hasFlag(one, 'wireless') && one.servicePacks?.length);
  const [pack] = (tariff.tariffs === undefined ? tariff : wireless)?.servicePacks ?? [];
  return toKopecks(pack?.payment?.value);
}
