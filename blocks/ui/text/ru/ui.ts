/** Words of the design system's own parts. Components take them as default props. */
export const ui = {
  opensInNewTab: 'откроется в новой вкладке',
  oldPrice: 'старая цена',
  free: 'Бесплатно',
  busy: 'Подождите, выполняем',
  optional: 'необязательно',
  errorPrefix: 'Ошибка:',
  breadcrumbs: 'Путь к странице',
  skipToContent: 'Перейти к содержанию',
  close: 'Закрыть',
  back: 'Назад',
  ahead: 'Вперёд',
  /** Of a button that has no words of its own (BLK-264). */
  proceed: 'Продолжить',
  unavailable: 'недоступно',
  hint: 'Подсказка',
} as const;
