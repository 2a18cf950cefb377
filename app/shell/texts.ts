import type { SocialType } from '#schemas/layout';

/** Words of the shell beyond those it shares with blocks (blocks/ui/text/ru/shell). */
export const texts = {
  consumers: 'Частным клиентам',
  business: 'Бизнесу',
  audience: 'Для кого раздел',
  quickLinks: 'Быстрые ссылки',
  home: 'Главная',
  selfCareShort: 'Кабинет',
  accountBalance: 'На\u00a0счёте',
  accountTariff: 'Тариф',
  accountNumbers: 'Другие номера',
  accountSwitchTo: 'Перейти на\u00a0номер',
  accountTopUp: 'Пополнить',
  accountOpen: 'Открыть Личный кабинет',
  accountLogout: 'Выйти',
  wholeSection: 'Весь раздел',
  close: 'Закрыть',
  findRegion: 'Найти регион',
  noRegion: 'Такого региона нет. Проверьте, как он написан.',
  region: 'Регион',
  supportPhone: 'Круглосуточно, звонок бесплатный',
  appTitle: 'Приложение для\u00a0телефона',
  appText: 'Остатки, платежи и\u00a0поддержка всегда под рукой',
  qrText: 'Наведите камеру, чтобы скачать',
  qrImage: 'QR-код для установки приложения',
  subscribe: 'Подписаться',
  survey: 'Помогите нам стать лучше',
  job: 'Работа у нас',
  speedtest: 'Проверить скорость интернета',
  legal: 'Правовая информация',
  offers: 'Приложение, скидки, рассылка',
  cookieNotice: 'Файлы cookie',
  cookieAgree: 'Понятно',
} as const;

/** Accessible names of the nine social brands (SHELL-401). */
export const SOCIAL_NAMES: Record<SocialType, string> = {
  youtube: 'YouTube',
  twitter: 'Twitter',
  facebook: 'Facebook',
  odnoklassniki: 'Одноклассники',
  vkontakte: 'ВКонтакте',
  habrahabr: 'Хабр',
  instagram: 'Instagram',
  viber: 'Viber',
  telegram: 'Telegram',
};

/** PAGE-07…11. What is quoted from the specification keeps its plain spaces. The words of PAGE-408 are `errors`. */
export const errorTexts = {
  notFoundTitle: 'Страница не найдена',
  notFoundText:
    'Возможно, она переехала или в\u00a0адресе опечатка. Начните с\u00a0главной или загляните сюда:',
  notFoundLinks: 'Куда перейти',
  forbiddenTitle: 'Доступ запрещён',
  forbiddenText:
    'Эта страница открыта не\u00a0всем. Если она вам нужна, попросите доступ у\u00a0её владельца.',
  failureText: 'Мы уже знаем о\u00a0поломке и\u00a0чиним её. Попробуйте зайти чуть позже.',
  toSelfCare: 'В Личный кабинет',
} as const;

export const oldBrowserTexts = {
  title: 'Ваш браузер устарел',
  text: 'Сайт в\u00a0нём не\u00a0откроется или будет работать с\u00a0ошибками. Обновите браузер или установите один из\u00a0этих\u00a0— это бесплатно:',
} as const;

export const checkTexts = {
  title: 'Проверка блоков',
  clear: 'Замечаний нет: все блоки страницы показаны.',
  errors: 'Ошибки',
  warnings: 'Предупреждения',
  severity: { error: 'Ошибка', warning: 'Предупреждение' },
  block: 'Блок',
  place: 'Место',
  fix: 'Что сделать',
  effect: 'Что видят',
  owner: 'Кто исправит',
  open: 'Открыть в\u00a0редакторе',
} as const;
