/** Texts of the engine itself. */
export const ENGINE_TEXTS = {
  invalid: 'Не удалось продолжить с этого места. Начните, пожалуйста, заново.',
  expired: 'Время вышло. Начните, пожалуйста, заново.',
  misshapen: 'Проверьте, что здесь написано',
  illegal: 'Сейчас это действие недоступно.',
  limited: (seconds: number) => `Слишком много попыток. Попробуйте через ${toWait(seconds)}.`,
  unavailable: 'Сервис сейчас недоступен. Попробуйте ещё раз.',
  /** Of what pays or connects: trying again could do it twice. */
  unknown:
    'Связь прервалась, и\u00a0мы не\u00a0знаем, выполнена\u00a0ли операция. Дождитесь SMS или проверьте баланс, прежде чем начинать заново.',
};

function toWait(seconds: number): string {
  return seconds < 60 ? `${seconds} с` : `${Math.ceil(seconds / 60)} мин`;
}
