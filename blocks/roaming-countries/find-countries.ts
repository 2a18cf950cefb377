import { toMeantLayout } from '#schemas/values/keyboard-layout';

/** Finding a country by what is typed: the same on the server and while typing. */

/** Below four letters one wrong letter may be any country. */
const TYPO_FROM = 4;

/** Countries whose name has a word that begins as typed; else those of the other keyboard layout; else with one mistake. */
export function findCountries<Country extends { title: string }>(
  countries: readonly Country[],
  typed: string,
): Country[] {
  const wanted = normalize(typed);
  if (wanted === '') return [];
  const exact = countries.filter(({ title }) => begins(title, wanted));
  if (exact.length > 0) return exact;
  const meant = toMeantLayout(typed.trim());
  const other = meant === null ? [] : countries.filter(({ title }) => begins(title, normalize(meant)));
  if (other.length > 0) return other;
  if (wanted.length < TYPO_FROM) return [];
  return countries.filter(({ title }) => isAlmost(normalize(title), wanted));
}

function begins(title: string, wanted: string): boolean {
  const name = normalize(title);
  return name.startsWith(wanted) || name.split(/[\s-]+/).some((word) => word.startsWith(wanted));
}

function normalize(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

/** Does the name begin as wanted but for one letter that is wrong, missing or too many, or two that are swapped? */
function isAlmost(name: string, wanted: string): boolean {
  let same = 0;
  while (same < wanted.length && name[same] === wanted[same]) same += 1;
  const rest = wanted.slice(same);
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    name.startsWith(rest.slice(1), same + 1) ||
    name.startsWith(rest.slice(1), same) ||
    name.startsWith(rest, same + 1) ||
    name.startsWith(swapped, same)
  );
}
