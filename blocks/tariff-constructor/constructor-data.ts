import {
  chooseByKeys,
  findPack,
  toStart,
  type Choice,
  type TariffConstructor,
} from '#schemas/products/constructor';

/** What the constructor shows; null where there is none. */
export interface ConstructorData {
  /** The tariff's own id. */
  tariff: string;
  build: TariffConstructor;
  choice: Choice;
  /** Of the page, without a query: where the choice begins again. */
  path: string;
}

export const NOTHING: ConstructorData | null = null;

/**
 * The constructor at its choice: what the query of the form without scripts asks for, or the starting positions. A
 * start that no pack matches drops it (TRF-269); a pair that the visitor asked for gets the answer that there is none.
 */
export function toConstructorData(
  tariff: string,
  build: TariffConstructor,
  start: { calls: number; traffic: number },
  asked: { calls: string | null; traffic: string | null },
  path: string,
): ConstructorData | null {
  const first = toStart(build, start);
  if (findPack(build, first) === null) return NOTHING;
  return { tariff, build, choice: chooseByKeys(build, asked, first), path };
}
