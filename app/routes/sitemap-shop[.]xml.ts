import type { LoaderFunctionArgs } from '@remix-run/node';
import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { getCatalogSection } from '#schemas/gateway/retail';
import { toProductHref } from '#schemas/products/shop-card';
import { toAbsolute } from '#app/page/load-page.server';
import { answerSitemap } from '#app/site/answer-sitemap';
import { hasShop } from '#app/site/has-shop.server';

/** The goods of this host's region. While the operator does not answer 503: search engines keep what they have. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { site, facts } = context;
  if (!(await hasShop(context))) return new Response(null, { status: 404 });
  const asked = await site
    .gateway({ region: facts.region, audience: facts.audience })
    .ask(getCatalogSection, { path: { id: 'all' }, query: { [RETAIL_REGION_QUERY]: facts.region.code } });
  if (!asked.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '300' } });
  const absolute = toAbsolute(context);
  const hrefs = new Set(asked.answer.products.map(({ privateid }) => toProductHref(privateid)));
  return answerSitemap([...hrefs].map((href) => ({ url: absolute(href), changedAt: null })));
}
