import type { PageData } from '#app/page/page-data';

/** A page as an editor looks at it: nobody's to list, and its forms are not sent. */
export function asPreview(page: PageData): PageData {
  const meta = [
    ...page.head.meta.filter(({ name }) => name !== 'robots'),
    { name: 'robots', content: 'noindex, nofollow' },
  ];
  return { ...page, head: { ...page.head, canonical: null, meta }, isPreview: true };
}
