/** What a visitor may read when it does not work out. */
export const messages = {
  server: 'Ошибка сервера. Попробуйте позже',
  notSubscriber: 'Этот номер не в МегаФоне',
  captchaMissing: 'Введите код с картинки',
  captchaWrong: 'Неправильно введён код с картинки',
  wrongCode: 'Некорректный код',
  tooEarly: 'Новый код пока нельзя запросить',
  noAmounts: 'Сейчас обещанный платёж недоступен для этого номера',
} as const;
