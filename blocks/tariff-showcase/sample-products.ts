import type { Product } from '#schemas/gateway/entities/product';

/** Products as the gateway gives them, for the gallery and the tests. */

const PERIOD = '30\u00a0дней';
const CONNECTED = { unit: '₽', unitExtra: `за ${PERIOD}` };

const traffic = (value: string | number) => ({
  param: 'traffic',
  title: 'интернет',
  value,
  unit: typeof value === 'number' ? 'ГБ' : undefined,
  svg_icon: 'internet',
  caption: 'Остаток переходит на\u00a0следующий месяц',
});
const calls = (value: number) => ({
  param: 'calls',
  title: 'на\u00a0все номера России',
  value,
  unit: 'минут',
  svg_icon: 'phone',
  caption: 'По\u00a0всей России',
  footnote: 'Звонки внутри сети не\u00a0расходуют пакет.',
});

export const phoneProducts: readonly Product[] = [
  {
    id: 'start',
    title: 'Старт',
    link: '/tariffs/all/start',
    lineTitle: 'Для начала',
    productPrice: { amount: 450, period: PERIOD },
    details: { showcase_params: [traffic(15), calls(300)], second_param: { children: [calls(300)] } },
    segment: 'other',
  },
  {
    id: 'bez-limita',
    title: 'Без лимита',
    link: '/tariffs/all/bez-limita',
    lineTitle: 'Безлимитный интернет',
    tariffType: 'hit',
    productPrice: { amount: 990, discount: 792, period: PERIOD },
    flags: ['hit'],
    badges: [
      { category: 'for_showcase', code: 'hit', text: 'Хит', hint: 'Этот тариф выбирают чаще других' },
      { category: 'for_showcase_title', code: 'new', text: '5G' },
      { category: 'price', code: 'discount', text: '−20\u00a0%' },
      {
        category: 'for_price_tooltip',
        title: 'Как действует скидка',
        text: 'Три месяца с\u00a0подключения, дальше\u00a0— полная стоимость.',
      },
    ],
    megapowers: [{ id: 'kino', title: 'Кино', details: { payment: { value: 399, ...CONNECTED } } }],
    groups: [{ title: 'Добавьте', options: [{ id: 'razdacha', title: 'Раздача' }] }],
    details: {
      showcase_params: [traffic('Безлимит'), calls(1000)],
      second_param: { children: [calls(1000), { title: 'Сообщения', value: 300, unit: 'SMS' }] },
      cashback: { title: 'Кешбэк баллами', value: 10, unit: '%' },
    },
    segment: 'other',
  },
  {
    id: 'zvonki',
    title: 'Звонки и\u00a0точка',
    link: '/tariffs/all/zvonki-i-tochka',
    lineTitle: 'Для разговоров',
    productPrice: { amount: 390, period: PERIOD },
    details: { showcase_params: [calls(800), traffic(3)] },
    segment: 'calls',
  },
];

export const homeProducts: readonly Product[] = [
  {
    id: 'semya-doma',
    title: 'Семья дома',
    link: '/tariffs/all/semya-doma',
    lineTitle: 'Связь, интернет и\u00a0ТВ',
    shopLink: '/order/product/?tariff=semya-doma',
    productPrice: { amount: 1690, discount: 1352, period: PERIOD },
    flags: ['homeInternet'],
    details: {
      showcase_params: [
        traffic(120),
        { param: 'tv', title: 'телевидение', value: 210, unit: 'каналов', svg_icon: 'tv' },
      ],
      payment_discount_homeinternet_new: { value: 1690, ...CONNECTED },
      payment_discount_homeinternet_current: { value: 1890, ...CONNECTED },
      home_internet: {
        title: 'Домашний интернет',
        footnote: 'Роутер и\u00a0подключение входят в\u00a0плату.',
        children: [
          { param: 'speed', title: 'Скорость', value: 800, unit: 'Мбит/с', svg_icon: 'wifi' },
          { param: 'router', title: 'Роутер', value: 'Бесплатно', svg_icon: 'router' },
        ],
      },
    },
    segment: 'megafamily',
  },
  {
    id: 'dlya-svoih',
    title: 'Для своих',
    link: '/tariffs/all/dlya-svoih',
    lineTitle: 'Семейный',
    productPrice: { amount: 1190, period: PERIOD },
    details: { showcase_params: [traffic(80), calls(2000)] },
    segment: 'megafamily',
  },
];

/** No price, no parameters, badges that nobody knows, a link that must not be drawn, words without an end. */
export const badProducts: readonly Product[] = [
  { id: 'bare', title: 'Только название' },
  {
    id: 'odd',
    title: 'Очень длинное название тарифа для\u00a0достопримечательностей Петропавловска-Камчатского',
    link: 'javascript:alert(1)',
    description: 'Описание стоит вместо параметров, когда их нет',
    productPrice: { amount: 'бесценно' },
    badges: [{ category: 'nowhere', text: 'Ничей' }, { category: 'for_showcase' }],
    details: { showcase_params: [{}, { title: 'NaN' }], home_internet: { children: [] } },
  },
  {
    id: 'wrong-discount',
    title: 'Скидка больше цены',
    link: '/tariffs/all/start',
    productPrice: { amount: 300, discount: 500 },
    details: { showcase_params: [{ value: 5, unit: 'ГБ', svg_icon: 'no-such-icon' }] },
  },
];
