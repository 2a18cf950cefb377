import type { JsonLd } from '#registry/define-block';

/** The FAQPage of schema.org for questions and answers as they stand on the page (BLK-214); answers are HTML. */
export function toFaqPage(items: readonly { title: string; html: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
