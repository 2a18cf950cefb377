/** Words of the forms that no definition gives, in the browser too. */

export const LIKED = { title: 'Спасибо за ответ!', text: 'Рады, что помогли.' } as const;

export const FORM_WORDS = {
  chooseTheme: 'О чём хотите написать?',
  otherTheme: 'Другая тема',
  edit: 'Вернуться к форме',
  detailsTitle: 'Что не так?',
} as const;
