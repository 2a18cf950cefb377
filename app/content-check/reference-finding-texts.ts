import type { FindingText } from './finding-text';

/** What editors read of prices, facts and words that are written in another way than the rest of the site. */
export const REFERENCE_TEXTS = {
  'reference-unknown': {
    title: 'Никто не\u00a0знает, на\u00a0что ссылается {about}',
    effect:
      'Вместо цены или числа посетители видят многоточие, а\u00a0в\u00a0блоке с\u00a0ценой\u00a0— запасную сумму.',
    advice: 'Наберите в\u00a0поле {{ и\u00a0название, выберите товар или факт заново.',
  },
  'typed-price': {
    title: 'Цена товара «{about}» набрана руками',
    effect: 'Когда оператор изменит цену или в\u00a0регионе она другая, страница скажет неправду.',
    advice: 'Вместо суммы наберите {{ и\u00a0название товара, у\u00a0цены заполните поле «Товар».',
  },
  'text-style': {
    title: 'Так на\u00a0сайте не\u00a0пишут: {about}',
    effect: 'Одно и\u00a0то\u00a0же на\u00a0разных страницах написано по-разному.',
    advice: 'Исправьте написание.',
  },
  'product-unknown': {
    title: 'Оператор не\u00a0знает тариф или услугу этой страницы',
    effect: 'Вместо страницы посетители видят «Страница не\u00a0найдена».',
    advice:
      'Укажите в\u00a0свойствах страницы uuid, под которым тариф или услуга заведены у\u00a0оператора, или уберите блоки с\u00a0ценами и\u00a0условиями.',
  },
} as const satisfies Record<string, FindingText>;
