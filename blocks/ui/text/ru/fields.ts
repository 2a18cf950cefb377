/** Words of the fields that have parts of their own: a calendar, a list of files. */
export const fieldWords = {
  datePlaceholder: 'дд.мм.гггг',
  timePlaceholder: 'чч:мм',
  calendar: 'Выбрать дату в календаре',
  chooseFiles: 'Выберите файлы',
  chooseFile: 'Выберите файл',
  dropFiles: 'или перетащите сюда',
  dropFile: 'или перетащите его сюда',
  files: 'Выбранные файлы',
  remove: 'Удалить',
  retry: 'Повторить',
  takeOut: 'Убрать',
  uploading: 'загружаем,',
} as const;
