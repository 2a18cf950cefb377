import type { Product } from '#schemas/gateway/entities/product';
import { hasFlag } from './flags';
import type { ProductParam } from './params';
import type { TariffCard } from './tariff-card';

/** A chip of the showcase. */
export interface ShowcaseFilter {
  /** As it stands in `?filter=`. */
  code: string;
  title: string;
  /** How many tariffs it leaves. */
  count: number;
}

interface Criterion {
  code: string;
  title: string;
  matches: (card: TariffCard, product: Product) => boolean;
}

const UNLIMITED = /безлимит|unlimited/iu;
const isUnlimited = ({ value }: ProductParam) => UNLIMITED.test(value);

/** What a visitor asks tariffs for; the catalogue decides which of them fit. */
const CRITERIA: readonly Criterion[] = [
  { code: 'unlimited', title: 'Безлимит', matches: ({ params }) => params.some(isUnlimited) },
  {
    code: 'discount',
    title: 'Со\u00a0скидкой',
    matches: ({ price }) => price?.oldAmountKopecks !== undefined,
  },
  {
    code: 'home',
    title: 'С\u00a0домашним интернетом',
    matches: ({ homeInternet }, product) => homeInternet !== null || hasFlag(product, 'homeInternet'),
  },
  { code: 'family', title: 'Семье', matches: (_, { segment }) => segment === 'megafamily' },
  {
    code: 'subscription',
    title: 'С\u00a0подпиской',
    matches: (_, product) => hasFlag(product, 'subscription'),
  },
  { code: 'wireless', title: 'Для модема', matches: (_, product) => hasFlag(product, 'wireless') },
];

/** Fewer tariffs than this are seen at a glance. */
const MIN_TARIFFS = 5;
/** A longer list of codes is nobody's choice. */
const MAX_CODES = 10;

/** The codes of the filters that a tariff passes. */
export function toFilterCodes(card: TariffCard, product: Product): string[] {
  return CRITERIA.filter(({ matches }) => matches(card, product)).map(({ code }) => code);
}

/**
 * The chips that part these tariffs, each given by the codes that it passes: none that leaves all of them or none.
 * A chip counts what it leaves beside those that are `chosen`. Empty where choosing needs no help.
 */
export function toFilters(
  tariffs: readonly (readonly string[])[],
  chosen: readonly string[] = [],
): ShowcaseFilter[] {
  if (tariffs.length < MIN_TARIFFS) return [];
  const left = tariffs.filter((codes) => passes(codes, chosen));
  return CRITERIA.flatMap(({ code, title }) => {
    const all = tariffs.filter((codes) => codes.includes(code)).length;
    const count = left.filter((codes) => codes.includes(code)).length;
    return all === 0 || all === tariffs.length ? [] : [{ code, title, count }];
  });
}

/** Does a tariff with these codes pass all that is chosen? What only puts the list in order is passed by all. */
export function passes(codes: readonly string[], chosen: readonly string[]): boolean {
  return chosen.every((code) => code.startsWith(SORT_PREFIX) || codes.includes(code));
}

/** More than anybody measures. `Infinity` would be lost on the way to the browser as JSON. */
export const UNLIMITED_FIGURE = Number.MAX_SAFE_INTEGER;

/** What a tariff is measured by. Unlimited is `UNLIMITED_FIGURE`; null is not told. */
export interface TariffFigures {
  gigabytes: number | null;
  minutes: number | null;
  priceKopecks: number | null;
}

/** The figures of a card, read from its own lines: what the visitor sees is what is measured. */
export function toFigures({ params, secondParams, price }: TariffCard): TariffFigures {
  const lines = [...params, ...secondParams];
  return {
    gigabytes: findFigure(lines, 'traffic', /^(\d[\d\s]{0,8})\s?ГБ/u),
    minutes: findFigure(lines, 'calls', /^(\d[\d\s]{0,8})\s?мин/u),
    priceKopecks: price?.amountKopecks ?? null,
  };
}

function findFigure(lines: readonly ProductParam[], id: string, pattern: RegExp): number | null {
  for (const { id: own, value } of lines) {
    if (own === id && UNLIMITED.test(value)) return UNLIMITED_FIGURE;
    const [, digits] = pattern.exec(value) ?? [];
    if (digits !== undefined) return Number(digits.replaceAll(/\s/gu, ''));
  }
  return null;
}

/** One of a few steps that narrow the list by a figure; or the order of the list. */
export interface ShowcaseChoice {
  name: string;
  label: string;
  /** Of the choice that changes nothing. */
  any: string;
  options: { code: string; title: string }[];
}

interface Scale {
  name: string;
  label: string;
  any: string;
  steps: readonly number[];
  toOption: (step: number) => { code: string; title: string };
  matches: (figures: TariffFigures, step: number) => boolean;
}

const KOPECKS_PER_ROUBLE = 100;
const atLeast = (figure: number | null, step: number) => figure !== null && figure >= step;

const SCALES: readonly Scale[] = [
  {
    name: 'gigabytes',
    label: 'Интернет',
    any: 'Интернет: любой',
    steps: [10, 30, 60, 100],
    toOption: (step) => ({ code: `gb-${step}`, title: `от\u00a0${step}\u00a0ГБ` }),
    matches: ({ gigabytes }, step) => atLeast(gigabytes, step),
  },
  {
    name: 'minutes',
    label: 'Минуты',
    any: 'Минуты: любые',
    steps: [300, 600, 1000, 2000],
    toOption: (step) => ({ code: `min-${step}`, title: `от\u00a0${step}\u00a0минут` }),
    matches: ({ minutes }, step) => atLeast(minutes, step),
  },
  {
    name: 'price',
    label: 'Цена',
    any: 'Цена: любая',
    steps: [400, 600, 800, 1000, 1500],
    toOption: (step) => ({ code: `to-${step}`, title: `до\u00a0${step}\u00a0₽` }),
    matches: ({ priceKopecks }, step) => priceKopecks !== null && priceKopecks <= step * KOPECKS_PER_ROUBLE,
  },
];

/** The codes of the steps that a tariff passes. */
export function toStepCodes(figures: TariffFigures): string[] {
  return SCALES.flatMap(({ steps, toOption, matches }) =>
    steps.filter((step) => matches(figures, step)).map((step) => toOption(step).code),
  );
}

const SORT_PREFIX = 'sort-';

const ORDER: ShowcaseChoice = {
  name: 'order',
  label: 'Порядок',
  any: 'Как советуем',
  options: [
    { code: `${SORT_PREFIX}price`, title: 'Сначала дешевле' },
    { code: `${SORT_PREFIX}gb`, title: 'Больше интернета' },
    { code: `${SORT_PREFIX}min`, title: 'Больше минут' },
  ],
};

/** The choices that part these tariffs, and their order at the end. Empty where choosing needs no help. */
export function toChoices(tariffs: readonly (readonly string[])[]): ShowcaseChoice[] {
  if (tariffs.length < MIN_TARIFFS) return [];
  const scales = SCALES.map(({ name, label, any, steps, toOption }) => {
    const options = steps.map(toOption).filter(({ code }) => {
      const count = tariffs.filter((codes) => codes.includes(code)).length;
      return count > 0 && count < tariffs.length;
    });
    return { name, label, any, options };
  });
  return [...scales.filter(({ options }) => options.length > 0), ORDER];
}

/** By which figure a list is put in order, the first tariff first; null for the order of the page. */
export function toOrder(chosen: readonly string[]): ((figures: TariffFigures) => number) | null {
  const last = (figure: number | null) => figure ?? Infinity;
  const code = chosen.findLast((one) => one.startsWith(SORT_PREFIX))?.slice(SORT_PREFIX.length);
  if (code === 'price') return ({ priceKopecks }) => last(priceKopecks);
  if (code === 'gb') return ({ gigabytes }) => -(gigabytes ?? -1);
  return code === 'min' ? ({ minutes }) => -(minutes ?? -1) : null;
}

/** Puts a list in order by what `toOrder` says; equal ones stay as they were. */
export function inOrder<Item>(
  items: readonly Item[],
  figuresOf: (item: Item) => TariffFigures,
  order: ReturnType<typeof toOrder>,
): Item[] {
  const ranked = items.map((item) => ({ item, rank: order === null ? 0 : order(figuresOf(item)) }));
  return ranked.sort((one, other) => toDifference(one.rank, other.rank)).map(({ item }) => item);
}

/** `Infinity` less `Infinity` is no number. */
const toDifference = (one: number, other: number) => (one === other ? 0 : one - other);

/** What `?filter=unlimited,gb-30` chooses, in the order of the page; what it does not have changes nothing. */
export function readFilters(
  values: readonly string[],
  filters: readonly ShowcaseFilter[],
  choices: readonly ShowcaseChoice[] = [],
): string[] {
  const asked = new Set(values.flatMap((value) => value.split(',', MAX_CODES)).slice(0, MAX_CODES));
  const known = [...filters, ...choices.flatMap(({ options }) => options)];
  return known.map(({ code }) => code).filter((code) => asked.has(code));
}
