import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE } from '../kit/code/code-actions';
import { codeActions } from '../kit/connection/code-actions';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { changeAnswer, confirmAnswer, props, type Preview } from './contract';
import { machine } from './machine';
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
      ...{ id: '30101', name: '5 гигабайт', labels: ['Подключается с тарифом'] },
      ...{ priceKopecks: 20_000, connectKopecks: 0 },
    },
  ],
  kept: [{ id: '30202', name: 'Связь при нуле', labels: [], priceKopecks: 0, connectKopecks: null }],
};

const start = { id: 'start', title: 'Старт' };

/** Connects a tariff to a subscriber's number: a code from an SMS, then the price, then the change. */
export const flow = defineFlow({
  type: 'tariff-connection',
  version: 1,
  label: 'Подключение тарифа',
  description:
    'Предлагает SIM-карту, перенос номера или смену тарифа на своём номере: по коду из SMS или иначе.',
  props,
  examples: [
    {
      name: 'выбор способа',
      props: { tariff: start, connection: { ...SAMPLE_CONNECTION, sim: true, mnp: true, balanceMin: 450 } },
    },
    { name: 'сразу смена тарифа', props: { tariff: start, connection: SAMPLE_CONNECTION } },
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
      props: { tariff: start, connection: { ...SAMPLE_CONNECTION, fast: false, sim: true } },
    },
    { name: 'подключить нельзя', props: { tariff: start, connection: {} } },
    { name: 'без названия', props: { tariff: { id: 'start' }, connection: SAMPLE_CONNECTION } },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    ...codeActions,
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: confirmAnswer },
    change: { from: ['detail'], once: 'step', input: z.object({}), outcome: changeAnswer },
  },
  messages: {
    ...FLOW_TEXTS,
    untitled: CONNECTION_TEXTS.untitled,
    unavailable: TARIFF_TEXTS.unavailable,
    noMoney: FAILURES.money.text,
    failed: FAILURES.other.text,
  },
  samples: {
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    PREVIEWED: [{ preview: SAMPLE_PREVIEW }],
    UNAVAILABLE: [{}],
    CHANGED: [{}],
    CHANGE_FAILED: [{ reason: 'money' }, { reason: 'other' }],
    CHANGE_TARIFF: [{}],
    CHANGE_NUMBER: [{}],
    BACK: [{}],
  },
  offers: ({ tariff }) => [{ kind: 'tariff', id: tariff.id, pointer: '/props/tariff/id' }],
  // CONN-110, CONN-111, CONN-212, CONN-213
  identity: ({ tariff }) => tariff.id,
});
