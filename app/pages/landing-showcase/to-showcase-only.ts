import type { PageInfo } from '#schemas/page';

/** What stays of a showcase in the app: the packages, their channels, and the window that connects them. */
const KEPT: readonly string[] = ['tariff-showcase', 'tv-channels', 'modal'];

/** CONV-205. */
export const toShowcaseOnly = (page: PageInfo): PageInfo => ({
  ...page,
  breadcrumbs: [],
  components: page.components.filter(({ type }) => KEPT.includes(type)),
});
