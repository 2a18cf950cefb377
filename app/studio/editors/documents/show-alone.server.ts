import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { toContentVersion } from '#cms/sources/content-version';
import type { Audience } from '#schemas/page';
import type { PageData } from '#app/page/page-data';
import { pageLoader } from '#app/page/page-loader.server';
import { asPreview } from '../../composer/as-preview';
import { toPreviewFacts } from '../../composer/preview-facts.server';

/** A page that no store has, as the site would answer with it to a visitor of this scope; nobody's to list. */
export async function showAlone(
  args: LoaderFunctionArgs,
  page: unknown,
  scope: { region: string; audience: Audience },
  site: AppLoadContext['site'],
): Promise<PageData> {
  const { context, request } = args;
  const found = { outcome: 'found', raw: page, version: toContentVersion(page) } as const;
  const source = { ...site.source, getPage: async () => found };
  const data = await (
    await pageLoader({
      ...args,
      request: new Request(new URL('/', request.url), { headers: request.headers }),
      context: { ...context, facts: toPreviewFacts(context, scope), site: { ...site, source } },
    })
  ).json();
  return asPreview(data);
}
