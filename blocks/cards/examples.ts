const card = (name: string, alt = '') => ({ src: `/media/${name}.svg`, width: 480, height: 320, alt });

/** One example for each layout, with prices that are the demo operator's own. */
export const examples = [
  {
    name: 'с картинками',
    props: {
      title: 'Чем мы можем помочь',
      link: { text: 'Все услуги', url: '/services' },
      layout: 'pictures' as const,
      items: [
        {
          picture: card('internet'),
          title: 'Мобильный интернет',
          text: 'Пакеты гигабайтов и безлимит на соцсети, видео и карты.',
          link: { text: 'Выбрать пакет', url: '/options/internet' },
        },
        {
          picture: card('roaming-card'),
          title: 'Роуминг',
          text: 'Интернет за границей по цене чашки кофе.',
          badge: '160 стран',
          link: { text: 'Узнать цену', url: '/roaming' },
        },
        {
          picture: card('tv-card'),
          title: 'Телевидение',
          text: 'Двести каналов и кино на телефоне, планшете и большом экране.',
          link: { text: 'Подключить', url: '/tv' },
        },
        {
          picture: card('safety'),
          title: 'Защита от спама',
          text: 'Нежелательные звонки не пройдут.',
          badge: 'Бесплатно',
          link: { text: 'Включить', url: '/services/security' },
        },
      ],
    },
  },
  {
    name: 'короткие',
    props: {
      title: 'Быстрые действия',
      layout: 'compact' as const,
      items: [
        { picture: card('savings'), title: 'Пополнить счёт', link: { text: 'Пополнить', url: '/pay' } },
        {
          picture: card('sim-card'),
          title: 'Заменить SIM-карту',
          text: 'Привезём бесплатно',
          link: { text: 'Заказать', url: '/sim' },
        },
        {
          picture: card('coverage'),
          title: 'Карта покрытия',
          link: { text: 'Открыть карту', url: '/coverage' },
        },
        {
          picture: card('shop'),
          title: 'Найти салон',
          text: 'Рядом с вами',
          link: { text: 'Найти', url: '/shops' },
        },
        {
          picture: card('chat'),
          title: 'Написать в поддержку',
          link: { text: 'Открыть чат', url: '/help/chat' },
        },
      ],
    },
  },
  {
    name: 'тарифы с ценами',
    props: {
      title: 'Тарифы для телефона',
      link: { text: 'Все тарифы', url: '/tariffs/all' },
      layout: 'prices' as const,
      items: [
        {
          title: 'Минимум',
          text: 'Для звонков и мессенджеров',
          params: [
            { value: '10 ГБ', caption: 'интернет' },
            { value: '300 минут', caption: 'на все номера России' },
          ],
          price: { amountKopecks: 40_000, period: 'в месяц' },
          link: { text: 'Подключить', url: '/tariffs/minimum' },
        },
        {
          badge: 'Хит',
          title: 'Оптимум',
          text: 'Видео, музыка и соцсети без счётчика',
          params: [
            { value: '40 ГБ', caption: 'интернет' },
            { value: '800 минут', caption: 'на все номера России' },
            { value: '300 SMS', caption: 'по домашнему региону' },
          ],
          price: { amountKopecks: 55_000, oldAmountKopecks: 65_000, period: 'в месяц' },
          link: { text: 'Подключить', url: '/tariffs/optimum' },
        },
        {
          title: 'Максимум',
          text: 'Всё и сразу, вместе с домашним интернетом',
          params: [
            { value: 'Безлимит', caption: 'интернет' },
            { value: '2000 минут', caption: 'на все номера России' },
            { value: '500 Мбит/с', caption: 'домашний интернет' },
          ],
          price: { amountKopecks: 109_000, period: 'в месяц' },
          link: { text: 'Подключить', url: '/tariffs/maximum' },
        },
      ],
    },
  },
  {
    name: 'одна карточка',
    props: {
      items: [
        {
          picture: card('delivery'),
          title: 'Доставим SIM-карту завтра',
          text: 'Курьер приедет в удобный час, паспорт проверит на месте.',
        },
      ],
    },
  },
];
