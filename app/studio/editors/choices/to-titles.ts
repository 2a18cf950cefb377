import { studioTexts } from '../../texts/studio-texts';

const SHOWN = 3;

/** «„Старт“, „Максимум“ и другие»: what a code stands for, by its first examples. */
export function toTitles(titles: readonly string[]): string {
  const shown = titles.slice(0, SHOWN).join(', ');
  return titles.length > SHOWN ? studioTexts('choices')('more', { titles: shown }) : shown;
}
