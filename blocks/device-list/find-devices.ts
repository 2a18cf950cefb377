import type { DeviceList } from './block';
import { prepareDeviceSearch } from './device-search';

export interface FoundList extends Omit<DeviceList, 'models'> {
  models: { name: string; isFound: boolean }[];
  /** How many of them are found; the same of a group. */
  count: number;
}

/** A brand with its lists. */
export interface FoundGroup {
  brand: string;
  lists: FoundList[];
  count: number;
}

const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);

/** The lists by brand, in the order of the content, with what fits the search marked; all fits where there is none. */
export function toGroups(
  lists: readonly DeviceList[],
  query: string,
): { groups: FoundGroup[]; count: number } {
  const fits = prepareDeviceSearch(query);
  const brands = new Map<string, FoundList[]>();
  for (const { models, ...list } of lists) {
    const known = [list.brand, ...list.aliases].join(' ');
    const marked = models.map((name) => ({ name, isFound: fits(`${known} ${name}`) }));
    const count = marked.filter(({ isFound }) => isFound).length;
    brands.set(list.brand, [...(brands.get(list.brand) ?? []), { ...list, models: marked, count }]);
  }
  const groups = [...brands].map(([brand, found]) => ({ brand, lists: found, count: sum(found) }));
  return { groups, count: sum(groups) };
}
