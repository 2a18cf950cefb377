/** What is said of products that are closed to new subscribers. No zod. */

/** The warning at the head of the page of a closed product (TRF-261). */
export const ARCHIVE_WARNINGS = {
  tariff: 'Тариф закрыт для\u00A0подключения',
  option: 'Опция закрыта для\u00A0подключения',
} as const;

/** The notice is the same for tariffs and options (TRF-262, OPT-216). */
export const ARCHIVE_NOTICE =
  'Изменить настройки закрытых тарифов и\u00A0опций можно только в\u00A0Личном кабинете или\u00A0мобильном приложении';
