import { toMoscowDay } from '#schemas/values/moscow';
import { getOrderProduct } from '#schemas/gateway/order';
import { toKopecks } from '#schemas/products/price';
import { toDeliveries, toSalons } from '#schemas/products/receiving';
import type { FlowLoadContext } from '#registry/flow-load';
import { createShopFinder } from '../kit/order/receiving.server';
import type { Given, Loaded, PortingTariff, Props } from './contract';
import { isPortIn } from './is-port-in';

type Context = Pick<FlowLoadContext, 'query' | 'region' | 'call' | 'ask' | 'pin' | 'map'>;
type Content = Pick<Props, 'variant' | 'simProduct'>;

const NO_GIVEN: Given = { tariffTag: '', packs: [], ref: '', system: '', isPersonal: false };

export const NOTHING: Loaded = {
  tariff: null,
  isTariffGone: false,
  given: NO_GIVEN,
  reason: 'away',
  deliveries: [],
  salons: [],
  map: null,
  today: '',
  about: '',
};

/** No call takes longer texts of an address, and nobody orders more packs. */
const MAX_TEXT = 100;
const MAX_PACKS = 20;

function read(query: URLSearchParams, name: string): string {
  const given = query.get(name)?.trim() ?? '';
  return given.length > MAX_TEXT ? '' : given;
}

/** MNP-102. */
const readPacks = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= MAX_TEXT)
    .slice(0, MAX_PACKS);

/** MNP-101 for a number that moves; an order without one knows packs and the system alone (MNP-103). */
export function readGiven(query: URLSearchParams, content: Content): Given {
  const system = read(query, 'system') || content.variant.split('-')[0] || '';
  if (!isPortIn(content)) return { ...NO_GIVEN, packs: readPacks(query, 'pack'), system };
  return {
    tariffTag: read(query, 'orderTariff') || read(query, 'tariffTag'),
    packs: readPacks(query, 'packTag'),
    ref: read(query, 'ref'),
    system,
    isPersonal: ['1', 'true'].includes(read(query, 'personal')),
  };
}

/**
 * What the address says of the order, the tariff that it names, and how a SIM can be received in the region. Asked again
 * with each post. Rejects when the operator cannot be asked; a visitor who has begun stays where they are.
 */
export async function loadPorting(content: Content, context: Context): Promise<Loaded> {
  const given = readGiven(context.query, content);
  const { tariffTag, packs } = given;
  const about = ['porting', content.variant, tariffTag, ...packs].join(' ');
  const named = tariffTag || (isPortIn(content) ? '' : content.simProduct);
  const [shops, asked] = await Promise.all([
    createShopFinder(context)(content.simProduct),
    named === '' ? null : askTariff(named, packs, context),
  ]);
  if (asked === 'away') {
    if (context.pin !== null) return { ...NOTHING, about: context.pin };
    throw new Error('the operator says nothing of the tariff');
  }
  const ways = { deliveries: toDeliveries(shops), salons: toSalons(shops) };
  return {
    tariff: asked === 'gone' ? null : asked,
    isTariffGone: asked === 'gone',
    given,
    reason: ways.deliveries.length + ways.salons.length === 0 ? 'region' : null,
    ...ways,
    map: context.map,
    today: toMoscowDay(Date.now()),
    about,
  };
}

async function askTariff(
  id: string,
  packs: readonly string[],
  { ask }: Context,
): Promise<PortingTariff | 'gone' | 'away'> {
  const pack = packs.join(',');
  const asked = await ask(getOrderProduct, { query: { id, ...(pack !== '' && { pack }) } });
  if (!asked.ok) return asked.status === 404 || asked.status === 409 ? 'gone' : 'away';
  const { tariff_title, title, pack_title, price, price_2 } = asked.answer;
  const named = tariff_title || title;
  return {
    id,
    title: pack_title ? `${named}, ${pack_title}` : named,
    amountKopecks: toKopecks(price_2) ?? 0,
    monthlyKopecks: toKopecks(price),
  };
}
