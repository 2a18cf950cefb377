import type { Breadcrumb } from '#schemas/page';

const banner = (name: string, alt = '') => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt,
  phone: { src: `/media/${name}-phone.svg`, width: 720, height: 640 },
});

const tariffsPath: Breadcrumb[] = [
  { title: 'Главная', url: '/' },
  { title: 'Тарифы', url: '/tariffs/all' },
  { title: 'Семейный тариф' },
];

const NO_PATH: Breadcrumb[] = [];

/** One example for each of the five types (BLK-211), and the shortest header there is. */
export const examples = [
  {
    name: 'текст рядом с картинкой',
    props: {
      type: 'default' as const,
      header: 'Один тариф на всю семью',
      subtitle: 'До пяти номеров, общий интернет и один счёт',
      description:
        'Подключайте близких в любой день: минуты и гигабайты делятся сами, а доплаты за номер нет.',
      badges: ['Хит', 'Для семьи'],
      price: { amountKopecks: 95_000, oldAmountKopecks: 120_000, period: 'в месяц' },
      buttonText: 'Выбрать тариф',
      buttonLink: '/tariffs/all',
      breadcrumbs: true,
      image: banner('family', 'Родители и двое детей с телефонами'),
    },
    data: tariffsPath,
  },
  {
    name: 'фотография во весь экран',
    props: {
      type: 'photo' as const,
      header: 'Связь, которая всегда рядом',
      subtitle: 'Звонки, интернет и телевидение в одном тарифе',
      price: { amountKopecks: 55_000, prefix: 'от', period: 'в месяц' },
      buttonText: 'Подключить',
      buttonLink: '/tariffs/all',
      color: 'light' as const,
      image: banner('hero-main'),
    },
    data: NO_PATH,
  },
  {
    name: 'видео с заставкой',
    props: {
      type: 'imgvideo' as const,
      header: 'Музыка без рекламы и пауз',
      description: 'Миллионы треков, подкасты и аудиокниги. Трафик внутри приложения не расходует пакет.',
      badges: ['30 дней бесплатно'],
      buttonText: 'Слушать',
      buttonPopupId: 'music',
      color: 'violet' as const,
      image: banner('music'),
      videoSrc: '/media/music-loop.mp4',
    },
    data: NO_PATH,
  },
  {
    name: 'крупный знак',
    props: {
      type: 'supersign' as const,
      header: 'Интернет за границей без сюрпризов',
      subtitle: 'Пакет на неделю в 160 странах',
      description: 'Включите роуминг перед вылетом, а цену покажем в SMS сразу после посадки.',
      buttonText: 'Выбрать страну',
      buttonLink: '/roaming',
      color: 'green' as const,
      image: banner('roaming'),
    },
    data: NO_PATH,
  },
  {
    name: 'знак снизу',
    props: {
      type: 'bottomsign' as const,
      header: 'Лето без роуминга по России',
      subtitle: 'Домашние условия в каждом городе: от Калининграда до Петропавловска-Камчатского',
      badges: ['До 31 августа'],
      buttonText: 'Узнать условия',
      buttonLink: '/roaming',
      color: 'dark' as const,
      image: banner('summer-promo'),
    },
    data: NO_PATH,
  },
  { name: 'только заголовок', props: { header: 'Документы и реквизиты' }, data: NO_PATH },
];
