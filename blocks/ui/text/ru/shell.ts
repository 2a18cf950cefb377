/** Words of header, footer, menu and search that the shell's parts share. */
export const shell = {
  menu: 'Меню',
  mainNavigation: 'Основные разделы',
  search: 'Поиск',
  cart: 'Корзина',
  region: 'Ваш регион',
  chooseRegion: 'Выберите регион',
  selfCare: 'Личный кабинет',
  social: 'Мы в социальных сетях',
  footerNavigation: 'Полезные ссылки',
  home: 'На главную',
} as const;
