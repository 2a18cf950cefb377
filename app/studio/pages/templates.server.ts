import { randomUUID } from 'node:crypto';
import { registry } from '#app/catalog.server';

/** What a new page begins with: blocks with their first example, so that there is something to change. */
const TEMPLATES = {
  empty: [],
  landing: ['landing-header', 'benefit-list', 'cards', 'accordion'],
  article: ['landing-header', 'text'],
} as const satisfies Record<string, readonly string[]>;

export const TEMPLATE_NAMES = ['empty', 'landing', 'article'] as const satisfies (keyof typeof TEMPLATES)[];
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** The body of a new page, as JSON text. */
export function fillTemplate(name: TemplateName, title: string): string {
  const components = TEMPLATES[name].map((type, index) => {
    const definition = registry.find(type);
    const example = definition?.examples[0];
    if (definition === undefined || example === undefined)
      throw new Error(`a template names «${type}»: no such block`);
    return { id: `${type}-${index + 1}`, type, version: definition.version, props: example.props };
  });
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
