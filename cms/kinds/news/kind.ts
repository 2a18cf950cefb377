import { newsDocument, toNewsPath } from '#schemas/documents/news';
import { defineKind } from '../define-kind';
import { byName, byTime, sortBy } from '../listed-order';
import { toText } from '../read-body';

/** News of the operator, for consumers or for companies. */
export const kind = defineKind({
  kind: 'news',
  schema: newsDocument,
  toPath: (name, audience) => toNewsPath(name, audience === 'b2b' ? 'b2b' : 'b2c'),
  searched: { section: 'Новости', fields: ['announcement', 'text'] },
  makeBody: ({ title, today }) => ({ title, date: today }),
  toListed: ({ date }, { audience }) => ({ group: audience, from: toText(date) }),
  sortListed: sortBy(byTime, byName),
  hasPictures: true,
});
