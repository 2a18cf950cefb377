import * as z from 'zod';
import { REFERENCE_KINDS, type ReferenceKind } from '#schemas/references/refers-to';
import { DEFAULT_REGION } from '#app/site/resolve-host';
import type { Choice } from '../../fields/field-sources';
import { requireEditor, type StudioArgs } from '../../session/require-editor.server';
import { hasWords } from '../../shell/page-of-rows';
import { studioAnswer } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import type { ChoicePlace, ListChoices } from './choice-place';
import { findCreation, readUuid } from './creations.server';
import { listBannerPlaces, listForms, listPromotionFilters, listWindows } from './document-choices.server';
import { findFile, findPage, listFiles, searchPages } from './page-choices.server';
import {
  findOfKind,
  findPriced,
  listBillingCodes,
  listOfKind,
  listPriced,
  listServiceGroups,
  listTariffSegments,
  listTariffTypes,
} from './product-choices.server';

const MAX_FOUND = 20;

const query = z.object({
  kind: z.enum(REFERENCE_KINDS),
  search: z.string().max(200).catch(''),
  /** What a field names now: it is looked for, and nothing is searched. */
  key: z.string().min(1).max(2000).optional().catch(undefined),
  /** The entry of the page that the block stands on. */
  page: z.string().max(60).catch(''),
});

/** Everything of a kind; pages are too many, and searched by the database. */
const LISTS: Readonly<Record<Exclude<ReferenceKind, 'page'>, ListChoices>> = {
  file: listFiles,
  window: listWindows,
  form: listForms,
  product: listPriced,
  tariff: listOfKind('tariff'),
  option: listOfKind('option'),
  billingCode: listBillingCodes,
  tariffType: listTariffTypes,
  tariffSegment: listTariffSegments,
  serviceGroup: listServiceGroups,
  region: async ({ site }) =>
    site.regions().map(({ code, title }) => ({
      key: code,
      title,
      facts: [studioTexts('choices')('region')],
    })),
  bannerPlace: listBannerPlaces,
  promotionFilter: listPromotionFilters,
};

/** What exists without standing in the list. */
const OTHERS: Partial<Record<ReferenceKind, (key: string, place: ChoicePlace) => Promise<Choice | null>>> = {
  file: findFile,
  product: findPriced,
  tariff: findOfKind('tariff'),
  option: findOfKind('option'),
};

/**
 * `GET /studio/choices.json?kind=&search=`: what a field of that kind can name, then where another one is made.
 * With `key=` in the place of a search: the one thing that is called so, or that there is none.
 */
export async function choicesLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const read = query.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
  if (!read.success) return studioAnswer({ choices: [], isCertain: false }, { status: 400 });
  const { kind, search, key, page } = read.data;
  const place = await readPlace(args, page);
  if (key !== undefined) return studioAnswer(await findChoice(kind, key, place));
  const [found, creation] = await Promise.all([
    searchChoices(kind, search, place),
    findCreation(kind, search.trim(), place),
  ]);
  return studioAnswer({ choices: [...found, ...(creation === null ? [] : [creation])], isCertain: true });
}

async function searchChoices(kind: ReferenceKind, search: string, place: ChoicePlace): Promise<Choice[]> {
  if (kind === 'page') return searchPages(place, search);
  const all = (await LISTS[kind](place)) ?? [];
  const named = all.filter(({ key, title }) => hasWords(`${title} ${key}`, search));
  // A price or a path is looked for too, after the names.
  const others = all.filter((choice) => !named.includes(choice) && hasWords(choice.facts.join(' '), search));
  return [...named, ...others].slice(0, MAX_FOUND);
}

async function findChoice(
  kind: ReferenceKind,
  key: string,
  place: ChoicePlace,
): Promise<{ choices: Choice[]; isCertain: boolean }> {
  if (kind === 'page') {
    const found = await findPage(place, key);
    return { choices: found === null ? [] : [found], isCertain: true };
  }
  const all = await LISTS[kind](place);
  const found = all?.find((choice) => choice.key === key) ?? (await OTHERS[kind]?.(key, place)) ?? null;
  return { choices: found === null ? [] : [found], isCertain: all !== null && isAnswered(kind, key, all) };
}

/** Products come by several questions: of tariffs without an answer nobody says that there is no such tariff. */
function isAnswered(kind: ReferenceKind, key: string, all: readonly Choice[]): boolean {
  const [family] = key.split('/');
  return kind !== 'product' || all.some((choice) => choice.key.split('/')[0] === family);
}

async function readPlace({ context: { site } }: StudioArgs, id: string): Promise<ChoicePlace> {
  const opened = id === '' ? null : await site.entries.open(id);
  const page = opened?.entry.kind === 'page' ? opened : null;
  const region = site.regions().find(({ code }) => code === page?.entry.region) ?? DEFAULT_REGION;
  return {
    site,
    scope: { region, audience: page?.entry.audience || 'b2c' },
    page: page && { entry: page.entry, uuid: readUuid(page.body) },
  };
}
