/** Words of the showcase that no content gives. */
export const SHOWCASE_TEXTS = {
  all: 'Все',
  filters: 'Фильтр услуг',
  search: 'Поиск по услугам',
  searchHint: 'Например, интернет',
  find: 'Найти',
  clear: 'Очистить поиск',
  suggestions: 'Подсказки',
  count: 'Показано услуг:',
  nothingFound: 'Ничего не найдено',
  nothingFoundText: 'Проверьте, нет ли опечатки, или посмотрите все услуги: что-нибудь похожее найдётся.',
  reset: 'Показать все услуги',
  noServicesTitle: 'Не удалось загрузить услуги',
  noServicesText: 'Обновите страницу или загляните немного позже.',
  info: 'Полезно знать',
} as const;
