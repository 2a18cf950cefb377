import { listPageEntries, searchPageEntries, type PageEntry } from '#cms/store/lists/listed-entries';
import { createMediaFiles } from '#cms/store/media/media-files';
import type { Choice } from '../../fields/field-sources';
import { studioTexts } from '../../texts/studio-texts';
import { findDeadLinks } from '../layouts/find-dead-links.server';
import { formatBytes, toAddress, toShortName } from '../media/describe-file';
import { toFacts, type ChoicePlace, type ListChoices } from './choice-place';

const MAX_FOUND = 20;

/** Pages by the words of their titles and paths, the published first. */
export async function searchPages(
  { site: { store }, scope }: ChoicePlace,
  search: string,
): Promise<Choice[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await searchPageEntries(store, { words, audience: scope.audience }, MAX_FOUND);
  // A region's own variant has the same address.
  const isFirst = ({ name, audience }: PageEntry, at: number) =>
    rows.findIndex((page) => page.name === name && page.audience === audience) === at;
  return rows.filter(isFirst).map(toChoice);
}

/** The title of the page at a path; the path itself where there is no such page. */
export async function readPageTitle({ site: { store }, scope }: ChoicePlace, path: string): Promise<string> {
  const rows = await listPageEntries(store, path);
  const own = rows.find(({ audience }) => audience === scope.audience) ?? rows[0];
  return own?.title || path;
}

/**
 * Where an address of the site leads: a page by its title, or an address that visitors reach (of a product, of a file).
 * Null for one that leads nowhere.
 */
export async function findPage({ site, page }: ChoicePlace, address: string): Promise<Choice | null> {
  const path = address.replace(/[?#].*$/s, '');
  const rows = await listPageEntries(site.store, path);
  const [row] = rows.toSorted((one, other) => Number(other.isPublished) - Number(one.isPublished));
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

function toChoice({ name, title, audience, isPublished }: PageEntry): Choice {
  const t = studioTexts('choices');
  return {
    key: name,
    title: title || name,
    facts: toFacts(name, audience === 'b2b' && t('toBusiness'), !isPublished && t('unpublished')),
  };
}
