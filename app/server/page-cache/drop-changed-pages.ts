import type { Site } from '#app/site/site';
import { isPath } from '#cms/store/entry-address';
import type { PageCache } from './page-cache';

/** A page that was published is shown at once; what many pages show (layouts, forms, news) takes all of them. */
export function dropChangedPages(site: Pick<Site, 'onContentChange'>, pages: PageCache): void {
  site.onContentChange((addresses) => {
    const areNamed = addresses !== null && addresses.every(({ kind }) => isPath(kind));
    pages.drop(areNamed ? new Set(addresses.map(({ name }) => name)) : 'all');
  });
}
