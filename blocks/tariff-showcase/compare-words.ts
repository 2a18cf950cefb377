/** So many tariffs are compared at most. */
export const COMPARE_LIMIT = 4;
export const COMPARE_PATH = '/tariffs/all/compare';

export const COMPARE_WORDS = {
  none: 'Отметьте от\u00a0двух до\u00a0четырёх тарифов, чтобы сравнить',
  /** For the bar with one tariff: a comparison needs another one. */
  one: 'Отметьте ещё хотя бы один тариф',
  chosen: 'Выбраны для\u00a0сравнения',
  toRemove: (title: string) => `Убрать «${title}» из\u00a0сравнения`,
  full: `Больше ${COMPARE_LIMIT} сразу не\u00a0сравнить`,
} as const;
