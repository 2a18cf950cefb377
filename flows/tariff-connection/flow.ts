import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE } from '../kit/code/code-actions';
import { chooseInput, chosen } from '../kit/connection/choice';
import { codeActions } from '../kit/connection/code-actions';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import { toSource } from '../kit/connection/source';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import {
  changeAnswer,
  confirmAnswer,
  props,
  type Addition,
  type Loaded,
  type Preview,
  type Tariff,
} from './contract';
import { loadTariffs } from './load-tariffs.server';
import { machine } from './machine';
import { toAbout } from './tariffs';
import { FAILURES, TARIFF_TEXTS } from './tariff-texts';

const SAMPLE_CONNECTION = {
  fast: true,
  billingIds: ['10101'],
  ussd: '*105*1101#',
  sms: '0500',
  smsText: 'ТАРИФ 101',
  ivr: '0500 1101',
  lkLink: 'https://lk.example.test/tariffs/start',
  balanceMin: 0,
  popupNotice: 'Остатки прежнего тарифа сохранятся на 30\u00a0дней',
};

const SAMPLE_PREVIEW: Preview = {
  title: 'Старт',
  caption: 'Новый тариф',
  description: 'Самое нужное: карты, мессенджеры и звонки близким',
  url: '/tariffs/all/start',
  charge: {
    title: 'Спишем сейчас',
    description: 'Плата за первые 30\u00a0дней. Смена тарифа бесплатна',
    amountKopecks: 65_000,
    parts: [
      { title: 'Абонентская плата', description: '', amountKopecks: 45_000 },
      { title: '5 гигабайт', description: '', amountKopecks: 20_000 },
    ],
  },
  priceKopecks: 45_000,
  period: 'за 30\u00a0дней',
  dateFrom: '2026-11-21',
  note: 'Пакеты минут и гигабайт обновятся сразу после смены тарифа',
  added: [
    {
      id: '30101',
      name: '5 гигабайт',
      labels: ['Подключается с тарифом'],
      priceKopecks: 20_000,
      connectKopecks: 0,
    },
  ],
  kept: [{ id: '30202', name: 'Связь при нуле', labels: [], priceKopecks: 0, connectKopecks: null }],
};

const PRICE = { amountKopecks: 45_000, period: 'за 30\u00a0дней' };

const start = { id: 'start', title: 'Старт' };

const SAMPLE_PACK: Addition = {
  id: '30_0600',
  kind: 'pack',
  title: '30\u00a0ГБ и\u00a0600\u00a0минут',
  shopLink: '/order/product/',
  price: { amountKopecks: 89_000, period: 'за 30\u00a0дней' },
  parameter: { billingId: '30_0600' },
};

const EMPTY: Loaded = { tariffs: null, about: '', chosen: '' };
const toLoaded = (...tariffs: Partial<Tariff>[]): Loaded => ({
  tariffs: tariffs.map((given) => ({
    ...start,
    price: PRICE,
    connection: SAMPLE_CONNECTION,
    additions: [],
    isClosed: false,
    ...given,
  })),
  about: toAbout('start'),
  chosen: '',
});
const MANY = toLoaded(
  {},
  {
    id: 'bez-limita',
    title: 'Без лимита',
    price: { amountKopecks: 79_200, oldAmountKopecks: 99_000, period: 'за 30\u00a0дней' },
    connection: { ...SAMPLE_CONNECTION, sim: true, mnp: true },
  },
  {
    id: 'spokojnyj',
    title: 'Спокойный',
    price: { amountKopecks: 29_000, period: 'за 30\u00a0дней' },
    connection: { ...SAMPLE_CONNECTION, fast: false },
  },
);

const named = { tariff: start };

/** Connects a tariff to a subscriber's number: a code from an SMS, then the price, then the change. */
export const flow = defineFlow({
  type: 'tariff-connection',
  version: 1,
  label: 'Подключение тарифа',
  description:
    'Предлагает SIM-карту, перенос номера или смену тарифа на своём номере: по коду из SMS или иначе.',
  props,
  examples: [
    { name: 'тариф страницы', props: {}, data: toLoaded({}) },
    {
      name: 'набор из конструктора',
      props: {},
      data: { ...toLoaded({ additions: [SAMPLE_PACK] }), chosen: SAMPLE_PACK.id },
    },
    {
      name: 'тарифы витрины, в окне со своим заголовком',
      props: { isTitled: false },
      data: MANY,
    },
    {
      name: 'выбор способа',
      props: {
        ...named,
        connection: { ...SAMPLE_CONNECTION, sim: true, mnp: true, balanceMin: 450 },
      },
    },
    { name: 'сразу смена тарифа', props: { ...named, connection: SAMPLE_CONNECTION } },
    {
      name: 'подключение впервые, в окне со своим заголовком',
      props: {
        tariff: {
          ...start,
          price: { amountKopecks: 38_000, oldAmountKopecks: 45_000, period: 'за 30\u00a0дней' },
        },
        connection: SAMPLE_CONNECTION,
        action: 'new',
        isTitled: false,
      },
    },
    {
      name: 'только другими способами',
      props: { ...named, connection: { ...SAMPLE_CONNECTION, fast: false, sim: true } },
    },
    { name: 'подключить нельзя', props: named },
    { name: 'тариф страницы закрыт', props: {}, data: toLoaded({ isClosed: true }) },
    { name: 'без названия', props: { ...named, tariff: { id: 'start' }, connection: SAMPLE_CONNECTION } },
    { name: 'сервер недоступен', props: {}, data: EMPTY },
  ],
  empty: EMPTY,
  load: ({ source, tariff }, context) =>
    toSource(source, tariff) === 'own' ? Promise.resolve(EMPTY) : loadTariffs(context),
  ttlSeconds: 900,
  machine,
  actions: {
    choose: { from: ['choice'], input: chooseInput, outcome: chosen },
    ...codeActions,
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: confirmAnswer },
    change: { from: ['detail'], once: 'step', input: z.object({}), outcome: changeAnswer },
  },
  messages: {
    ...FLOW_TEXTS,
    noChoice: CONNECTION_TEXTS.noChoice,
    gone: CONNECTION_TEXTS.gone,
    untitled: CONNECTION_TEXTS.untitled,
    unavailable: TARIFF_TEXTS.unavailable,
    noMoney: FAILURES.money.text,
    failed: FAILURES.other.text,
  },
  samples: {
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    CHOOSE: [{ choice: 'bez-limita' }, { choice: 'start' }, { choice: 'spokojnyj' }],
    PREVIEWED: [
      { preview: SAMPLE_PREVIEW, price: PRICE, chosen: '', isOtherPrice: false },
      { preview: SAMPLE_PREVIEW, price: PRICE, chosen: SAMPLE_PACK.title, isOtherPrice: true },
    ],
    UNAVAILABLE: [{}],
    CHANGED: [{}],
    CHANGE_FAILED: [{ reason: 'money', missingKopecks: 12_000 }, { reason: 'other' }],
    RETRY: [{}],
    CHANGE_TARIFF: [{}],
    CHANGE_NUMBER: [{}],
    BACK: [{}],
  },
  requires: [
    {
      name: 'tariff',
      label: 'тариф этой страницы у оператора',
      pointer: '/props',
      isMet: ({ source, tariff, tariffs }) =>
        toSource(source, tariff) === 'own' ? tariff !== undefined : tariffs === null || tariffs.length > 0,
    },
  ],
  // A showcase says itself which of its tariffs are open.
  offers: ({ source, tariff, tariffs }) => {
    if (toSource(source, tariff) === 'own')
      return tariff ? [{ kind: 'tariff', id: tariff.id, pointer: '/props/tariff/id' }] : [];
    const [shown, ...others] = tariffs ?? [];
    if (shown === undefined || others.length > 0) return [];
    return [{ kind: 'tariff', id: shown.id, pointer: '/props' }];
  },
  // CONN-110, CONN-111, CONN-212, CONN-213
  identity: ({ source, tariff, about }) =>
    toSource(source, tariff) === 'own' ? toAbout(tariff?.id ?? '') : about,
});
