/** What every payment that did not work out says of the money. */
export const UNCHARGED = 'Деньги не\u00a0списаны.';

/** The bank knows whether it was paid; the form does not. */
export const PAID_OR_NOT =
  'Если вы\u00a0не\u00a0платили, деньги не\u00a0списаны; если заплатили, они придут на\u00a0счёт.';

/** SBP-120: the popup's error state. Apart from `messages`, which bring the brand's schema along to the browser. */
export const QR_TEXTS = {
  failed: 'Не удалось загрузить данные',
  failedAdvice: 'Обновите страницу или выберите другой способ пополнения счёта',
  triedAgain: 'Спросили ещё раз, но\u00a0ответа по-прежнему нет.',
  old: `QR-код устарел. ${PAID_OR_NOT}`,
} as const;
