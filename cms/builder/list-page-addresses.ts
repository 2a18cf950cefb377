import * as z from 'zod';
import type { ContentScope, PageAddress } from '../sources/content-source';
import type { BuilderContent } from './content-answer';
import type { KeptAnswers } from './keep-answers';

/** As many entries as one answer may hold, and as many answers as a site map is worth. */
const PAGE_SIZE = 100;
const MAX_ANSWERS = 20;
const FIELDS = 'id,query,lastUpdated,data.url,data.meta,data.is404,data.errorStatus,data.redirect301';

/** The pages of one region and audience that a search engine may list, each once; those read so far when an answer fails. */
export async function listPageAddresses(
  ask: KeptAnswers['ask'],
  scope: ContentScope,
): Promise<PageAddress[]> {
  const addresses = new Map<string, PageAddress>();
  for (let answer = 0; answer < MAX_ANSWERS; answer += 1) {
    const outcome = await ask('page', {
      fields: FIELDS,
      limit: String(PAGE_SIZE),
      offset: String(answer * PAGE_SIZE),
      noTargeting: 'true',
      includeRefs: 'false',
      enrich: 'false',
    });
    if (!outcome.ok) break;
    for (const content of outcome.contents) {
      const address = isListed(content, scope) ? toAddress(content) : null;
      if (address !== null) addresses.set(address.path, address);
    }
    if (outcome.contents.length < PAGE_SIZE) break;
  }
  return [...addresses.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toAddress({ data: { url }, lastUpdated }: BuilderContent): PageAddress | null {
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return null;
  return { path: url, updatedAt: lastUpdated === undefined ? null : toIso(lastUpdated) };
}

function toIso(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const metaTags = z.array(z.looseObject({ name: z.string().optional(), content: z.string() }));

function isListed({ data, query }: BuilderContent, { region, audience }: ContentScope): boolean {
  const isPage = !data['is404'] && !data['errorStatus'] && !data['redirect301'];
  const robots = metaTags.safeParse(data['meta']).data?.find(({ name }) => name === 'robots');
  return (
    isPage &&
    robots?.content.includes('noindex') !== true &&
    isTargeted(query, 'region', region.code) &&
    isTargeted(query, 'audience', audience)
  );
}

/** Is an entry without this rule, or does the rule name the value? */
function isTargeted(query: BuilderContent['query'], property: string, value: string): boolean {
  return query
    .filter((rule) => rule.property === property)
    .every((rule) => [rule.value].flat().includes(value) === (rule.operator === 'is'));
}
