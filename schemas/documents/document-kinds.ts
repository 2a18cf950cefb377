import type * as z from 'zod';
import type { Audience } from '../page';
import { bannerDocument } from './banner';
import { factDocument } from './fact';
import { faqArticleDocument, faqCategoryDocument, faqDocument } from './faq';
import { newsDocument } from './news';
import { promotionDocument } from './promotion';

/** What editors keep as documents of their own, and the specification's calls list: one schema each. */
export const DOCUMENT_SCHEMAS = {
  news: newsDocument,
  promotion: promotionDocument,
  faq: faqDocument,
  banner: bannerDocument,
  fact: factDocument,
} as const satisfies Record<string, z.ZodType>;

export type DocumentKind = keyof typeof DOCUMENT_SCHEMAS;

/** The schema of what a document says that it is: a category of the FAQ has other fields than an article. */
export function toDocumentSchema(kind: DocumentKind, raw: unknown): z.ZodType {
  if (kind !== 'faq') return DOCUMENT_SCHEMAS[kind];
  const type: unknown = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : null;
  return FAQ_SCHEMAS.find(({ shape }) => shape.type.value === type) ?? faqDocument;
}

const FAQ_SCHEMAS = [faqCategoryDocument, faqArticleDocument] as const;

export function isDocumentKind(kind: string): kind is DocumentKind {
  return Object.hasOwn(DOCUMENT_SCHEMAS, kind);
}

/** Consumers' news; corporate ones stand below the corporate section (NEWS-201, NEWS-202). */
export function toNewsPath(name: string, audience: Audience): string {
  return audience === 'b2b' ? `/corp/news/${name}` : `/news/${name}`;
}

export const toPromotionPath = (name: string) => `/action/${name}.html`;
export const toFaqPath = (name: string) => `/help/faq/${name}.html`;

/** The page that a document has by itself, for the people it is meant for; null for what has none. */
export function toDocumentPath(kind: DocumentKind, name: string, audience: Audience | ''): string | null {
  if (kind === 'news') return toNewsPath(name, audience === 'b2b' ? 'b2b' : 'b2c');
  if (kind === 'promotion') return toPromotionPath(name);
  return kind === 'faq' ? toFaqPath(name) : null;
}
