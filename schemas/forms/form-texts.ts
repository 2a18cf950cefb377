/**
 * Every message of the forms, in one place (FORM-491). Those that the specification quotes stand as it quotes them;
 * the others are ours. Two tables: a browser needs the first only. No brand: its schema would bring zod along.
 */

/** What a field says of its value. */
export const FORM_FIELD_TEXTS = {
  /** FORM-01, FORM-12. */
  required: 'Заполните поле',
  tooLong: (length: number) => `Не больше ${length}\u00A0символов`,
  /** FORM-422: in these forms without the exclamation mark (requirements decision 3). */
  email: 'Неверный e-mail',
  /** FORM-02, FORM-13. */
  emailDynamic: 'Неверный e-mail!',
  /** FORM-14, FORM-423. */
  passportSeries: 'Введите 4 цифры серии паспорта',
  /** FORM-15, FORM-424. */
  passportNumber: 'Введите 6 цифр номера паспорта',
  /** FORM-16. */
  name: 'Неверно заполнено поле',
  /** FORM-17, FORM-425. */
  fullName: 'Введите фамилию, имя и отчество',
  /** FORM-18, FORM-416. */
  phone: 'Неверный телефон',
  /** FORM-23. */
  integer: 'Введите число',
  /** The rule is ours (FORM-407). */
  amount: 'Введите сумму больше нуля, копейки\u00A0— через запятую',
  /** FORM-04, FORM-19, FORM-426. */
  consent: 'Необходимо принять',
  /** FORM-418 gives no text for a value that the list does not have. */
  answerUnknown: 'Выберите вариант из списка',
  /** FORM-05. */
  dateIncomplete: 'Введите дату полностью',
  /** FORM-06. */
  dateUnreal: 'Некорректная дата',
  /** FORM-08, FORM-09; `date` as dd.mm.yyyy. */
  dateTooEarly: (date: string) => `Не раньше ${date}`,
  /** FORM-07, FORM-10. */
  dateTooLate: (date: string) => `Не позже ${date}`,
  /** FORM-21, FORM-436. */
  timeIncomplete: 'Введите время полностью',
  /** FORM-433 to FORM-435 give no text. */
  timeUnreal: 'Некорректное время',
  /** FORM-22. */
  fileMissing: 'Приложите файл',
  /** FORM-444. */
  fileType: 'Неверный формат файла',
  /** FORM-445. */
  fileFailed: 'Не удалось загрузить файл',
  /** FORM-448; `megabytes` as it is printed: «20», «0,5». */
  fileTooLarge: (megabytes: string) => `Размер файла не должен превышать ${megabytes} МБ.`,
  /** FORM-449. */
  filesTooLarge: (megabytes: string) => `Общий размер файлов не должен превышать ${megabytes} МБ.`,
  /** FORM-447. */
  filesTooMany: 'Количество файлов превышено',
} as const;

/** What a form says of an answer of the server, and what stands where a definition says nothing. */
export const FORM_ANSWER_TEXTS = {
  /** FORM-206, FORM-471, FORM-474. */
  generic: 'Что-то пошло не так. Обновите страницу или зайдите позже',
  /** FORM-468. */
  captcha: 'Некорректный код с картинки',
  /** FORM-477; `provider` in the prepositional case: «МегаФоне». */
  otherOperator: (provider: string) => `Этот номер не в ${provider}`,
  /** FORM-478. */
  numberInvalid: 'Некорректный номер',
  /** FORM-479. */
  numberUnknown: 'Телефон не найден',
  /** FORM-480. */
  codeTooEarly: 'Новый код запрошен слишком рано',
  /** A number that was confirmed, and a form that was sent too long after it. */
  codeStale: 'Время кода истекло. Отправьте форму ещё\u00a0раз: пришлём новый код',
  /** FORM-481. */
  codeLate: 'Время действия кода истекло',
  /** FORM-482. */
  tooManyAttempts: 'Достигнуто максимальное количество попыток',
  /** FORM-483, also at the code's field. */
  codeWrong: 'Некорректный код',
  /** FORM-484. */
  duplicate: 'Заявка для подключения этого номера уже отправлена',
  /** FORM-485. */
  offlineTitle: 'Сервер временно недоступен.',
  offlineText: 'Обновите страницу или зайдите позже. Данные нужно будет ввести заново',
  /** FORM-486. */
  tryAgain: 'Что-то пошло не так, попробуйте ещё раз',
  /** FORM-487. */
  noAnswer: 'Не удалось получить ответ от системы. Попробуйте зайти позже и начать заново',
  /** FORM-488: the server refuses the number of a field. */
  fieldPhone: 'Некорректный номер телефона',
  /** FORM-489: the server refuses the address of a field. */
  fieldEmail: 'Некорректный e-mail',
  /** FORM-446: the server's word for files that are too large together (requirements decision 19). */
  filesTotal: 'Общий размер файлов превышен',
  /** FORM-214. */
  sendAnother: 'Отправить еще сообщение',
  /** FORM-455. */
  continue: 'Продолжить',
  /** A definition without a title, or without a title of its success. */
  formTitle: 'Обратная связь',
  successTitle: 'Сообщение отправлено',
} as const;

/** A message with the code that the server gave: «{message} (Код ошибки: {code})»; alone without one (FORM-417). */
export function withErrorCode(message: string, code: string | number | null | undefined): string {
  return code === null || code === undefined || code === '' ? message : `${message} (Код ошибки: ${code})`;
}
