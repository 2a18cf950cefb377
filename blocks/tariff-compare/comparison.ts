import type { Product } from '#schemas/gateway/entities/product';
import { toCashback } from '#schemas/products/cashback';
import { toParams, type ProductParam } from '#schemas/products/params';
import { toTariffFee, type TariffFee } from '#schemas/products/tariff-fee';
import { toOptionalText, toText } from '#schemas/products/text';
import { isSafeUrl } from '#schemas/values/safe-url';

/** A tariff that can be chosen for a comparison. */
export interface OfferedTariff extends TariffFee {
  id: string;
  title: string;
  /** Null without a page of its own. */
  url: string | null;
  text?: string;
}

/** The head of a column. */
export interface ComparedTariff extends OfferedTariff {
  isArchived: boolean;
}

export interface ComparedValue {
  value: string;
  caption?: string;
}

/** A parameter of all compared tariffs: one value for each column, null where a tariff has none. */
export interface ComparedRow {
  title: string;
  values: (ComparedValue | null)[];
  differs: boolean;
}

export interface ComparedSection {
  title: string;
  rows: ComparedRow[];
}

/** Stands where a parameter is its own value: «Антиспам». */
const PRESENT = 'Есть';
/** The number that stands in for the code of a parameter says nothing about what it is. */
const NUMBERED = /^param-\d+$/;

export function toOffered(product: Product): OfferedTariff {
  const { id, title, link } = product;
  const text = toOptionalText(product.description);
  return {
    id,
    title: toText(title) || id,
    ...toTariffFee(product),
    url: link !== undefined && isSafeUrl(link) ? link : null,
    ...(text !== undefined && { text }),
  };
}

export function toCompared(product: Product): ComparedTariff {
  return { ...toOffered(product), isArchived: product.archive === true };
}

/** The parameters of tariffs beside each other, in the order of the tariffs' own lists. */
export function toSections(products: readonly Product[]): ComparedSection[] {
  const lists: [string, (product: Product) => ProductParam[]][] = [
    ['Что входит', (product) => toParams(product.baseParams)],
    ['Сверх пакета', (product) => toParams(product.restParams)],
    ['Дополнительно', toExtras],
  ];
  return lists
    .map(([title, listOf]) => ({ title, rows: toRows(products.map(listOf)) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The sections with the rows in which the tariffs differ. */
export function onlyDiffering(sections: readonly ComparedSection[]): ComparedSection[] {
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function toExtras({ details }: Product): ProductParam[] {
  const cashback = toCashback(details);
  return cashback === null
    ? []
    : [{ id: 'cashback', ...cashback, hasLineAfter: false, price: null, children: [] }];
}

function toRows(lists: readonly (readonly ProductParam[])[]): ComparedRow[] {
  const rows = new Map<string, { title: string; values: (ComparedValue | null)[] }>();
  for (const [column, params] of lists.entries()) {
    for (const param of params) {
      const title = param.title || param.value;
      const key = NUMBERED.test(param.id) ? `title ${title.toLocaleLowerCase('ru')}` : `code ${param.id}`;
      const row = rows.get(key) ?? { title, values: lists.map(() => null) };
      row.values[column] ??= toValue(param);
      rows.set(key, row);
    }
  }
  return [...rows.values()].map((row) => ({ ...row, differs: differ(row.values) }));
}

function toValue({ title, value, caption }: ProductParam): ComparedValue {
  return { value: title === '' ? PRESENT : value, ...(caption !== undefined && { caption }) };
}

const differ = (values: readonly (ComparedValue | null)[]) =>
  new Set(values.map((value) => value?.value.toLocaleLowerCase('ru') ?? '')).size > 1;
