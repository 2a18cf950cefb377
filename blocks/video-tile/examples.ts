const poster = (name: string, alt: string) => ({ src: `/media/${name}.svg`, width: 480, height: 320, alt });

/** Posters alone: the demo site has no films, and an address that leads to none would be a broken button. */
export const examples = [
  {
    name: 'три плитки',
    props: {
      title: 'Как это работает',
      items: [
        {
          title: 'Умный дом',
          text: 'Камера увидит движение и\u00a0пришлёт короткий ролик в\u00a0приложение.',
          poster: poster('cctv', 'Камера наблюдения над входом в\u00a0дом'),
          transcript:
            'Курьер подходит к\u00a0двери. Камера поворачивается за\u00a0ним, на\u00a0телефоне появляется уведомление.',
          link: { text: 'О\u00a0видеонаблюдении', url: '/cctv' },
        },
        {
          title: 'Облачные игры',
          text: 'Большая игра идёт на\u00a0слабом компьютере: считает её наш сервер.',
          poster: poster('gaming', 'Игровой контроллер и\u00a0экран'),
          link: { text: 'К\u00a0играм', url: '/gaming' },
        },
        {
          title: 'Телевидение',
          text: 'Начните смотреть на\u00a0телефоне и\u00a0продолжите на\u00a0большом экране.',
          poster: poster('tv-card', 'Телевизор и\u00a0телефон с\u00a0одним и\u00a0тем же фильмом'),
        },
      ],
    },
  },
  {
    name: 'одна плитка с длинным названием',
    props: {
      items: [
        {
          title: 'Высокоскоростной интернет для\u00a0достопримечательностей Петропавловска-Камчатского',
          poster: poster('coverage', ''),
        },
      ],
    },
  },
];
