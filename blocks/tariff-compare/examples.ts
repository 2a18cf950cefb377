import type { ComparedRow, ComparedTariff } from './comparison';

const path = '/tariffs/all/compare';

const tariff = (id: string, title: string, roubles: number, oldRoubles?: number): ComparedTariff => ({
  id,
  title,
  url: `/tariffs/all/${id}`,
  isArchived: false,
  price: {
    amountKopecks: roubles * 100,
    ...(oldRoubles !== undefined && { oldAmountKopecks: oldRoubles * 100 }),
    period: 'за\u00a030\u00a0дней',
  },
  priceText: '',
});

const start = tariff('start', 'Старт', 450);
const unlimited = tariff('bez-limita', 'Без лимита', 792, 990);
const maximum = tariff('maksimum', 'Максимум', 1900);
const calls = tariff('zvonki-i-tochka', 'Звонки и точка', 390);

const row = (title: string, ...values: (string | null)[]): ComparedRow => ({
  title,
  values: values.map((value) => (value === null ? null : { value })),
  differs: new Set(values).size > 1,
});

const offered = [start, unlimited, maximum, calls, tariff('spokojnyj', 'Спокойный', 290)].map(
  ({ isArchived: _isArchived, ...rest }) => ({ ...rest, text: 'Карты, мессенджеры и звонки близким' }),
);

const shared = { path, offered, onlyDifferences: false, unknown: 0, hasMore: false };

export const examples = [
  {
    name: 'три тарифа',
    props: {},
    data: {
      ...shared,
      tariffs: [start, unlimited, maximum],
      sections: [
        {
          title: 'Что входит',
          rows: [
            row('Звонки', '300\u00a0минут', '1000\u00a0минут', '3000\u00a0минут'),
            row('Интернет', '15\u00a0ГБ', 'Безлимит', 'Безлимит'),
            row('Не расходуют трафик', 'Мессенджеры', null, 'Видео и музыка'),
          ],
        },
        {
          title: 'Сверх пакета',
          rows: [
            row('Минута сверх пакета', '3\u00a0₽', '3\u00a0₽', '3\u00a0₽'),
            row('Звонки внутри сети, когда пакет закончился', '0\u00a0₽', '0\u00a0₽', '0\u00a0₽'),
          ],
        },
      ],
    },
  },
  { name: 'список для выбора', props: {}, data: { ...shared, tariffs: [], sections: [] } },
  {
    name: 'четыре тарифа, только различия',
    props: {},
    data: {
      ...shared,
      onlyDifferences: true,
      tariffs: [start, unlimited, maximum, calls],
      sections: [
        {
          title: 'Что входит',
          rows: [row('Звонки', '300\u00a0минут', '1000\u00a0минут', '3000\u00a0минут', '800\u00a0минут')],
        },
      ],
    },
  },
  {
    name: 'один тариф без цены, второго нет',
    props: {},
    data: {
      ...shared,
      unknown: 1,
      tariffs: [{ ...start, price: null, url: null, isArchived: true }],
      sections: [{ title: 'Что входит', rows: [row('Звонки', '300\u00a0минут')] }],
    },
  },
  { name: 'тарифов нет', props: {}, data: { ...shared, offered: [], tariffs: [], sections: [], unknown: 2 } },
];
