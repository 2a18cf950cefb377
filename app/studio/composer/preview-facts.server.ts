import type { AppLoadContext } from '@remix-run/node';
import type { Audience } from '#schemas/page';
import type { RequestFacts } from '#app/context';

/** What the server would know of a visitor of this region and audience. An unknown region leaves the editor's own. */
export function toPreviewFacts(
  { site, facts }: Pick<AppLoadContext, 'site' | 'facts'>,
  scope: { region: string; audience: Audience },
): RequestFacts {
  const region = site.regions().find(({ code }) => code === scope.region) ?? facts.region;
  return { ...facts, region, audience: scope.audience };
}
