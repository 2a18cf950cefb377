import type { PageInfo } from '#schemas/page';

const OFFER = 'Предложение';

/** The tariff's page, marked as an offer; the way to it leads on to the tariff itself (TRF-207, TRF-208). */
export function toOffer(page: PageInfo, { standIn }: { standIn: string }): PageInfo {
  const above = page.breadcrumbs.slice(0, -1);
  const last = page.breadcrumbs.at(-1)?.title ?? page.title;
  const tariff = last === '' ? [] : [{ title: last, url: standIn }];
  return {
    ...page,
    title: page.title === '' ? OFFER : `${OFFER}: ${page.title}`,
    breadcrumbs: [...above, ...tariff, { title: OFFER }],
  };
}
