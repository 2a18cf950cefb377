import type { Tile } from '#schemas/gateway/entities/tile';
import type { CallAnswer } from '#schemas/gateway/call';
import { getOptionGroups, type HomeInternetGroup } from '#schemas/gateway/options';
import { getTariff } from '#schemas/gateway/tariffs';
import { hasFlag } from '#schemas/products/flags';
import { toOption } from '#schemas/products/packs';
import { toKopecks } from '#schemas/products/price';
import { toText } from '#schemas/products/text';
import type { FlowLoadContext } from '#registry/flow-load';
import type { Loaded } from './contract';
import { PRIVATE_PLAN, type Offer, type Offered } from './offer';

export const NO_OFFER: Offer = {
  plans: { own: [], partner: [], private: [] },
  television: { main: [], packs: [] },
  devices: [],
  routerKopecks: null,
};

/** Pictures of this site alone: the operator's may lead anywhere. */
const OWN_PICTURE = /^\/media\/[\w/.-]{1,200}$/;

/** What can be taken on this page (HOME-412). What does not load is not there: no message (HOME-415). */
export async function loadOffer({ page, call }: Pick<FlowLoadContext, 'page' | 'call'>): Promise<Loaded> {
  if (page.uuid === null) return { offer: NO_OFFER };
  const query = { uuid: page.uuid };
  const [groups, tariff] = await Promise.all([call(getOptionGroups, { query }), call(getTariff, { query })]);
  const list = (group: HomeInternetGroup) =>
    (groups[group]?.options ?? []).map((tile) => toOffered(tile, group));
  const own = list('mf_home_internet');
  return {
    offer: {
      plans: {
        own: own.filter(({ id }) => id !== PRIVATE_PLAN),
        partner: list('partner_home_internet'),
        private: own.filter(({ id }) => id === PRIVATE_PLAN),
      },
      television: { main: list('tv_main_home_internet'), packs: list('tv_home_internet') },
      devices: list('devices_home_internet'),
      routerKopecks: tariff === null ? null : findRouterRental(tariff),
    },
  };
}

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
