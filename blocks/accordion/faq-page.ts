import type { JsonLd } from '#registry/define-block';

interface Item {
  title: string;
  html: string;
  open: boolean;
  disabled: boolean;
}

/**
 * The FAQPage of schema.org for questions and answers as they stand on the page (BLK-214); answers are HTML. An answer
 * that nobody can open is left out. Null when no answer is left. Search engines refuse a page with several FAQPages, so
 * all blocks of a page use the same `@id`, which makes them one.
 */
export function toFaqPage(items: readonly Item[]): JsonLd | null {
  const answered = items.filter(({ open, disabled }) => open || !disabled);
  if (answered.length === 0) return null;
  return {
    '@type': 'FAQPage',
    '@id': '#faq',
    mainEntity: answered.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
