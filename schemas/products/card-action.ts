/** What the button of a tariff card says and where it leads. Free of zod: the card's script uses it too. */

/** The button of the tariff that is chosen (TRF-237). */
export const SELECTED_TEXT = 'Выбрано';
/** The button that opens the window of connection, where the page says nothing else (TRF-241). */
export const CHOOSE_TEXT = 'Выбрать';
export const MORE_TEXT = 'Подробнее';

export interface CardLinks {
  /** The order page of mobile communication and home internet in one; null for any other tariff. */
  convergent: string | null;
  /** Where the tariff is connected; null where it cannot be. */
  choose: string | null;
  /** The tariff's own page. */
  more: string | null;
}

export interface CardWords {
  chooseText: string;
  moreText: string;
}

/** «Выбрано» whatever else applies, else the words of the connection where it is offered, else «Подробнее» (TRF-237 to 239). */
export function toCardText(
  { isSelected, canChoose }: { isSelected: boolean; canChoose: boolean },
  { chooseText, moreText }: CardWords,
): string {
  if (isSelected) return SELECTED_TEXT;
  return canChoose ? chooseText : moreText;
}

/** The convergent order page, else the link to connect, else the tariff's page (TRF-240); null when there is none. */
export function toCardLink({ convergent, choose, more }: CardLinks): string | null {
  return convergent ?? choose ?? more;
}
