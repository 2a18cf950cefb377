import { BRAND } from '#schemas/brand';
import { FIELD_TEXTS } from './field-texts';

/** What a visitor reads when a flow's parts do not work out; the same in every flow (requirements decisions 3, 4, 20). */
export const FLOW_TEXTS = {
  ...FIELD_TEXTS,
  numberUnknown: 'Телефон не найден',
  notSubscriber: `Этот номер не в ${BRAND.prepositional}`,
  captchaMissing: 'Введите код с картинки',
  captchaWrong: 'Неправильно введён код с картинки',
  tooEarly: 'Новый код пока нельзя запросить',
  /** CODE-206: the same as the service's 5013. */
  codeLate: 'Время кода истекло',
} as const;
