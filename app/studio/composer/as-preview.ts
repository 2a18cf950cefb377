import type { PageData } from '#app/page/page-data';

/** Makes a page a preview: search engines do not list it, its forms are not sent, and it loads no counters. */
export function asPreview(page: PageData): PageData {
  const meta = [
    ...page.head.meta.filter(({ name }) => name !== 'robots'),
    { name: 'robots', content: 'noindex, nofollow' },
  ];
  return { ...page, head: { ...page.head, canonical: null, meta }, counters: undefined, isPreview: true };
}
