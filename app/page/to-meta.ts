import type { MetaDescriptor } from '@remix-run/node';
import type { PageHead } from './page-data';

/** The head of a page, as Remix wants it. */
export function toMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (head === undefined) return [];
  const tags = head.meta.flatMap(({ name, property, content }): MetaDescriptor[] => {
    if (property !== undefined) return [{ property, content }];
    return name === undefined ? [] : [{ name, content }];
  });
  const canonical =
    head.canonical === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: head.canonical }];
  return [{ title: head.title }, ...tags, ...canonical];
}
