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
  ahead: 'Вперёд',
  /** Of a button that has no words of its own (BLK-264). */
  proceed: 'Продолжить',
  unavailable: 'недоступно',
  more: 'Показать ещё',
  loading: 'Загружаем',
  hint: 'Подсказка',
} as const;
