/** What is wrong with a field, where its schema says nothing of its own. */
export const faults = {
  empty: 'Заполните это поле',
  tooShort_one: 'Не короче {{count}}\u00a0символа',
  tooShort_few: 'Не короче {{count}}\u00a0символов',
  tooShort_many: 'Не короче {{count}}\u00a0символов',
  tooShort_other: 'Не короче {{count}}\u00a0символа',
  tooLong_one: 'Не длиннее {{count}}\u00a0символа',
  tooLong_few: 'Не длиннее {{count}}\u00a0символов',
  tooLong_many: 'Не длиннее {{count}}\u00a0символов',
  tooLong_other: 'Не длиннее {{count}}\u00a0символа',
  tooSmall: 'Не меньше {{value}}',
  tooBig: 'Не больше {{value}}',
  tooDeep: 'Данные вложены слишком глубоко: не\u00a0больше 100\u00a0уровней',
  notInList: 'Выберите значение из\u00a0списка',
  wrong: 'Проверьте это поле',
} as const;
