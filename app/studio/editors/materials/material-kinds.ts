import type { DocumentKind } from '#schemas/documents/document-kinds';

/** Documents that have lists of their own, by the last segment of the list's address. */
export const MATERIALS = {
  news: 'news',
  promotions: 'promotion',
  faq: 'faq',
  banners: 'banner',
  facts: 'fact',
} as const satisfies Record<string, DocumentKind>;

export type MaterialList = keyof typeof MATERIALS;

export const MATERIAL_LISTS: readonly MaterialList[] = ['news', 'promotions', 'faq', 'banners', 'facts'];

const ROOT = '/studio/documents';

export const toListAddress = (list: MaterialList) => `${ROOT}/${list}`;
export const toNewAddress = (list: MaterialList) => `${ROOT}/new?list=${list}`;
