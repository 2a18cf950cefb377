import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { confirmAnswer, confirmInput, props, type Loaded } from './contract';
import { loadCountry } from './load-country.server';
import { machine } from './machine';
import { NO_COUNTRY } from './no-country';
import { readTrip } from './read-trip';

const service = {
  id: '30391',
  offerId: 'sutki-svyazi',
  title: 'Сутки связи',
  price: { amountKopecks: 24_900, period: 'за\u00a0сутки' },
  connection: { fast: true, billingIds: ['30391'] },
};

const PLAIN: Loaded = {
  about: 'roaming tr',
  titleIn: 'в Турции',
  scheme: 'plain',
  goodbye: { isEnabled: false, features: [] },
  chineseDayKopecks: null,
  offers: [
    {
      id: 'sutki-svyazi',
      title: 'Сутки связи',
      kind: 'tariff',
      url: null,
      feeKopecks: 24_900,
      periodDays: 1,
      included: {
        internet: { amount: 1, isPerDay: true },
        outgoing: { amount: 30, isPerDay: true },
      },
      unitKopecks: { internet: 900, outgoing: 3500, sms: 1500 },
    },
    {
      id: 'roaming-paket',
      title: 'Пакет в\u00a0поездку',
      kind: 'option',
      url: '/services/roaming-paket.html',
      feeKopecks: 69_000,
      periodDays: 7,
      included: {
        internet: { amount: 3, isPerDay: false },
        outgoing: { amount: 30, isPerDay: false },
      },
      unitKopecks: { internet: 1260, outgoing: 4900, sms: 2100 },
    },
  ],
  products: [service],
  serviceId: service.id,
  extras: [
    {
      id: 'strahovka',
      title: 'Страховка в\u00a0поездке',
      text: 'Медицинская помощь за\u00a0границей',
      url: '/services/strahovka-v-poezdke.html',
      price: { amountKopecks: 9000, period: 'за\u00a0сутки' },
    },
  ],
  tables: [
    {
      id: 'full',
      title: 'Цены без\u00a0подключений',
      description: '',
      rows: [
        { title: 'Входящие звонки', value: '21\u00a0₽/мин' },
        { title: 'Интернет', value: '12,6\u00a0₽/МБ' },
      ],
    },
  ],
  asked: readTrip(new URLSearchParams()),
};

const GOODBYE: Loaded = {
  ...PLAIN,
  about: 'roaming by',
  titleIn: 'в Беларуси',
  scheme: 'goodbye',
  goodbye: {
    isEnabled: true,
    features: [
      { key: 'Цены как дома', value: 'Звонки и\u00a0интернет расходуют пакеты вашего тарифа.', code: 'home' },
    ],
  },
};

const CHINESE: Loaded = {
  ...PLAIN,
  about: 'roaming cn',
  titleIn: 'в Китае',
  scheme: 'chinese',
  chineseDayKopecks: 44_900,
};

const counted = (search: string): Loaded => ({ ...PLAIN, asked: readTrip(new URLSearchParams(search)) });

/** What communication costs in a country, counted for a trip, and its connection by a code from an SMS. */
export const flow = defineFlow({
  type: 'roaming',
  version: 1,
  label: 'Роуминг в стране',
  description: 'Считает, во что обойдётся связь в поездке, и подключает выбранное по коду из SMS.',
  props,
  examples: [
    { name: 'страна с платой за сутки', props: {}, data: PLAIN },
    { name: 'страна с ценами как дома', props: {}, data: GOODBYE },
    { name: 'китайская схема', props: {}, data: CHINESE },
    { name: 'поездка из адреса', props: {}, data: counted('days=10&gb=5&minutes=60&sms=4') },
    { name: 'неверные числа в адресе', props: {}, data: counted('days=0&gb=abc') },
    { name: 'сервер недоступен', props: {}, data: NO_COUNTRY },
  ],
  empty: NO_COUNTRY,
  load: (_props, context) => loadCountry(context),
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['get-sms'] },
    resendCode: { ...RESEND_CODE, from: ['confirm-sms'] },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['get-sms', 'confirm-sms'] },
    confirm: { ...CONFIRM_CODE, from: ['confirm-sms'], input: confirmInput, outcome: confirmAnswer },
  },
  messages: FLOW_TEXTS,
  samples: {
    BEGIN: [{}],
    COUNT: [{}],
    CHOOSE: [{ choice: service.id }],
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    CONNECTED: [{}],
    CHANGE_NUMBER: [{}],
    BACK: [{}],
  },
  requires: [
    {
      name: 'country',
      label: 'страна этой страницы у оператора',
      pointer: '/props',
      isMet: ({ about }) => about !== '',
    },
  ],
  identity: ({ about }) => about,
});
