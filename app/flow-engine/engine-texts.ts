import { toTooManyTries } from '#app/site/too-many-tries';

/** Texts of the engine itself. */
export const ENGINE_TEXTS = {
  invalid: 'Не удалось продолжить с этого места. Начните, пожалуйста, заново.',
  expired: 'Время вышло. Начните, пожалуйста, заново.',
  misshapen: 'Проверьте, что здесь написано',
  illegal: 'Сейчас это действие недоступно.',
  limited: toTooManyTries,
  unavailable: 'Сервис сейчас недоступен. Попробуйте ещё раз.',
  /** Of what pays, connects, orders or is left for an answer: trying again at once could do it twice. */
  unknown:
    'Связь прервалась, и\u00a0мы не\u00a0знаем, дошёл\u00a0ли запрос. Подождите несколько минут: если дошёл, придёт SMS или с\u00a0вами свяжутся. Если вы\u00a0платили, проверьте баланс, прежде чем начинать заново.',
};
