import { toTooManyTries } from '#app/site/too-many-tries';

/** Texts of the engine itself. */
export const ENGINE_TEXTS = {
  invalid: 'Не удалось продолжить с этого места. Начните, пожалуйста, заново.',
  expired: 'Время вышло. Начните, пожалуйста, заново.',
  misshapen: 'Проверьте, что здесь написано',
  illegal: 'Сейчас это действие недоступно.',
  limited: toTooManyTries,
  unavailable: 'Сервис сейчас недоступен. Попробуйте ещё раз.',
  /** Of what pays or connects: trying again could do it twice. */
  unknown:
    'Связь прервалась, и\u00a0мы не\u00a0знаем, выполнена\u00a0ли операция. Дождитесь SMS или проверьте баланс, прежде чем начинать заново.',
};
