import { OTHER_MAX, TEXT_MAX } from './limits';

/** How many answers of a question may be picked (SURV-10, SURV-11). */
export function toCountText(maxCount: number): string {
  return maxCount === 1 ? 'Можно выбрать только 1 вариант' : `Выберите не больше ${maxCount} вариантов`;
}

/** What a visitor may read when it does not work out. */
export const messages = {
  /** SURV-08. */
  missing: 'Выберите вариант ответа',
  tooMany: toCountText(2),
  onlyOne: toCountText(1),
  tooLong: `Сократите ответ до ${TEXT_MAX} символов`,
  otherTooLong: `Сократите ответ до ${OTHER_MAX} символов`,
  /** SURV-17. */
  loadFailedTitle: 'Не удалось загрузить данные',
  loadFailed: 'Нажмите кнопку, это может помочь. Если нет — загляните позже',
  /** SURV-19. */
  sendFailedTitle: 'Что-то пошло не так',
  sendFailed: 'Не удалось отправить результаты. Пожалуйста, пройдите опрос ещё раз позже',
} as const;

/** SURV-20. */
export const THANKS = 'Спасибо за ваше мнение!';

/** SURV-18. */
export const RELOAD = 'Обновить';
