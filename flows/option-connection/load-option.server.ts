import { getOption } from '#schemas/gateway/options';
import { toProductPrice } from '#schemas/products/price';
import type { FlowLoadContext } from '#registry/flow-load';
import { connectionInfo } from '../kit/connection/connection-info';
import { loadOfPage } from '../kit/connection/load-of-page.server';
import type { Loaded } from './contract';
import { toAbout } from './products';

type Context = Pick<FlowLoadContext, 'ask' | 'page' | 'pin' | 'report'>;

/**
 * The option of a page. It is asked for again with each post, and a step under way has what it needs under its seal:
 * the code of the product. Rejects when the operator cannot be asked; a visitor who has begun stays where they are.
 */
export async function loadOption(context: Context): Promise<Loaded> {
  const { ask, report } = context;
  const found = await loadOfPage(context, (uuid) => ask(getOption, { query: { uuid } }));
  if (found.isAway) return { isKnown: false, ofPage: null, about: found.about };
  if (found.answer === null) return { isKnown: true, ofPage: null, about: '' };
  const { id, title, archive: isClosed = false } = found.answer;
  const connection = connectionInfo.safeParse(found.answer.connection ?? {});
  if (!connection.success) {
    report({
      ...({ severity: 'warning', pointer: '' } as const),
      message: `Услугу ${id} «${title}» нельзя подключить на сайте: неверно описано подключение`,
      fix: 'Исправьте у оператора connection этой услуги.',
    });
    return { isKnown: true, ofPage: null, about: toAbout(id) };
  }
  const price = toProductPrice(found.answer);
  const ofPage = { id, title, ...(price && { price }), connection: connection.data, isClosed };
  return { isKnown: true, ofPage, about: toAbout(id) };
}
