/** Words of the search's field, on its page and in the window of the header. */
export const texts = {
  label: 'Поиск по сайту',
  hint: 'Что вы ищете?',
  find: 'Найти',
  clear: 'Очистить поиск',
  suggestions: 'Подсказки',
  searched: 'Вы искали',
  forget: 'Забыть мои запросы',
} as const;
