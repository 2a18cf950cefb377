import type { ServiceCardView } from '#schemas/products/service-card';

const MONTH = 'за\u00A030\u00A0дней';

const toCard = (given: Partial<ServiceCardView> & { id: string; title: string }): ServiceCardView => ({
  text: '',
  href: `/services/${given.id}.html`,
  price: null,
  priceText: '',
  media: null,
  badges: [],
  isArchive: false,
  tabTitle: '',
  ...given,
});

const CARDS = [
  {
    id: 'internet-5',
    title: '5\u00A0гигабайт',
    text: 'Если интернет закончился раньше месяца',
    price: { amountKopecks: 20_000, period: MONTH },
    tabTitle: 'На\u00A0месяц',
    media: { kind: 'image', src: '/media/internet.svg' } as const,
  },
  {
    id: 'internet-20',
    title: '20\u00A0гигабайт',
    text: 'Запас на\u00A0месяц для\u00A0видео и\u00A0работы',
    price: { amountKopecks: 40_500, oldAmountKopecks: 45_000, period: MONTH },
    tabTitle: 'На\u00A0месяц',
    badges: [{ code: 'discount', text: '−10\u00a0%', tone: 'sale' as const }],
    media: { kind: 'image', src: '/media/speed.svg' } as const,
  },
  {
    id: 'internet-na-den',
    title: 'Интернет на\u00A0день',
    text: 'Безлимит на\u00A0сутки',
    price: { amountKopecks: 9000, period: 'за\u00A0сутки' },
    tabTitle: 'На\u00A0день',
    media: { kind: 'icon', icon: 'internet' } as const,
  },
].map(toCard);

const STRANGE = [
  { id: 'no-price', title: 'Без цены' },
  { id: 'words', title: 'Цена словами', priceText: 'По\u00A0тарифу', href: null },
  {
    id: 'archive',
    title: 'Мелодия вместо гудка с\u00A0очень длинным названием',
    isArchive: true,
    media: { kind: 'icon', icon: 'no-such-icon' } as const,
  },
].map(toCard);

export const examples = [
  {
    name: 'три пакета',
    props: { title: 'Пакеты', archiveLink: { text: 'Архив услуг', url: '/services/archive' } },
    data: CARDS,
  },
  { name: 'по вкладкам', props: { title: 'Пакеты', hasTabs: true }, data: CARDS },
  { name: 'без цен и картинок', props: { title: 'Услуги' }, data: STRANGE },
];
