/** Words of the reaction that no content gives. */
export const REACTION_TEXTS = {
  title: 'Ответ помог?',
  noReason: 'Выберите причину',
  tooLong: 'Не\u00a0больше 1000 символов',
} as const;
