import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { toTariffParameters, type TariffParameters } from '#schemas/products/tariff-detail';

const NOTHING: TariffParameters | null = null;
const PERIOD = 'за\u00a030\u00a0дней';
const line = { hasLineAfter: false, price: null, children: [] };

const full: TariffParameters = {
  base: [
    {
      ...line,
      id: 'calls',
      title: 'Звонки',
      value: '1000\u00a0минут',
      caption: 'На\u00a0все номера России',
      footnote: 'Звонки внутри сети не\u00a0расходуют пакет, если вы в\u00a0домашнем регионе',
      hasLineAfter: true,
    },
    { ...line, id: 'traffic', title: 'Интернет', value: 'Безлимит', caption: 'Без ограничения скорости' },
    { ...line, id: 'sms', title: 'Сообщения', value: '300\u00a0SMS' },
    {
      ...line,
      id: 'free',
      title: 'Не\u00a0расходуют трафик',
      value: 'Мессенджеры и\u00a0карты',
      children: [
        { ...line, id: 'maps', title: 'Карты', value: 'все' },
        { ...line, id: 'chats', title: '', value: 'Мессенджеры' },
      ],
    },
  ],
  price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: PERIOD },
  hint: 'Минуты, SMS и\u00a0интернет действуют по\u00a0всей России',
  groups: [
    {
      title: 'Сверх пакета',
      params: [
        {
          ...line,
          id: 'extra',
          title: 'Минута сверх пакета',
          value: 'по\u00a0факту',
          price: { amountKopecks: 250 },
        },
        { ...line, id: 'on-net', title: 'Звонки внутри сети, когда пакет закончился', value: '0\u00a0₽' },
      ],
    },
  ],
};

export const block = defineBlock({
  type: 'tariff-parameters',
  version: 1,
  label: 'Параметры тарифа',
  group: 'products',
  description: 'Показывает таблицей, что входит в тариф страницы и сколько это стоит.',
  props: z.object({
    title: z.string().trim().max(160).default('Что входит').describe('Заголовок'),
    priceTitle: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .default('Абонентская плата')
      .describe('Название строки с ценой'),
  }),
  examples: [
    { name: 'все строки', props: {}, data: full },
    {
      name: 'одна строка, без цены',
      props: { title: 'Что осталось в\u00a0тарифе' },
      data: { base: full.base.slice(2, 3), price: null, groups: [] },
    },
    {
      name: 'только цена',
      props: {},
      data: { base: [], price: { amountKopecks: 0 }, groups: [] },
    },
    { name: 'оператор не ответил', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'параметры тарифа этой страницы',
      whenMissing: 'warn',
      isMet: (_props, _context, data: TariffParameters | null) => data !== null,
    },
  ],
  load: async (_props, { call, page }) => {
    if (page.uuid === null) return NOTHING;
    const product = await call(getTariff, { query: { uuid: page.uuid } });
    return product === null ? NOTHING : toTariffParameters(product);
  },
});
