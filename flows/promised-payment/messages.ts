/** What a visitor may read when it does not work out. */
export const messages = {
  server: 'Ошибка сервера. Попробуйте позже',
  notSubscriber: 'Этот номер не в МегаФоне',
  tooEarly: 'Новый код пока нельзя запросить',
  noAmounts: 'Сейчас обещанный платёж недоступен для этого номера',
} as const;
