import { isArchived, promotionDocument, toPromotionPath } from '#schemas/documents/promotion';
import type { UnknownRecord } from '../../fields/editor-field';
import { defineKind } from '../define-kind';
import type { ListPart } from '../define-list';
import { byName, byTime, sortBy, type Order } from '../listed-order';
import { toText } from '../read-body';
import { list } from './list';

const STATES: readonly string[] = list.parts ?? [];
const byState: Order = (one, other) => STATES.indexOf(one.group) - STATES.indexOf(other.group);

/** Promotions: offers for a time. */
export const kind = defineKind({
  kind: 'promotion',
  schema: promotionDocument,
  toPath: toPromotionPath,
  searched: { section: 'Акции', fields: ['announcement', 'text'] },
  makeBody: ({ title }) => ({ title }),
  toListed: (body, _address, now) => ({
    group: toState(body, now),
    from: toText(body['startDate']),
    until: toText(body['endDate']),
  }),
  sortListed: sortBy(byState, byTime, byName),
  hasPictures: true,
});

function toState(body: UnknownRecord, now: number): ListPart {
  const read = promotionDocument.safeParse(body);
  if (!read.success) return body['archived'] === true ? 'archived' : 'current';
  if (isArchived(read.data, now)) return 'archived';
  return Date.parse(read.data.startDate ?? '') > now ? 'coming' : 'current';
}
