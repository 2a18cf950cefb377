import type { OptionConditions } from '#schemas/products/option-detail';

const FULL: OptionConditions = {
  price: { amountKopecks: 40_500, oldAmountKopecks: 45_000, period: 'за\u00A030\u00A0дней' },
  params: [
    { id: 'amount', title: 'Интернет', value: '20\u00A0ГБ', hasLineAfter: false, price: null, children: [] },
    {
      id: 'speed',
      title: 'Скорость',
      value: 'до\u00A0150\u00A0Мбит/с',
      caption: 'Зависит от\u00A0сети и\u00A0телефона',
      hasLineAfter: false,
      price: null,
      children: [],
    },
  ],
  features: [
    {
      title: 'Что с\u00A0остатком',
      text: 'Остаток переходит на\u00A0следующий месяц, если опция не\u00A0отключена.',
    },
    { title: 'Где действует', text: 'По\u00A0всей России. За\u00A0границей — опции для\u00A0поездок.' },
  ],
};

export const examples = [
  { name: 'параметры и условия', props: {}, data: FULL },
  { name: 'только цена', props: { title: 'Сколько стоит' }, data: { ...FULL, params: [], features: [] } },
  { name: 'без цены', props: {}, data: { ...FULL, price: null, params: [] } },
];
