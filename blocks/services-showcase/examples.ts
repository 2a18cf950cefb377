import type { ServiceMedia } from '#schemas/products/service-card';
import type { ShowcaseData, ShownCard } from './showcase-data';

const MONTH = 'за\u00A030\u00A0дней';

interface Given {
  id: string;
  title: string;
  text?: string;
  price?: number;
  old?: number;
  media?: ServiceMedia;
  isArchive?: boolean;
  home: string;
}

function toShown({ id, title, text = '', price, old, media, isArchive = false, home }: Given): ShownCard {
  return {
    card: {
      id,
      title,
      text,
      href: `/services/${id}.html`,
      priceText: '',
      isArchive,
      tabTitle: '',
      price:
        price === undefined
          ? null
          : {
              amountKopecks: price * 100,
              ...(old !== undefined && { oldAmountKopecks: old * 100 }),
              ...(price > 0 && { period: MONTH }),
            },
      media: media ?? null,
      badges: old === undefined ? [] : [{ code: 'discount', text: '−30\u00a0%', tone: 'sale' }],
    },
    home,
    weights: home === '' ? {} : { [home]: 1 },
    isHidden: false,
  };
}

const icon = (name: string): ServiceMedia => ({ kind: 'icon', icon: name });

const CALLS = [
  {
    id: 'zvonki-po-rossii',
    title: 'Звонки по\u00A0России',
    text: 'Ещё 300 минут на\u00A0все номера',
    price: 180,
    media: icon('phone'),
    home: 'calls',
  },
  {
    id: 'svyaz-pri-nule',
    title: 'Связь при\u00A0нуле',
    text: 'Звоните за\u00A0счёт собеседника',
    price: 0,
    media: icon('phone'),
    home: 'calls',
  },
  {
    id: 'vtoroj-nomer',
    title: 'Второй номер',
    text: 'Ещё один номер на\u00A0той\u00A0же SIM-карте',
    price: 120,
    media: { kind: 'image', src: '/media/sim-card.svg' } as const,
    home: 'calls',
  },
].map(toShown);

const SECURITY = [
  {
    id: 'zashchita',
    title: 'Защита от\u00A0мошенников',
    text: 'Блокирует опасные звонки и\u00A0сайты',
    price: 104,
    old: 149,
    media: icon('shield'),
    home: 'security',
  },
  {
    id: 'lyubimyj-nomer',
    title: 'Любимый номер',
    price: 45,
    media: icon('phone'),
    isArchive: true,
    home: 'security',
  },
].map(toShown);

const FILTERS = [
  { code: 'calls', title: 'Звонки', count: 3 },
  { code: 'security', title: 'Безопасность', count: 2 },
];

const EVERYTHING: ShowcaseData = {
  path: '/services',
  filter: null,
  query: '',
  filters: FILTERS,
  count: 5,
  groups: [
    { code: 'calls', title: 'Звонки', cards: CALLS, isHidden: false },
    { code: 'security', title: 'Безопасность', cards: SECURITY, isHidden: false },
  ],
};

const hide = (cards: readonly ShownCard[]) => cards.map((card) => ({ ...card, isHidden: true }));

const NOTHING_FOUND: ShowcaseData = {
  path: '/services',
  filter: null,
  query: 'телеграф',
  filters: FILTERS,
  count: 0,
  groups: EVERYTHING.groups.map((group) => ({ ...group, cards: hide(group.cards), isHidden: true })),
};

const STRANGE: ShowcaseData = {
  path: '/services',
  filter: null,
  query: '',
  filters: [],
  count: 2,
  groups: [
    {
      code: '',
      title: '',
      isHidden: false,
      cards: [
        { id: 'no-price', title: 'Без цены и картинки', home: '' },
        {
          id: 'long',
          title: 'Достопримечательности Петропавловска-Камчатского и\u00A0окрестностей',
          text: 'Очень длинное описание услуги, которое занимает больше строк, чем у\u00A0соседей. '
            .repeat(3)
            .trim(),
          price: 12_345,
          home: '',
        },
      ].map(toShown),
    },
  ],
};

export const examples = [
  {
    name: 'две группы',
    props: {
      title: 'Все услуги',
      archiveLink: { text: 'Архив услуг', url: '/services/archive' },
      info: '<h3>Ничего лишнего</h3><p>Ни\u00A0одна услуга не\u00A0включится без\u00A0вашего согласия. Проверить подключённые можно командой <strong>*105#</strong>.</p>',
      promoTiles: [
        {
          title: 'Музыка без\u00A0трафика',
          text: 'Миллионы песен и\u00A0подкастов',
          url: '/music',
          imgSrc: '/media/music-card.svg',
          tone: 'accent' as const,
        },
        {
          title: 'Едете за\u00A0границу?',
          text: 'Пакет на\u00A0неделю в\u00A040 странах',
          url: '/roaming',
          imgSrc: '/media/roaming-card.svg',
          tone: 'soft' as const,
        },
      ],
    },
    data: EVERYTHING,
  },
  { name: 'ничего не найдено', props: { title: 'Все услуги' }, data: NOTHING_FOUND },
  { name: 'без цен, фильтров и картинок', props: {}, data: STRANGE },
];
