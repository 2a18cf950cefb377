import type { BirthFault, PassportFault } from '#schemas/person/passport-rules';

/** What the questionnaire of a subscriber says. */
export const PERSON_TEXTS = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  birthDate: 'Дата рождения',
  birthPlace: 'Место рождения',
  birthPlaceHint: 'Как в\u00a0паспорте',
  gender: 'Пол',
  male: 'Мужской',
  female: 'Женский',
  passportPart: 'Паспорт',
  passport: 'Серия и\u00a0номер',
  issueDate: 'Дата выдачи',
  issueId: 'Код подразделения',
  issuedBy: 'Кем выдан',
  address: 'Адрес регистрации',
  missing: 'Заполните поле',
  nameInvalid: 'Напишите русскими буквами, как в\u00a0паспорте',
  tooLong: 'Слишком длинный текст',
  dateIncomplete: 'Напишите дату целиком: день, месяц и\u00a0год',
  dateUnreal: 'Такой даты не\u00a0бывает',
  /** SIM-127. */
  genderInvalid: 'Некорректный пол',
  /** SIM-128. */
  addressMissing: 'Некорректный адрес',
  /** SIM-129. */
  addressIncomplete: 'Введите полностью город, улицу, дом',
  passportInvalid: 'В\u00a0серии и\u00a0номере 10\u00a0цифр',
  issueIdInvalid: 'В\u00a0коде подразделения 6\u00a0цифр',
} as const;

export const BIRTH_TEXTS: Readonly<Record<BirthFault, string>> = {
  future: 'Дата рождения ещё не\u00a0наступила',
  tooYoung: 'Номер оформляют с\u00a014\u00a0лет',
  tooOld: 'Проверьте год рождения',
};

export const PASSPORT_TEXTS: Readonly<Record<PassportFault, string>> = {
  future: 'Дата выдачи ещё не\u00a0наступила',
  tooEarly: 'Паспорт выдают с\u00a014\u00a0лет. Проверьте дату',
  renew20: 'Этот паспорт действовал до\u00a020\u00a0лет. Нужны данные нового',
  renew45: 'Этот паспорт действовал до\u00a045\u00a0лет. Нужны данные нового',
};
