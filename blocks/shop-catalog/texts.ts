import { toCounted } from '#schemas/values/plural';

export const texts = {
  sections: 'Разделы магазина',
  filter: 'Поиск и\u00a0фильтры',
  fold: 'Фильтры и\u00a0сортировка',
  query: 'Название',
  brand: 'Бренд',
  anyBrand: 'Все бренды',
  from: 'Цена от, ₽',
  to: 'Цена до, ₽',
  price: 'Цена цифрами: 15\u00a0000',
  sort: 'Сначала',
  show: 'Показать',
  reset: 'Сбросить',
  more: 'Показать ещё',
  nothing: 'Ничего не\u00a0нашли',
  nothingText: 'Попробуйте другое название или сбросьте фильтры.',
  empty: 'Товары сейчас не\u00a0загрузились',
  emptyText: 'Обновите страницу или зайдите позже.',
} as const;

/** Said by the script of the block. */
export const LOST_TEXT = 'Нет связи: список остался прежним. Попробуйте ещё\u00a0раз';

export const SORT_TEXTS = {
  popular: 'Популярные',
  cheap: 'Дешевле',
  dear: 'Дороже',
} as const;

/** «24 товара». */
export const toCountText = (count: number): string => toCounted(count, ['товар', 'товара', 'товаров']);
