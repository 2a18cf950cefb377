/** What went wrong, in the words of the specification (d2 §8) where it quotes them. */
export const errors = {
  loadTitle: 'Не удалось загрузить данные',
  loadText: 'Нажмите кнопку, это может помочь. Если нет — загляните позже',
  reload: 'Обновить',
  genericTitle: 'Что-то пошло не так',
} as const;
