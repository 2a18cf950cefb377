/** Single tags of a page's `meta`, which an editor fills as fields of their own. Any JSON is read; tags stay in order. */

/** What a tag is called by: `{ name: 'description' }`, `{ property: 'og:image' }`. */
export type MetaKey = { readonly name: string } | { readonly property: string };

/** Where the tag stands in the list; -1 where there is none. */
export function findMetaIndex(meta: unknown, key: MetaKey): number {
  return Array.isArray(meta) ? meta.findIndex((tag) => isMeant(tag, key)) : -1;
}

/** The content of a tag; empty where there is none. */
export function readMeta(meta: unknown, key: MetaKey): string {
  const tag: unknown = Array.isArray(meta) ? meta[findMetaIndex(meta, key)] : undefined;
  const content: unknown = typeof tag === 'object' && tag !== null && 'content' in tag ? tag.content : '';
  return typeof content === 'string' ? content : '';
}

/** The list with another content of a tag; empty takes the tag out. What is no list is replaced. */
export function writeMeta(meta: unknown, key: MetaKey, content: string): unknown[] {
  const tags: unknown[] = Array.isArray(meta) ? meta : [];
  if (content === '') return tags.filter((tag) => !isMeant(tag, key));
  if (findMetaIndex(tags, key) === -1) return [...tags, { ...key, content }];
  return tags.map((tag) => (isMeant(tag, key) ? { ...Object(tag), content } : tag));
}

function isMeant(tag: unknown, key: MetaKey): boolean {
  const { name, property }: { name?: unknown; property?: unknown } = Object(tag);
  return 'name' in key ? name === key.name : property === key.property;
}
