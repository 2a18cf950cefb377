/** Words of header, footer, menu and search that the shell's parts share. */
export const shell = {
  menu: 'Меню',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  mainNavigation: 'Основные разделы',
  sectionNavigation: 'Меню раздела',
  search: 'Поиск',
  searchHint: 'Что вы ищете?',
  searchClear: 'Очистить поиск',
  region: 'Ваш регион',
  chooseRegion: 'Выберите регион',
  selfCare: 'Личный кабинет',
  cart: 'Корзина',
  social: 'Мы в социальных сетях',
  footerNavigation: 'Полезные ссылки',
  skipToContent: 'Перейти к содержанию',
  home: 'На главную',
} as const;
