/** Words of the design system's own parts. Components take them as default props, so that no view needs i18next. */
export const ui = {
  opensInNewTab: 'откроется в новой вкладке',
  oldPrice: 'старая цена',
  newPrice: 'новая цена',
  free: 'Бесплатно',
  busy: 'Подождите, выполняем',
  optional: 'необязательно',
  errorPrefix: 'Ошибка:',
  breadcrumbs: 'Путь к странице',
  skipToContent: 'Перейти к содержанию',
  close: 'Закрыть',
  back: 'Назад',
  next: 'Далее',
  more: 'Показать ещё',
  loading: 'Загружаем',
} as const;
