import { toPromotion, toPromotionPath } from '#schemas/documents/promotion';
import {
  getMainPromotions,
  getPromotion,
  listArchivedPromotions,
  listPromotions,
} from '#schemas/gateway/promotions';
import { readPublished } from '../../stored-calls/published-documents';
import { toLastSegment } from '#schemas/values/path-text';
import { storedCall, type StoredCall, type StoredCallContext } from '../../stored-calls/stored-call';
import { kind } from './kind';

export const calls: readonly StoredCall[] = [
  storedCall(listPromotions, async (_input, context) => {
    const current = await readPromotions(context, { archived: false });
    if (current === null) return null;
    const filters = new Map(
      current.flatMap(({ body: { category, categoryTitle } }) =>
        category === undefined ? [] : [[category, categoryTitle ?? category] as const],
      ),
    );
    return {
      actions: current.map(({ promotion }) => promotion),
      filters: [...filters].map(([code, title]) => ({ code, title })),
    };
  }),
  storedCall(getPromotion, async ({ query: { page = '' } }, context) => {
    const all = await readPromotions(context);
    if (all === null) return null;
    const asked = toLastSegment(page);
    const found = all.find(({ name, promotion }) => promotion.link === page || name === asked);
    if (found === undefined) return 'missing';
    const { text } = found.body;
    return { ...found.promotion, ...(text !== undefined && { text }) };
  }),
  storedCall(getMainPromotions, async ({ query: { exclude = '' } }, context) => {
    const current = await readPromotions(context, { archived: false });
    if (current === null) return null;
    const excluded = new Set(exclude.split(',').map((id) => id.trim()));
    return {
      actions: current.flatMap(({ promotion }) => (excluded.has(String(promotion.id)) ? [] : promotion)),
    };
  }),
  storedCall(listArchivedPromotions, async (_input, context) => {
    const past = await readPromotions(context, { archived: true });
    return past && { actions: past.map(({ promotion }) => promotion) };
  }),
];

/** The latest first: what is on by its beginning, what is over by its end. */
async function readPromotions(
  { store, scope: { audience, region }, now }: StoredCallContext,
  only?: { archived: boolean },
) {
  const found = await readPublished(store, kind, { audience, region: region.code });
  if (found === null) return null;
  const all = found.map(({ name, body }) => ({
    name,
    body,
    promotion: toPromotion(body, { name, path: toPromotionPath(name), now }),
  }));
  const timeOf = ({ startDate, endDate }: (typeof all)[number]['promotion']) =>
    Date.parse((only?.archived ? endDate : startDate) ?? '') || 0;
  return all
    .filter(({ promotion }) => only === undefined || promotion.archived === only.archived)
    .sort((one, other) => timeOf(other.promotion) - timeOf(one.promotion));
}
