const NBSP = '\u00a0';

const month = (price: number) => `30${NBSP}дней за${NBSP}${price}${NBSP}₽`;
const account = 'https://lk.example.test/services';

const chord = {
  front: {
    title: 'Созвучие',
    subtitle: 'Вся музыка и подкасты без рекламы',
    iconId: 'chord' as const,
    iconBg: 'violet' as const,
    iconLink: 'https://sozvuchie.example/',
    items: ['Первые 30\u00a0дней бесплатно', 'Трафик не\u00a0расходует пакет', 'Слушать можно без интернета'],
    vaspButton: {
      text: 'Подключить',
      products: [
        {
          vaspId: 'demo-chord-30',
          title: month(169),
          sms: '5051',
          smsText: 'МУЗЫКА',
          ivr: '0505',
          ussd: '*505*1#',
          lkLink: account,
        },
      ],
    },
  },
  back: {
    title: 'Как слушать',
    subtitle: 'Приложение «Созвучие» узнает вас по\u00a0номеру',
    appStoreLink: 'https://apps.apple.example/app/sozvuchie',
    gplayLink: 'https://play.google.example/store/sozvuchie',
    items: [
      'До пяти устройств на\u00a0одной подписке',
      'Отключить — *505*1*0#, в\u00a0любой день и\u00a0бесплатно',
    ],
  },
};

const keys = {
  front: {
    title: 'Октава',
    subtitle: 'Классика и джаз в\u00a0студийном качестве',
    iconId: 'keys' as const,
    iconBg: 'sand' as const,
    items: ['Без сжатия, 24\u00a0бита', 'Записи концертов каждую неделю'],
    vaspButton: {
      products: [
        { vaspId: 'demo-keys-30', title: month(249), ussd: '*505*2#' },
        { vaspId: 'demo-keys-7', title: `7${NBSP}дней за${NBSP}75${NBSP}₽`, sms: '5052' },
      ],
    },
  },
  back: {
    title: 'Что внутри',
    gplayLink: 'https://play.google.example/store/oktava',
    items: [
      'Более 900\u00a0оркестров',
      'Либретто и\u00a0программы концертов',
      'Подборки по\u00a0инструментам',
    ],
  },
};

const metronome = {
  front: {
    title: 'Метроном',
    subtitle: 'Музыка для бега и тренировок',
    iconId: 'metronome' as const,
    iconBg: 'green' as const,
    buttonText: 'Как это работает',
    items: ['Темп подстраивается под шаг'],
  },
  back: {
    title: 'Бежать под музыку',
    items: [
      'Телефон считает шаги, а\u00a0песни идут в\u00a0том\u00a0же темпе',
      'Можно задать темп самому: от\u00a0120 до\u00a0190\u00a0ударов в\u00a0минуту',
    ],
  },
};

/** Songs and artists are made up. */
const playlist = [
  { title: 'Первый снег на Пречистенке', artist: 'Ансамбль «Подъезд»' },
  { title: 'Электричка до моря', artist: 'Вера Соловей' },
  { title: 'Позывные', artist: 'Дальний свет' },
  { title: 'Тринадцатый трамвай', artist: 'Тёплые носки' },
  { title: 'Ничего не потерялось', artist: 'Вера Соловей' },
  { title: 'Сигнал есть', artist: 'Вышка 17' },
  { title: 'Колыбельная для роутера' },
];

const promoPicture = {
  src: '/media/music-desktop.svg',
  width: 1440,
  height: 560,
  alt: '',
  phone: { src: '/media/music-phone.svg', width: 720, height: 640 },
};

/** The partners are made up; their signs are drawn for this block. */
export const examples = [
  {
    name: 'главное предложение и карточки',
    props: {
      title: 'Музыка на любой вкус',
      cards: [{ promo: true, picture: promoPicture, playlist, ...chord }, keys, metronome],
    },
  },
  { name: 'три карточки', props: { title: 'Подписки', cards: [chord, keys, metronome] } },
  {
    name: 'одна, без оборота',
    props: { cards: [{ front: { title: 'Кассета', iconId: 'cassette' as const, iconBg: 'dark' as const } }] },
  },
  {
    name: 'все рисунки и длинные слова',
    props: {
      cards: [
        { front: { title: 'Пластинка', iconId: 'vinyl' as const, iconBg: 'mint' as const } },
        {
          front: {
            title: 'Электромузыкальноинструментальная',
            subtitle: 'Синтезаторы, терменвоксы и\u00a0магнитофонные эксперименты',
            iconId: 'headphones' as const,
          },
          back: { title: 'Высокопроизводительное звуковоспроизведение' },
        },
        { front: { title: 'Кассета', iconId: 'cassette' as const, iconBg: 'dark' as const } },
      ],
    },
  },
];
