/** What fields say by themselves, in the browser too: without the brand, whose schema would bring zod along. */
export const FIELD_TEXTS = {
  numberMissing: 'Введите номер',
  /** CODE-407, PAY-202. */
  numberInvalid: 'Некорректный номер',
  /** CODE-411. */
  codeInvalid: 'Некорректный код',
  /** PAGE-407, PROM-133, PROM-406, CHAT-112. */
  server: 'Ошибка сервера. Попробуйте позже',
} as const;

/** CODE-103. */
export const CODE_PROMPT = 'Введите номер для получения кода подтверждения операции:';
