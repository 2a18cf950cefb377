import { factDocument } from '#schemas/documents/fact';
import { defineKind } from '../define-kind';
import { byName, sortBy } from '../listed-order';
import { toText } from '../read-body';

/** What pages say of the company, kept once and referred to. */
export const kind = defineKind({
  kind: 'fact',
  schema: factDocument,
  makeBody: ({ title, today }) => ({ title, date: today }),
  toListed: ({ date, source, value }) => ({
    group: toText(source) ?? '',
    from: toText(date),
    value: toText(value),
  }),
  sortListed: sortBy(byName),
});
