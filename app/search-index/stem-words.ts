import { stemmer as toStem } from '@orama/stemmers/russian';

/** Words of Russian texts by their stems: «тарифами» and «тарифов» are one. */

/** Words like «и» and «на»: every page has them, so they tell no page from another. */
const LITTLE_WORDS = new Set(
  'а без бы в вам вас во все вы да для до его ее если есть же за и из или их к как ко когда ли мы на не ни но о об он она они от по под при с со так то у уже что чтобы это я'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD = 40;

/** The stems of the words in their order; a text of little words alone has none. */
export function toStems(text: string): string[] {
  const words = text.toLowerCase().replaceAll('ё', 'е').match(WORD) ?? [];
  return words.filter((word) => word.length <= MAX_WORD && !LITTLE_WORDS.has(word)).map(toStem);
}
