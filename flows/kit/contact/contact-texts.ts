/** What forms say of a person's name and e-mail address, and of their data. */
export const CONTACT_TEXTS = {
  nameMissing: 'Введите имя',
  nameTooLong: 'Имя слишком длинное',
  emailMissing: 'Введите адрес электронной почты',
  emailInvalid: 'Проверьте адрес электронной почты: нужен вид name@example.ru',
} as const;

export const CONTACT_WORDS = {
  name: 'Имя',
  phone: 'Номер телефона',
  email: 'Адрес электронной почты',
  personalData: 'обработку персональных данных',
} as const;
