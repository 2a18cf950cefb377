/** What went wrong, in the words of the specification (d2 §8) where it quotes them. */
export const errors = {
  loadTitle: 'Не удалось загрузить данные',
  loadText: 'Нажмите кнопку, это может помочь. Если нет — загляните позже',
  reload: 'Обновить',
  genericTitle: 'Что-то пошло не так',
  genericAction: 'Понятно',
  tryAgain: 'Что-то пошло не так, попробуйте ещё раз',
  offlineTitle: 'Сервер временно недоступен.',
  offlineText: 'Обновите страницу или зайдите позже. Данные нужно будет ввести заново',
  required: 'Заполните поле',
  summaryTitle: 'Проверьте, пожалуйста, форму',
  summary_one: 'Осталось исправить {{count}} поле',
  summary_few: 'Осталось исправить {{count}} поля',
  summary_many: 'Осталось исправить {{count}} полей',
  summary_other: 'Осталось исправить {{count}} поля',
} as const;
