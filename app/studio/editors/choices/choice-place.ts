import type { Site } from '#app/site/site';
import type { Region } from '#schemas/region';
import type { Audience } from '#schemas/page';
import type { EntryRecord } from '#cms/store/entry-records';
import type { Choice } from '../../fields/field-sources';

/** Where something is chosen. */
export interface ChoicePlace {
  site: Site;
  /** For whom the operator is asked: the page's own region, or the main one. */
  scope: { region: Region; audience: Audience };
  /** The page that the block stands on; null for what stands on many. */
  page: { entry: EntryRecord; uuid: string | null } | null;
}

/** All choices of a kind; null when the operator, who knows them, gives no answer. */
export type ListChoices = (place: ChoicePlace) => Promise<Choice[] | null>;

/** The operator's products are never none: an empty list is no answer. */
export function orUnanswered<Item>(list: Item[]): Item[] | null {
  return list.length === 0 ? null : list;
}

/** What stands beside a title, without what is missing. */
export function toFacts(...facts: readonly (string | false | null)[]): string[] {
  return facts.flatMap((fact) => fact || []);
}
