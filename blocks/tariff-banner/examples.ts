import type { Breadcrumb } from '#schemas/page';
import type { TariffHead } from '#schemas/products/tariff-detail';
import type { TariffBannerData } from './banner-data';

const PERIOD = 'за\u00a030\u00a0дней';

const toPath = (title: string): Breadcrumb[] => [
  { title: 'Главная', url: '/' },
  { title: 'Тарифы', url: '/tariffs/all' },
  { title },
];

function toData(tariff: Partial<TariffHead> & { title: string }): TariffBannerData {
  return {
    phase: null,
    path: '/tariffs/all/bez-limita',
    title: tariff.title,
    breadcrumbs: toPath(tariff.title),
    tariff: {
      id: 'bez-limita',
      badges: [],
      price: null,
      tooltip: null,
      isArchived: false,
      isPremium: false,
      ...tariff,
    },
  };
}

const banner = (name: string) => ({
  src: `/media/${name}-desktop.svg`,
  width: 1440,
  height: 560,
  alt: '',
  phone: { src: `/media/${name}-phone.svg`, width: 720, height: 640 },
});

const unlimited: TariffHead = {
  id: 'bez-limita',
  title: 'Без лимита',
  line: 'Безлимитный',
  text: 'Интернет без ограничений и\u00a01000\u00a0минут на\u00a0все номера России',
  html: '<p>Смотрите видео, работайте и&nbsp;раздавайте интернет: трафик не&nbsp;заканчивается.</p>',
  badges: [
    { code: 'hit', text: 'Хит', tone: 'accent' },
    { code: 'new', text: 'Скидка 20\u00a0%', hint: 'Первые три месяца', tone: 'sale' },
  ],
  cashback: { title: 'Кешбэк баллами', value: '10\u00a0%' },
  price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: PERIOD },
  tooltip: { title: 'Как действует скидка', text: 'Три месяца, дальше — полная стоимость тарифа' },
  isArchived: false,
  isPremium: false,
  shopLink: '/order/product/?tariff=bez-limita',
};

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Each look of the banner, and what the operator may leave out. */
export const examples = [
  {
    name: 'скидка и срок акции',
    props: {
      image: banner('hero-main'),
      connectPopupId: 'connect',
      buyText: 'С\u00a0новой SIM-картой',
      promotion: { endDate: dayFromNow(2) },
      portingLink: { text: 'Перенести номер', url: '/mnp' },
    },
    data: { ...toData(unlimited), phase: 'counting' as const },
  },
  {
    name: 'премиальный, без магазина',
    props: { image: banner('tariffs'), connectPopupId: 'connect' },
    data: toData({
      title: 'Максимум',
      line: 'Всё включено',
      text: 'Безлимит, звонки за\u00a0границу, кино и\u00a0личный специалист',
      price: { amountKopecks: 190_000, period: PERIOD },
      isPremium: true,
    }),
  },
  {
    name: 'первый вариант: цена в карточке',
    props: { variant: 'v1' as const, connectPopupId: 'connect' },
    data: toData(unlimited),
  },
  {
    name: 'закрытый тариф',
    props: { connectPopupId: 'connect' },
    data: toData({
      title: 'Семейный круг',
      text: 'Три номера и\u00a040\u00a0ГБ на\u00a0всех',
      price: { amountKopecks: 79_000, period: PERIOD },
      isArchived: true,
    }),
  },
  {
    name: 'без цены, с длинным названием',
    props: { variant: 'v1' as const, connectPopupId: 'connect' },
    data: toData({
      title: 'Сверхвысокоскоростной безлимитный для Петропавловска-Камчатского',
      text: 'Один тариф для телефона, планшета, ноутбука и\u00a0часов, с\u00a0общим интернетом и\u00a0одним счётом',
    }),
  },
  {
    name: 'оператор не ответил',
    props: { image: banner('hero-main'), connectPopupId: 'connect' },
    data: {
      path: '/tariffs/all/start',
      title: 'Старт',
      breadcrumbs: toPath('Старт'),
      tariff: null,
      phase: null,
    },
  },
];
