import { createMediaFiles } from '#cms/store/media-files';
import type { Choice } from '../../fields/field-sources';
import { studioTexts } from '../../texts/studio-texts';
import { findDeadLinks } from '../layouts/find-dead-links.server';
import { formatBytes, toAddress, toShortName } from '../media/describe-file';
import { toFacts, type ChoicePlace, type ListChoices } from './choice-place';

type Store = ChoicePlace['site']['store'];

const MAX_FOUND = 20;

/** Pages by the words of their titles and paths, the published first. */
export async function searchPages(
  { site: { store }, scope }: ChoicePlace,
  search: string,
): Promise<Choice[]> {
  let found = selectPages(store);
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    found = found.where('search', 'like', `%${word.replaceAll(/[%_]/g, '_')}%`);
  }
  const rows = await found
    .orderBy((build) => build.case().when('published_revision', 'is', null).then(1).else(0).end())
    .orderBy((build) => build.fn<number>('length', ['name']))
    .orderBy('name')
    .orderBy((build) => build.case().when('audience', '=', scope.audience).then(0).else(1).end())
    .limit(MAX_FOUND)
    .execute();
  // A region's own variant has the same address.
  const isFirst = ({ name, audience }: PageRow, at: number) =>
    rows.findIndex((page) => page.name === name && page.audience === audience) === at;
  return rows.filter(isFirst).map(toChoice);
}

/** The title of the page at a path; the path itself where there is no such page. */
export async function readPageTitle({ site: { store }, scope }: ChoicePlace, path: string): Promise<string> {
  const rows = await selectPages(store).where('name', '=', path).execute();
  const own = rows.find(({ audience }) => audience === scope.audience) ?? rows[0];
  return own?.title || path;
}

/**
 * Where an address of the site leads: a page by its title, or an address that visitors reach (of a product, of a file).
 * Null for one that leads nowhere.
 */
export async function findPage({ site, page }: ChoicePlace, address: string): Promise<Choice | null> {
  const path = address.replace(/[?#].*$/s, '');
  const rows = await selectPages(site.store).where('name', '=', path).execute();
  const [row] = rows.toSorted((one, other) => Number(isHidden(one)) - Number(isHidden(other)));
  if (row !== undefined) return toChoice(row);
  return (await isReached({ site, page }, address))
    ? { key: address, title: studioTexts('choices')('siteAddress'), facts: [path] }
    : null;
}

/** The files of the library, the newest first. */
export const listFiles: ListChoices = async ({ site }) => {
  const files = await createMediaFiles(site.store, Date.now).list({ search: '', type: '' });
  return files.map((file) => ({
    key: toAddress(file),
    title: file.alt || toShortName(file),
    facts: [toShortName(file), formatBytes(file.bytes)],
  }));
};

/** A file that the site has without the library. */
export async function findFile(address: string, place: ChoicePlace): Promise<Choice | null> {
  const found = { key: address, title: studioTexts('choices')('file'), facts: [address] };
  return (await isReached(place, address)) ? found : null;
}

async function isReached({ site, page }: Pick<ChoicePlace, 'site' | 'page'>, address: string) {
  const reader = { audience: page?.entry.audience ?? '', region: page?.entry.region ?? '' } as const;
  return (await findDeadLinks({ address }, reader, site)).length === 0;
}

function selectPages(store: Store) {
  return store
    .selectFrom('entry')
    .select(['name', 'title', 'audience', 'published_revision'])
    .where('kind', '=', 'page');
}

type PageRow = Awaited<ReturnType<ReturnType<typeof selectPages>['execute']>>[number];

const isHidden = (page: PageRow) => page.published_revision === null;

function toChoice(page: PageRow): Choice {
  const t = studioTexts('choices');
  const { name, title, audience } = page;
  return {
    key: name,
    title: title || name,
    facts: toFacts(name, audience === 'b2b' && t('toBusiness'), isHidden(page) && t('unpublished')),
  };
}
