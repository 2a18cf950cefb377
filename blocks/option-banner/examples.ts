import type { OptionHead } from '#schemas/products/option-detail';

const banner = (name: string, alt: string) => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt,
  phone: { src: `/media/${name}-phone.svg`, width: 720, height: 640 },
});

const breadcrumbs = [
  { title: 'Главная', url: '/' },
  { title: 'Услуги', url: '/services' },
  { title: '«Защита от\u00A0мошенников»' },
];

const about = { path: '/services/zashchita.html', pageTitle: 'Услуга', breadcrumbs };

const PROTECTION: OptionHead = {
  title: 'Защита от\u00A0мошенников',
  text: 'Блокирует опасные звонки и\u00A0сайты, проверяет утечки',
  price: { amountKopecks: 10_400, oldAmountKopecks: 14_900, period: 'за\u00A030\u00A0дней' },
  priceTooltip: { title: 'Как действует скидка', text: 'Скидка 30\u00a0% действует первый месяц' },
  badges: [{ code: 'hit', text: 'Популярное', tone: 'accent' }],
  priceBadges: [{ code: 'discount', text: '−30\u00a0%', hint: 'Первый месяц', tone: 'sale' }],
  isArchive: false,
};

const FREE: OptionHead = {
  title: 'Связь при\u00A0нуле',
  text: 'Звоните за\u00A0счёт собеседника, когда на\u00A0счёте 0\u00A0₽',
  price: { amountKopecks: 0 },
  priceTooltip: null,
  badges: [],
  priceBadges: [],
  isArchive: false,
};

const CLOSED: OptionHead = {
  ...FREE,
  title: 'Любимый номер',
  text: 'Безлимит на\u00A0один номер',
  price: { amountKopecks: 4500, period: 'за\u00A030\u00A0дней' },
  isArchive: true,
};

export const examples = [
  {
    name: 'со скидкой',
    props: {
      image: banner('security', 'Щит, сложенный из\u00A0дуг сигнала'),
      connectPopupId: 'connect',
      link: { text: 'Как это работает', url: '#steps' },
    },
    data: { option: PROTECTION, ...about },
  },
  { name: 'бесплатно', props: { connectPopupId: 'connect' }, data: { option: FREE, ...about } },
  {
    name: 'архивная опция',
    props: { image: banner('support', ''), tone: 'sunken' as const, connectPopupId: 'connect' },
    data: { option: CLOSED, ...about },
  },
  {
    name: 'без цены',
    props: { breadcrumbs: false },
    data: { option: { ...FREE, price: null, text: '' }, ...about, breadcrumbs: [] },
  },
  { name: 'ответ не пришёл', props: {}, data: { option: null, ...about } },
];
