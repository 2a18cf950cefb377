/** Words of the forms that no definition gives, in the browser too. */

export const LIKED = { title: 'Спасибо за ответ!', text: 'Рады, что помогли.' } as const;

export const FORM_WORDS = {
  chooseTheme: 'О чём хотите написать?',
  otherTheme: 'Другая тема',
  edit: 'Вернуться к форме',
  detailsTitle: 'Что не так?',
  noFormTitle: 'Здесь пока нельзя написать',
  noFormText: 'Задайте вопрос в\u00a0чате или позвоните: ответим сразу.',
  contacts: 'Чат и\u00a0телефоны',
} as const;
