import { PRODUCT_KEY } from '#schemas/references/reference';

/** What editors read where a schema does not say it: names of properties, of the items of a list, of patterns. */

const NAMES: Readonly<Record<string, string>> = {
  id: 'Идентификатор',
  uuid: 'Идентификатор страницы',
  type: 'Тип',
  kind: 'Вид',
  look: 'Вид',
  title: 'Название',
  name: 'Название',
  label: 'Надпись',
  text: 'Текст',
  caption: 'Подпись',
  description: 'Описание',
  subtitle: 'Подзаголовок',
  header: 'Заголовок',
  note: 'Примечание',
  url: 'Адрес',
  link: 'Ссылка',
  href: 'Адрес',
  path: 'Путь',
  src: 'Файл',
  items: 'Пункты',
  menu: 'Меню',
  image: 'Картинка',
  picture: 'Картинка',
  iconId: 'Значок',
  color: 'Цвет',
  tone: 'Подложка',
  width: 'Ширина',
  height: 'Высота',
  alt: 'Описание картинки',
  phone: 'Кадр для телефона',
  price: 'Цена',
  badges: 'Метки',
  links: 'Ссылки',
  value: 'Значение',
  content: 'Содержание',
  action: 'Что делают',
  variation: 'Как подключается',
  components: 'Окна и\u00a0другие блоки',
  region: 'Регион',
  from: 'С какого времени',
  until: 'До какого времени',
  regions: 'Регионы',
  audiences: 'Аудитории',
  // A page's own fields.
  meta: 'Метатеги',
  property: 'Свойство (property)',
  breadcrumbs: 'Путь к\u00a0странице',
  push_worker_id: 'Служба уведомлений',
  struct_title: 'Название в\u00a0структуре сайта',
  redirect301: 'Постоянный переход на\u00a0адрес',
  descriptionSuffix: 'Окончание описания',
  is404: 'Страница «Не\u00a0найдено»',
  errorStatus: 'Код ошибки',
  shop_id: 'Код региона в\u00a0магазине',
  mnp_id: 'Код региона для переноса номера',
  shop_tp_no_delivery: 'Тарифы без доставки',
  // What surrounds a page.
  footer: 'Подвал',
  widgets: 'Шапка',
  cookieNotice: 'Сообщение о\u00a0cookie',
  copyright: 'Копирайт',
  socials: 'Социальные сети',
  buttons: 'Кнопки',
  qrImage: 'QR-код',
  privacy: 'О\u00a0персональных данных',
  legalEntity: 'Юридическое лицо',
  licences: 'Лицензии',
  ageText: 'Возрастная метка',
  popMechanic: 'Счётчик PopMechanic',
  secondaryMenu: 'Нижнее меню',
  displaySpeedtest: 'Показать тест скорости',
  displayLogo: 'Показать логотип',
  discount: 'Скидка',
  lightId: 'Код для светлой темы',
  darkId: 'Код для тёмной темы',
  version: 'Версия',
  isExternal: 'Ведёт на\u00a0другой сайт',
};

const ITEMS: Readonly<Record<string, string>> = {
  items: 'Пункт',
  cards: 'Карточка',
  links: 'Ссылка',
  slides: 'Слайд',
  steps: 'Шаг',
  tabs: 'Вкладка',
  rows: 'Строка',
  files: 'Файл',
  phones: 'Телефон',
  hours: 'Часы',
  messengers: 'Мессенджер',
  params: 'Параметр',
  points: 'Пункт',
  badges: 'Метка',
  products: 'Продукт',
  options: 'Опция',
  playlist: 'Песня',
  eridList: 'Объявление',
  billingIds: 'Код',
  quickSumsKopecks: 'Сумма',
  breadcrumbs: 'Ступень',
  meta: 'Тег',
  menu: 'Раздел',
  socials: 'Сеть',
  buttons: 'Кнопка',
  secondaryMenu: 'Ссылка',
  regions: 'Регион',
  audiences: 'Аудитория',
};

const PATTERNS: Readonly<Record<string, string>> = {
  '^[\\p{L}\\d][\\p{L}\\d_-]*$': 'Только буквы, цифры, «-» и «_»; сначала буква или цифра',
  '^[\\p{L}\\d_-]+(\\s*,\\s*[\\p{L}\\d_-]+)*$': 'Якоря из букв, цифр, «-» и «_», через запятую, без решётки',
  '^[A-Za-z0-9]+$': 'Только латинские буквы и цифры',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$': 'Строчные латинские буквы и цифры, между ними можно «-»',
  '^[a-z][a-z0-9-]{1,30}$': 'Код региона: строчные латинские буквы, цифры и «-», сначала буква',
  '^[A-Za-z][\\w-]*$': 'Только латинские буквы, цифры, «-» и «_»; сначала буква',
  '^[A-Za-z0-9][\\w-]*$': 'Только латинские буквы, цифры, «-» и «_»; сначала буква или цифра',
  '^(?:\\d{10}|\\d{12})$': 'В ИНН 10 или 12 цифр',
  '^(\\d{10}|\\d{12})$': 'В ИНН 10 или 12 цифр',
  '^(7\\d{10}|\\d{3,6})$': 'Номер телефона из 11 цифр или короткий, от 3 до 6 цифр',
  '^7\\d{10}$': 'Номер телефона из 11 цифр',
  '^\\d{3,11}$': 'От 3 до 11 цифр',
  '^\\+?\\d{3,11}$': 'От 3 до 11 цифр, впереди может быть «+»',
  '^\\*[\\d*]{1,30}#$': 'USSD-команда вида *505#',
  [PRODUCT_KEY.source]: 'Вид и идентификатор товара: tariff/maksimum, option/kino',
  '^[^<>{}&]+$': 'Без знаков < > { } &',
  '^\\/\\S*$': 'Путь сайта: начинается с «/», без пробелов',
};

/** A readable name of a property; the name itself for one that nobody has named. */
export function namePropertyOf(name: string): string {
  return NAMES[name] ?? name;
}

/** What one item of a list is called. */
export function nameItemOf(list: string): string {
  return ITEMS[list] ?? 'Элемент';
}

/** What a regular expression asks for, in words. */
export function describePattern(source: string): string {
  return PATTERNS[source] ?? 'Так записать нельзя';
}
