import type { VisitMemory } from '#registry/visit-memory';

const toName = (articleId: string) => `faq-${articleId}`;

/** A visit that has said something of an article is not asked again. */
export const rememberReaction = (articleId: string): VisitMemory => ({ [toName(articleId)]: 'yes' });

export const hasReacted = (remembered: VisitMemory, articleId: string): boolean =>
  articleId !== '' && remembered[toName(articleId)] !== undefined;
