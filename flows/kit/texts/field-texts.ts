/** What fields say by themselves, in the browser too: without the brand, whose schema would bring zod along. */
export const FIELD_TEXTS = {
  numberMissing: 'Введите номер',
  /** CODE-407, PAY-202. */
  numberInvalid: 'Некорректный номер',
  /** CODE-411. */
  codeInvalid: 'Некорректный код',
  /** CODE-103. */
  codePrompt: 'Введите номер для получения кода подтверждения операции:',
} as const;
