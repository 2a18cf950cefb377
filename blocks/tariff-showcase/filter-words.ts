/** What the chips and their script both say. Free of React. */

/** The address names the chips that are on: `?filter=unlimited,discount`. */
export const FILTER_PARAMETER = 'filter';

/** The address of the page with these chips on. */
export function toFilterHref(codes: readonly string[]): string {
  return codes.length === 0 ? '?' : `?${FILTER_PARAMETER}=${codes.join(',')}`;
}

/** What is said of a narrowed list. */
export function toFoundWords(shown: number, all: number): string {
  return shown === all ? `Показаны все тарифы: ${all}` : `Показано тарифов: ${shown} из\u00a0${all}`;
}
