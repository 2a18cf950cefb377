import { bannerDocument } from '#schemas/documents/banner';
import { defineKind } from '../define-kind';
import { byGroup, byName, byNumber, sortBy } from '../listed-order';
import { toNumber, toText } from '../read-body';

/** Banners, each for a place on pages. */
export const kind = defineKind({
  kind: 'banner',
  schema: bannerDocument,
  makeBody: ({ title, order }) => ({ title, order }),
  toListed: ({ key, order, pages }) => ({
    group: toText(key) ?? '',
    order: toNumber(order),
    pages: Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [],
  }),
  // Where shows and clicks are counted.
  unfollowedFields: ['show_handler', 'click_handler'],
  sortListed: sortBy(byGroup, byNumber, byName),
});
