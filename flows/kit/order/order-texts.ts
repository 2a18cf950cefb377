/** What orders say; ORD-166 and d1 §8 where the specification quotes it. */
export const ORDER_TEXTS = {
  missing: 'Заполните поле',
  nameInvalid: 'Неверно заполнено поле!',
  emailInvalid: 'Некорректный e-mail',
  phoneInvalid: 'Некорректный номер',
  dateMissing: 'Выберите дату',
  intervalMissing: 'Выберите время',
  accept: 'Нужно принять условия!',
  captchaPrompt: 'Нам нужно убедиться, что запросы с\u00a0вашего IP-адреса не\u00a0автоматические',
  server: 'Ваш заказ не\u00a0может быть сейчас обработан.',
  unavailable: 'Сейчас этого товара нет в\u00a0вашем регионе.',
  numberTaken: 'Его уже кто-то купил. Выберите другой',
  slotsChanged: 'Изменились дата и\u00a0время доставки заказа',
  promoValid: 'Промокод учтён',
  promoInvalid: 'Некорректный промокод',
  repriced: 'Цены изменились. Проверьте сумму и\u00a0подтвердите заказ ещё раз',
  /** ORD-170. */
  call: 'Оператор позвонит, чтобы согласовать время доставки',
} as const;
