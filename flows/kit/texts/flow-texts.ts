import { BRAND } from '#schemas/brand';

/** What a visitor reads when a flow's parts do not work out; the same in every flow (requirements decisions 3, 4, 20). */
export const FLOW_TEXTS = {
  /** PROM-133, PROM-406, CHAT-112. */
  server: 'Ошибка сервера. Попробуйте позже',
  numberMissing: 'Введите номер',
  numberInvalid: 'Некорректный номер',
  numberUnknown: 'Телефон не найден',
  notSubscriber: `Этот номер не в ${BRAND.prepositional}`,
  captchaMissing: 'Введите код с картинки',
  captchaWrong: 'Неправильно введён код с картинки',
  /** CODE-411. */
  codeInvalid: 'Некорректный код',
  tooEarly: 'Новый код пока нельзя запросить',
} as const;
