import type { Product } from '#schemas/gateway/entities/product';
import { getTariff } from '#schemas/gateway/tariffs';
import { toProductPrice } from '#schemas/products/price';
import type { FlowLoadContext } from '#registry/flow-load';
import { connectionInfo } from '../kit/connection/connection-info';
import { loadOfPage } from '../kit/connection/load-of-page.server';
import type { Loaded, Tariff } from './contract';
import { toAbout } from './tariffs';

type Context = Pick<FlowLoadContext, 'ask' | 'page' | 'pin' | 'report'>;

/** Of a showcase: what a visitor has chosen is in the step, so that a longer list is no other one. */
const MANY = 'tariffs';

/**
 * The tariff of a page, or all those that its showcase has. They are asked for again with each post, and found by their
 * ids: what is confirmed then is what was previewed, and that is in the step (`actions.server`). Rejects when the
 * operator cannot be asked; a visitor who has begun stays where they are then.
 */
export async function loadTariffs(context: Context): Promise<Loaded> {
  const { ask, report } = context;
  const found = await loadOfPage(context, (uuid) => ask(getTariff, { query: { uuid } }));
  if (found.isAway) return { tariffs: null, about: found.about };
  if (found.answer === null) return { tariffs: [], about: '' };
  const products = found.answer.tariffs ?? [found.answer];
  const tariffs = products.flatMap((product) => toTariff(product, report) ?? []);
  const [tariff, ...others] = tariffs;
  return { tariffs, about: others.length > 0 ? MANY : toAbout(tariff?.id ?? '') };
}

/** null for one that cannot be offered: it has no title, or its ways to connect lead nowhere safe. */
function toTariff(product: Product, report: FlowLoadContext['report']): Tariff | null {
  const connection = connectionInfo.safeParse(product.connection ?? {});
  const { id, title, archive = false } = product;
  if (connection.success && title.trim() !== '') {
    // The operator names what can be added; nobody has chosen any of it here, and the price that is shown is without.
    const plain = { ...connection.data, options: [] };
    return { id, title, price: toProductPrice(product), connection: plain, isClosed: archive };
  }
  report({
    ...({ severity: 'warning', pointer: '' } as const),
    message: `Тариф ${id} «${title}» нельзя подключить на сайте: у него нет названия или неверно описано подключение`,
    fix: 'Исправьте у оператора title и connection этого тарифа.',
  });
  return null;
}
