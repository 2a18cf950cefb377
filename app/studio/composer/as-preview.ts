import type { PageData } from '#app/page/page-data';

/** A page as an editor looks at it: nobody's to list, its forms are not sent, and no counter is told its address. */
export function asPreview(page: PageData): PageData {
  const meta = [
    ...page.head.meta.filter(({ name }) => name !== 'robots'),
    { name: 'robots', content: 'noindex, nofollow' },
  ];
  return { ...page, head: { ...page.head, canonical: null, meta }, counters: undefined, isPreview: true };
}
