import { toNoun } from '#schemas/values/plural';

/** What is wrong with an address, or with its suggestions; HOME-409, CONV-35. */
export const ADDRESS_MESSAGES = {
  incomplete: 'Введите полностью город, улицу, дом',
  wanted: 'Укажите адрес с\u00a0номером дома',
  none: 'Такого адреса не\u00a0нашли. Проверьте, нет\u00a0ли опечатки',
  failed: 'Подсказки не\u00a0загрузились. Попробуйте изменить адрес чуть позже',
  withoutHouse: 'Допишите номер дома',
  partMissing: 'Заполните поле',
} as const;

/** What an address field says; HOME-418. */
export const ADDRESS_TEXTS = {
  ...ADDRESS_MESSAGES,
  label: 'Адрес',
  hint: 'Город, улица и\u00a0дом. Выберите адрес из\u00a0подсказок',
  placeholder: 'Москва, Липовая Аллея, 3',
  list: 'Подходящие адреса',
  choice: 'Выберите адрес',
  clear: 'Стереть адрес',
  go: 'Посмотреть',
  city: 'Город или посёлок',
  street: 'Улица',
  house: 'Дом',
} as const;

/** «Найдено 3 адреса», for screen readers. */
export const toFoundText = (count: number): string =>
  count === 1 ? 'Найден 1 адрес' : `Найдено ${count} ${toNoun(count, ['адрес', 'адреса', 'адресов'])}`;

/** HOME-418. */
export const toOtherRegionText = (title: string): string =>
  `Хотите посмотреть тарифы для региона «${title}»?`;
