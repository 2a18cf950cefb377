/** What the chips and their script both say. Free of React. */

/** The address names the chips that are on: `?filter=unlimited,discount`. */
export const FILTER_PARAMETER = 'filter';

/** The address of the page with these chips on. */
export function toFilterHref(codes: readonly string[]): string {
  return codes.length === 0 ? '?' : `?${FILTER_PARAMETER}=${codes.join(',')}`;
}

/** How many tariffs are seen, and how many there are; each counted once. */
export interface FoundCounts {
  shown: number;
  all: number;
}

/** What is said of a narrowed list; of a tab what it shows, and what there is beside it. */
export function toFoundWords({ shown, all }: FoundCounts, tab?: FoundCounts & { title: string }): string {
  if (tab === undefined) {
    return shown === all ? `Показаны все тарифы: ${all}` : `Показано тарифов: ${shown} из\u00a0${all}`;
  }
  const here = `«${tab.title}»: ${tab.shown} из\u00a0${tab.all}`;
  return `Показано в\u00a0разделе ${here}. Во\u00a0всех разделах подходит ${shown} из\u00a0${all}`;
}
