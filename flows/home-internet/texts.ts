/** What the connection of home internet says. */
export const HOME_TEXTS = {
  address: 'Проверьте возможность подключения в\u00a0вашем доме',
  check: 'Проверить',
  missing: 'Заполните поле',
  plan: 'Выберите скорость',
  package: 'Выберите пакет',
  otherPackages: 'Другие пакеты',
  planMissing: 'Выберите один вариант',
  television: 'Добавьте телевидение',
  main: 'Каналы',
  noTelevision: 'Без телевидения',
  packs: 'Пакеты к\u00a0каналам',
  morePacks: 'Добавьте каналы',
  devices: 'Добавьте оборудование',
  count: 'Количество',
  gone: 'Этого больше нет в\u00a0списке. Выберите ещё раз',
  next: 'Продолжить',
  back: 'Назад',
  changeChoice: 'Изменить выбор',
  changeAddress: 'Изменить',
  request: 'Оставьте заявку',
  /** CONV-03. */
  name: 'Имя',
  phone: 'Контактный номер',
  /** CONV-06. */
  send: 'Отправить',
  waits: 'Заполните имя, номер и\u00a0код с\u00a0картинки',
  /** CONV-32; the dash is the specification's. */
  nameTooLong: 'Введена слишком длинная строка! Длина строки - 100 символов',
  /** CONV-34. */
  captchaMissing: 'Заполните поле!',
  /** CONV-16. */
  captchaWrong: 'Некорректный код с картинки',
  /** CONV-18. */
  failed: 'Что-то пошло не так. Обновите страницу или зайдите позже',
  repriced: 'Цены изменились. Проверьте сумму и\u00a0отправьте заявку ещё раз',
  /** CONV-07. */
  success: 'Заявка принята',
  home: 'На\u00a0главную',
  /** CONV-45. */
  unsupported: 'Вам пока не\u00a0доступен проводной интернет',
  wireless: 'Подключите беспроводной интернет, пока проводной недоступен',
  wirelessSpeed: 'До\u00a0150\u00a0Мбит/с там, где ловит сеть 4G: достаточно роутера и\u00a0розетки.',
  router: 'Роутер 4G в\u00a0аренду',
  howTo: 'Как подключить',
  withRouter: 'Оставить заявку на\u00a0роутер',
  withoutRouter: 'Сообщите, когда проведёте кабель',
  leaveRequest: 'Оставить заявку',
  another: 'Ввести другой адрес',
  unchecked: 'Адрес не\u00a0проверен',
  uncheckedText: 'Без проверки не\u00a0узнать, можно\u00a0ли провести интернет в\u00a0ваш дом.',
  notNow: 'Не\u00a0сейчас',
  receipt: 'Ваш выбор',
  monthly: 'Каждые 30\u00a0дней',
  undiscounted: 'Без скидок',
  once: 'Один раз',
  period: 'за\u00a030\u00a0дней',
  unpriced: 'Цену назовёт специалист',
  empty: 'Здесь появится всё, что вы\u00a0выберете, и\u00a0сумма.',
  /** Where nothing could be chosen. */
  unnamed: 'Варианты и\u00a0цены специалист назовёт по\u00a0телефону.',
  added: 'Домашний интернет добавлен',
  addedText: 'Осталось оставить заявку: подключим интернет вместе с\u00a0тарифом.',
  toTariffs: 'Вернуться к\u00a0тарифу',
  privateHouse: 'Частный дом: как провести кабель, решит инженер на\u00a0месте.',
  partner: 'Подключим по\u00a0сети партнёра, счёт будет один, от\u00a0нас.',
  number: 'Номер заявки',
} as const;

/** What is paid once, beside its amount. */
export const ONCE = 'один\u00a0раз';

/** «2 шт.» beside a line of the receipt. */
export const toCountText = (count: number): string => `${count}\u00a0шт.`;
