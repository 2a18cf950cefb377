import { randomUUID } from 'node:crypto';
import type { BlockDefinition } from '#registry/define-block';
import { requireBlock } from '#app/catalog.server';

/** What a new page begins with: blocks with their first example, so that there is something to change. */
const TEMPLATES = {
  empty: [],
  landing: ['landing-header', 'benefit-list', 'cards', 'accordion'].map(requireBlock),
  article: ['landing-header', 'text'].map(requireBlock),
} satisfies Record<string, readonly BlockDefinition[]>;

export const TEMPLATE_NAMES = ['empty', 'landing', 'article'] as const satisfies (keyof typeof TEMPLATES)[];
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The body of a new page, as JSON text. */
export function fillTemplate(name: TemplateName, title: string): string {
  const components = TEMPLATES[name].map(({ type, version, examples: [example] }, index) => ({
    id: `${type}-${index + 1}`,
    type,
    version,
    props: example?.props,
  }));
  return JSON.stringify({
    uuid: randomUUID(),
    type: 'common',
    title,
    meta: [],
    breadcrumbs: [{ title: 'Главная', url: '/' }, { title }],
    components,
  });
}

/** Another page's body under a new title and a uuid of its own; everything else stays as it was written. */
export function copyBody(body: string, title: string): string {
  const raw: unknown = JSON.parse(body);
  const page = typeof raw === 'object' && raw !== null ? raw : {};
  return JSON.stringify({ ...page, uuid: randomUUID(), title });
}
