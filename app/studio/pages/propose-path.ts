import { toSlug } from '../to-slug';

/** The longest path of a page. */
export const MAX_PATH = 200;
const MAX_SLUG = 80;

/** The address of a page that is called so: «Летняя акция» → `/letnyaya-akciya`; empty when no letter is left. */
export function proposePath(title: string): string {
  const slug = toSlug(title, MAX_SLUG);
  return slug === '' ? '' : `/${slug}`;
}
