export const texts = {
  /** For editors. */
  noReach: 'Нужен телефон или почта: по\u00a0одному имени с\u00a0человеком не\u00a0связаться',
  askedTwice: 'Каждое поле можно спросить один раз',
  correct: 'Исправить',
} as const;
