import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAbsolute } from '#app/page/load-page.server';
import { answerSitemap } from '#app/site/answer-sitemap';

/** The sitemap of this host: the pages of its region and audience. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const pages = await context.site.source.listPages(context.facts);
  const absolute = toAbsolute(context);
  return answerSitemap(
    pages.map(({ path, updatedAt }) => ({ url: absolute(encodeURI(path)), changedAt: updatedAt })),
  );
}
