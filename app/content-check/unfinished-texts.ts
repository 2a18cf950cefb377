import type { FindingText } from './finding-text';

/** Texts of what is not finished: blocks without anything to show, and with words of their examples. */
export const UNFINISHED_TEXTS = {
  'block-empty': {
    title: 'Блоку нечего показать: нет\u00a0того, что нужно,\u00a0— {about}',
    effect: 'Посетители видят пустое место или сообщение, что\u00a0данных нет.',
    advice:
      'Проверьте настройки блока: та\u00a0ли это страница, тот\u00a0ли регион, есть\u00a0ли это у\u00a0оператора. Или уберите блок.',
  },
  'example-left': {
    title: 'Осталось содержание из\u00a0примера: «{about}»',
    effect: 'Посетители прочитают слова и\u00a0цены, которые написаны только для\u00a0образца.',
    advice: 'Замените их\u00a0своими или уберите блок.',
  },
  'picture-missing': {
    title: 'Нет картинки',
    effect: 'Там, где у\u00a0соседей картинка, здесь будет пустое место.',
    advice: 'Выберите картинку из\u00a0медиатеки.',
  },
} as const satisfies Record<string, FindingText>;
