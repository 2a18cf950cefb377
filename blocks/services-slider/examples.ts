const banner = (name: string) => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt: '',
  phone: { src: `/media/${name}-phone.svg`, width: 720, height: 640 },
});

const services = [
  {
    title: 'Защита от мошенников',
    description: 'Предупредим о\u00a0подозрительном звонке раньше, чем вы ответите. Услуга бесплатна.',
    buttonText: 'Включить защиту',
    buttonUrl: '/services/security',
    imageUrl: banner('security'),
    tabTitle: 'Защита',
  },
  {
    title: 'Музыка без рекламы',
    description:
      'Миллионы треков, подкасты и\u00a0аудиокниги. Трафик внутри приложения не\u00a0расходует пакет.',
    buttonText: 'Слушать 30\u00a0дней бесплатно',
    buttonUrl: '/music',
    buttonColor: 'violet' as const,
    imageUrl: banner('music'),
    tabTitle: 'Музыка',
    erid: '2VtzqxKvDemo1',
    advertiser: {
      title: 'ООО «Пример Медиа»',
      inn: '7701234567',
      address: '115035, Москва, Садовническая набережная, 30',
      eridList: [{ eridName: 'Баннер в\u00a0приложении', eridValue: '2VtzqxKvDemo2' }],
    },
  },
  {
    title: 'Телевидение на всех экранах',
    description: 'Двести каналов и\u00a0большая коллекция кино: дома, в\u00a0дороге, на\u00a0даче.',
    buttonUrl: '/tv',
    buttonColor: 'dark' as const,
    imageUrl: banner('tv'),
    tabTitle: 'ТВ',
  },
  {
    title: 'Интернет за\u00a0границей',
    description:
      'Пакет на\u00a0неделю в\u00a0160 странах. Включается сам, когда вы выходите из\u00a0самолёта.',
    buttonText: 'Выбрать страну',
    buttonUrl: '/roaming',
    imageUrl: banner('roaming'),
    tabTitle: 'Роуминг',
  },
];

const BRIEF = [
  'Гудок',
  'Автоответчик',
  'Кто звонил',
  'Второй номер',
  'Обещанный платёж',
  'Мобильная подпись',
  'Родительский контроль',
  'Переадресация',
];

export const examples = [
  { name: 'четыре услуги', props: { title: 'Услуги, которые пригодятся', slides: services } },
  {
    name: 'без картинок и надписей на переключателе',
    props: {
      title: 'Полезное рядом',
      showDuration: 4,
      slides: BRIEF.map((title) => ({ title, buttonUrl: '/services' })),
    },
  },
  {
    name: 'длинные слова, сам не переключается',
    props: {
      showDuration: 0,
      slides: [
        {
          title: 'Достопримечательности Петропавловска-Камчатского в\u00a0высокоскоростном интернете',
          description:
            'Видеотрансляции с\u00a0вулканов и\u00a0термальных источников без расхода трафика. Подключается один раз и\u00a0работает на\u00a0всех номерах семьи, пока вы её сами не\u00a0отключите.',
          buttonText: 'Подключить видеотрансляции',
          buttonUrl: '/services',
          buttonColor: 'white' as const,
          imageUrl: banner('summer-promo'),
        },
        { title: 'Гудок', imageUrl: banner('family') },
      ],
    },
  },
  { name: 'один слайд', props: { slides: services.slice(0, 1) } },
];
