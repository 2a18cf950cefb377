import type { Product } from '#schemas/gateway/entities/product';
import { getTariff } from '#schemas/gateway/tariffs';
import { toProductPrice } from '#schemas/products/price';
import type { FlowLoadContext } from '#registry/flow-load';
import { connectionInfo } from '../kit/connection/connection-info';
import { loadOfPage } from '../kit/connection/load-of-page.server';
import type { Loaded, Tariff } from './contract';
import { toAddOns } from './add-ons.server';
import { findPacks, NO_PACKS, type OfferedPacks } from './packs.server';
import { toAbout } from './tariffs';

type Context = Pick<FlowLoadContext, 'ask' | 'page' | 'query' | 'pin' | 'report'>;

/** Of a showcase: what a visitor has chosen is in the step, so that a longer list is no other one. */
const MANY = 'tariffs';

/**
 * The tariff of a page, or all those that its showcase has, with what the page lets a visitor choose of them. They are
 * asked for again with each post, and found by their ids: what is confirmed then is what was previewed, and that is in
 * the step (`actions.server`). Rejects when the operator cannot be asked; a visitor who has begun stays where they are
 * then.
 */
export async function loadTariffs(context: Context): Promise<Loaded> {
  const { ask, report } = context;
  const found = await loadOfPage(context, (uuid) => ask(getTariff, { query: { uuid } }));
  if (found.isAway) return { tariffs: null, about: found.about, chosen: '' };
  if (found.answer === null) return { tariffs: [], about: '', chosen: '' };
  if (found.answer.tariffs === undefined) return toOwn(found.answer, context);
  const tariffs = found.answer.tariffs.flatMap((product) => toTariff(product, NO_PACKS, report) ?? []);
  const [tariff, ...others] = tariffs;
  return { tariffs, about: others.length > 0 ? MANY : toAbout(tariff?.id ?? ''), chosen: '' };
}

/** The tariff of a detail page, which may have a constructor. */
function toOwn(product: Product, { page, query, report }: Context): Loaded {
  const packs = findPacks(product, page, query);
  const tariff = toTariff(product, packs, report);
  if (tariff === null) return { tariffs: [], about: toAbout(''), chosen: '' };
  return { tariffs: [tariff], about: toAbout(tariff.id), chosen: packs.chosen };
}

/** null for one that cannot be offered: it has no title, or its ways to connect lead nowhere safe. */
function toTariff(
  product: Product,
  { packs }: OfferedPacks,
  report: FlowLoadContext['report'],
): Tariff | null {
  const connection = connectionInfo.safeParse(product.connection ?? {});
  const { id, title, archive = false } = product;
  if (connection.success && title.trim() !== '') {
    const price = toProductPrice(product);
    const additions = [...packs, ...toAddOns(product, price)];
    // What the operator could add is not added until a visitor has chosen it: the price that is shown is without.
    const plain = { ...connection.data, options: [] };
    return { id, title, price, connection: plain, additions, isClosed: archive };
  }
  report({
    ...({ severity: 'warning', pointer: '' } as const),
    message: `Тариф ${id} «${title}» нельзя подключить на сайте: у него нет названия или неверно описано подключение`,
    fix: 'Исправьте у оператора title и connection этого тарифа.',
  });
  return null;
}
