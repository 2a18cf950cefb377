/** SBP-120: the popup's error state. Apart from `messages`, which bring the brand's schema along to the browser. */
export const QR_TEXTS = {
  failed: 'Не удалось загрузить данные',
  failedAdvice: 'Обновите страницу или выберите другой способ пополнения счёта',
} as const;
