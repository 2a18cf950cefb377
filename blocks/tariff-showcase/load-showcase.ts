import type { LoadContext } from '#registry/define-block';
import { getChannels } from '#schemas/gateway/convergent';
import type { Product } from '#schemas/gateway/entities/product';
import { getConvergentTariff, getTariff } from '#schemas/gateway/tariffs';
import {
  inOrder,
  readFilters,
  toChoices,
  toFigures,
  toFilterCodes,
  toFilters,
  toOrder,
  toStepCodes,
  type ShowcaseChoice,
  type ShowcaseFilter,
  type TariffFigures,
} from '#schemas/products/showcase-filters';
import { selectTariffs, type TabRule } from '#schemas/products/showcase-tabs';
import { toTariffCard, type CardChoice, type TariffCard } from '#schemas/products/tariff-card';
import type { ChannelGroup } from '#blocks/ui/products/channel-groups';
import { FILTER_PARAMETER } from './filter-words';

/** A tariff of the showcase, with the codes of the chips and steps that it passes. */
export interface ShowcaseTariff {
  card: TariffCard;
  codes: string[];
  figures: TariffFigures;
}

/** What the view draws: plain data, the same for every visitor. */
export interface Showcase {
  /** One for each tab that has tariffs; one without a title where there are no tabs. */
  panels: { title: string; hash: string; tariffs: ShowcaseTariff[] }[];
  filters: ShowcaseFilter[];
  /** What narrows the list by figures, and its order. */
  choices: ShowcaseChoice[];
  /** Codes of the chips and choices that the address turns on. */
  chosen: string[];
  channelGroups: ChannelGroup[];
}

export const NO_SHOWCASE: Showcase = { panels: [], filters: [], choices: [], chosen: [], channelGroups: [] };

export interface ShowcaseQuestion {
  source: 'page' | 'convergent';
  tabs: readonly (TabRule & { title: string; hash: string })[];
  connectPopupId?: string | undefined;
  homePopupId?: string | undefined;
}

/** The tariffs of the page, sorted into tabs. A page without uuid asks for nothing; a failed call gives nothing. */
export async function loadShowcase(
  { source, tabs, connectPopupId, homePopupId }: ShowcaseQuestion,
  { call, page, query }: LoadContext,
): Promise<Showcase> {
  if (page.uuid === null) return NO_SHOWCASE;
  const isConvergent = source === 'convergent';
  const answer = await call(isConvergent ? getConvergentTariff : getTariff, { query: { uuid: page.uuid } });
  const products = answer === null ? [] : toOffered(answer.tariffs ?? [answer]);
  const panels = toPanels(products, tabs, { isConvergent, connectPopupId, homePopupId });
  const tariffs = withoutRepeats(panels.flatMap((panel) => panel.tariffs));
  const codes = tariffs.map((tariff) => tariff.codes);
  const choices = toChoices(codes);
  const chips = toFilters(codes);
  const chosen =
    chips.length + choices.length > 0 ? readFilters(query.getAll(FILTER_PARAMETER), chips, choices) : [];
  const order = toOrder(chosen);
  const hasTelevision = tariffs.some(({ card }) => card.params.some(({ id }) => CHANNEL_PARAMS.has(id)));
  return {
    panels: panels.map((panel) => ({
      ...panel,
      tariffs: inOrder(panel.tariffs, ({ figures }) => figures, order),
    })),
    filters: toFilters(codes, chosen),
    choices,
    chosen,
    channelGroups: hasTelevision ? await loadChannelGroups(call) : [],
  };
}

/** Parameters that tell how many channels a tariff has. */
const CHANNEL_PARAMS: ReadonlySet<string> = new Set(['tv', 'channels']);

async function loadChannelGroups(call: LoadContext['call']): Promise<ChannelGroup[]> {
  const groups = await call(getChannels, {});
  return groups.map(({ title, channels }) => ({ title, count: channels.length }));
}

/** Each tariff once, and none that nobody can take any more. */
function toOffered(products: readonly Product[]): Product[] {
  const seen = new Set<string>();
  return products.filter(({ id, archive }) => archive !== true && !seen.has(id) && seen.add(id));
}

function toPanels(
  products: readonly Product[],
  tabs: ShowcaseQuestion['tabs'],
  choice: CardChoice,
): Showcase['panels'] {
  const rules = tabs.length > 0 ? tabs : [{ title: '', hash: '' }];
  return rules.flatMap(({ title, hash, ...rule }) => {
    const tariffs = selectTariffs(products, rule).map((product) => toTariff(product, choice));
    return tariffs.length > 0 ? [{ title, hash, tariffs }] : [];
  });
}

/** What was made of the products of answers that are kept, by choice. */
const known = new WeakMap<Product, Map<string, ShowcaseTariff>>();

/** Equal answers are one frozen object: what was made of its products holds as long as it does. */
function toTariff(product: Product, choice: CardChoice): ShowcaseTariff {
  if (!Object.isFrozen(product)) return makeTariff(product, choice);
  const made = known.get(product) ?? new Map<string, ShowcaseTariff>();
  known.set(product, made);
  const key = `${choice.isConvergent} ${choice.connectPopupId ?? ''} ${choice.homePopupId ?? ''}`;
  const tariff = made.get(key) ?? makeTariff(product, choice);
  made.set(key, tariff);
  return tariff;
}

function makeTariff(product: Product, choice: CardChoice): ShowcaseTariff {
  const card = toTariffCard(product, choice);
  const figures = toFigures(card);
  return { card, codes: [...toFilterCodes(card, product), ...toStepCodes(figures)], figures };
}

function withoutRepeats(tariffs: readonly ShowcaseTariff[]): ShowcaseTariff[] {
  return [...new Map(tariffs.map((tariff) => [tariff.card.id, tariff])).values()];
}
