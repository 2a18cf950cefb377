import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { ADDRESS_LOOKUP } from '../kit/address/address-contract';
import { ADDRESS_MESSAGES } from '../kit/address/address-texts';
import { readRememberedAddress } from '../kit/address/remembered-address';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import {
  captchaAnswer,
  checkAnswer,
  checkInput,
  choiceAnswer,
  devicesAnswer,
  planInput,
  props,
  requestAnswer,
  requestInput,
  routerInput,
  sendAnswer,
  televisionInput,
  toDevicesInput,
  toVerdict,
  type Place,
} from './contract';
import { readAddition } from './addition-memory.server';
import { loadOffer, NO_OFFER } from './load-offer.server';
import { machine } from './machine';
import { CHOICE_STEPS, PRIVATE_PLAN, toReceipt, type Offer, type Offered } from './offer';
import { HOME_TEXTS } from './texts';

const toSample = (id: string, title: string, subtitle: string, monthlyKopecks: number): Offered => ({
  id,
  title,
  subtitle,
  text: '',
  image: '',
  monthlyKopecks,
  oldMonthlyKopecks: null,
  onceKopecks: null,
});
const SAMPLE_OFFER: Offer = {
  plans: {
    own: [
      toSample('prosto-doma', 'Просто дома', '300\u00a0Мбит/с', 55_000),
      {
        ...toSample('dom-i-kino', 'Дом и кино', '500\u00a0Мбит/с', 42_500),
        text: 'Интернет, 210\u00a0каналов и\u00a0онлайн-кинотеатр',
        oldMonthlyKopecks: 85_000,
      },
    ],
    partner: [toSample('partner_homeinternet_300', 'Интернет партнёра', '300\u00a0Мбит/с', 45_000)],
    private: [
      { ...toSample(PRIVATE_PLAN, 'В\u00a0частный дом', '500\u00a0Мбит/с', 90_000), onceKopecks: 600_000 },
    ],
  },
  television: {
    main: [toSample('tv_main_120', 'ТВ базовый', '120\u00a0каналов', 15_000)],
    packs: [toSample('tv_sport', 'Спорт', '14\u00a0каналов', 29_900)],
  },
  devices: [toSample('tv_box', 'ТВ-приставка', '4К', 15_000)],
  routerKopecks: 50_000,
};
const SAMPLE_PACKAGES: readonly Offered[] = [
  {
    ...toSample('dom-i-svyaz', 'Дом и связь', '', 76_300),
    text: 'Мобильная связь и домашний интернет одной платой',
    oldMonthlyKopecks: 109_000,
  },
  {
    ...toSample('semya-doma', 'Семья дома', '', 135_200),
    text: 'Четыре номера, 800\u00a0Мбит/с и 210\u00a0каналов',
    oldMonthlyKopecks: 169_000,
  },
];
const SAMPLE_PACKAGE_OFFER: Offer = {
  plans: {
    own: SAMPLE_PACKAGES,
    partner: SAMPLE_PACKAGES,
    private: [{ ...toSample('svyaz-i-kottedzh', 'Связь и коттедж', '', 119_000) }],
  },
  television: { main: [], packs: SAMPLE_OFFER.television.packs },
  devices: [],
  routerKopecks: null,
};
const HOUSE: Place = {
  address: 'г Москва, ул Липовая Аллея, д 3',
  guid: 'house-3',
  network: 'own',
  parts: null,
};
const NO_CABLE: Place = { ...HOUSE, address: 'г Москва, ул Липовая Аллея, д 12', network: 'absent' };
const PRIVATE: Place = {
  address: 'Тверь, Садовая, 8',
  guid: '',
  network: 'private',
  parts: { city: 'Тверь', street: 'Садовая', house: '8' },
};
const chosen = { plan: 'dom-i-kino', television: ['tv_sport'], devices: [{ id: 'tv_box', count: 2 }] };
const { lines, ...sums } = toReceipt(SAMPLE_OFFER, chosen, HOME_TEXTS.router);
const receipt = { ...sums, lines: [...lines] };

/** Connects home internet: the address, what to take there, and a request that a specialist calls back for. */
export const flow = defineFlow({
  type: 'home-internet',
  version: 1,
  label: 'Подключение домашнего интернета',
  description:
    'Проверяет адрес, даёт выбрать скорость, телевидение и\u00a0оборудование, считает сумму и\u00a0отправляет заявку.',
  props,
  examples: [
    { name: 'на странице домашнего интернета', props: {}, data: { offer: SAMPLE_OFFER } },
    {
      name: 'со своими словами',
      props: { title: 'Интернет домой', description: 'Пять шагов, и\u00a0мы\u00a0перезвоним.' },
      data: { offer: SAMPLE_OFFER },
    },
    { name: 'оператор ничего не\u00a0назвал', props: {}, data: { offer: NO_OFFER } },
    {
      name: 'пакет связи с\u00a0интернетом',
      props: { kind: 'convergent' },
      data: { offer: SAMPLE_PACKAGE_OFFER },
    },
    { name: 'к\u00a0мобильному тарифу', props: { kind: 'addition' }, data: { offer: SAMPLE_OFFER } },
    { name: 'без проверки адреса', props: { asksAddress: false }, data: { offer: SAMPLE_OFFER } },
  ],
  load: loadOffer,
  empty: { offer: NO_OFFER },
  recall(remembered, props) {
    const added = props.kind === 'addition' ? readAddition(remembered) : null;
    if (added !== null) return { type: 'ADDED' as const, ...added };
    const checked = readRememberedAddress(remembered);
    if (checked === null) return null;
    const verdict = toVerdict(checked, props);
    // With nothing to choose the request follows at once, and brings a captcha: the check leads there.
    return verdict.type === 'CHECKED' && verdict.steps.length === 0 ? null : verdict;
  },
  requires: [
    {
      name: 'offer',
      label: 'скорости или пакеты у\u00a0оператора',
      pointer: '/props',
      whenMissing: 'warn',
      isMet: ({ offer: { plans } }) => plans.own.length + plans.partner.length > 0,
    },
  ],
  ttlSeconds: 1800,
  carriesValues: true,
  machine,
  actions: {
    check: {
      from: ['address'],
      input: checkInput,
      outcome: checkAnswer,
      limits: [{ by: 'address', points: 120, seconds: 600 }],
    },
    // What brings a captcha: a second press must lead to the same one, and so to the same request.
    choosePlan: { from: ['options'], once: 'input', input: planInput, outcome: choiceAnswer },
    chooseTelevision: { from: ['television'], once: 'input', input: televisionInput, outcome: choiceAnswer },
    chooseDevices: { from: ['devices'], once: 'input', input: toDevicesInput, outcome: devicesAnswer },
    requestAdded: { from: ['added'], once: 'input', input: z.object({}), outcome: requestAnswer },
    chooseRouter: { from: ['unsupported'], once: 'input', input: routerInput, outcome: requestAnswer },
    refreshCaptcha: {
      from: ['request'],
      input: z.object({}),
      outcome: captchaAnswer,
      limits: [{ by: 'visitor', points: 30, seconds: 600 }],
    },
    send: {
      from: ['request'],
      once: 'step',
      input: requestInput,
      outcome: sendAnswer,
      secret: ['captchaCode'],
      keepsNumber: 'msisdn',
      limits: [
        { by: 'visitor', points: 10, seconds: 600 },
        { by: 'address', points: 60, seconds: 600 },
      ],
    },
  },
  lookups: { addresses: { ...ADDRESS_LOOKUP, from: ['address'] } },
  messages: {
    ...ADDRESS_MESSAGES,
    server: FLOW_TEXTS.server,
    missing: HOME_TEXTS.missing,
    planMissing: HOME_TEXTS.planMissing,
    gone: HOME_TEXTS.gone,
    nameTooLong: HOME_TEXTS.nameTooLong,
    numberMissing: FLOW_TEXTS.numberMissing,
    numberInvalid: FLOW_TEXTS.numberInvalid,
    captchaMissing: HOME_TEXTS.captchaMissing,
    captchaWrong: HOME_TEXTS.captchaWrong,
    failed: HOME_TEXTS.failed,
    repriced: HOME_TEXTS.repriced,
  },
  samples: {
    FOUND: [
      {
        address: 'Липовая Аллея',
        found: [{ value: HOUSE.address, guid: HOUSE.guid, otherRegion: null }],
      },
    ],
    CHECKED: [
      { place: HOUSE, steps: [...CHOICE_STEPS] },
      { place: PRIVATE, steps: ['television', 'devices'] },
      { place: { ...HOUSE, network: 'partner' }, steps: ['devices'] },
      { place: HOUSE, steps: ['options', 'devices'] },
      { place: HOUSE, steps: ['options', 'television'] },
      { place: HOUSE, steps: ['options'] },
    ],
    PASSED: [
      { place: HOUSE, chosen: { ...chosen, television: [], devices: [] }, receipt, captcha: SAMPLE_CAPTCHA },
    ],
    NOT_SUPPORTED: [{ place: NO_CABLE }],
    CHOSEN: [{ chosen: { ...chosen, devices: [] } }],
    ADDED: [
      { chosen, tariff: 'gorod', place: HOUSE, steps: [...CHOICE_STEPS] },
      { chosen, tariff: 'gorod', place: HOUSE, steps: ['television'] },
      { chosen, tariff: 'gorod', place: HOUSE, steps: ['options'] },
      { chosen, tariff: 'gorod', place: HOUSE, steps: [] },
    ],
    REQUESTED: [{ chosen, receipt, captcha: SAMPLE_CAPTCHA }],
    CAPTCHA: [{ captcha: SAMPLE_CAPTCHA }],
    REPRICED: [{ receipt, captcha: SAMPLE_CAPTCHA }],
    SENT: [{ number: '1000001' }],
    CHOOSE: [{ choice: 'dom-i-kino' }, { choice: 'gorod' }],
    BACK: [{}],
    CHANGE_ADDRESS: [{}],
    CLOSE: [{}],
  },
});
