import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { GONE_LINK } from '#registry/device-links';
import { toMoscowDay } from '#schemas/values/moscow';
import { getRegions } from '#schemas/gateway/shell';
import { ADDRESS_LOOKUP } from '../kit/address/address-contract';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { toPersonInput } from '../kit/person/person-contract';
import { BIRTH_TEXTS, PASSPORT_TEXTS, PERSON_TEXTS } from '../kit/person/person-texts';
import { SIM_FAULTS } from '../kit/sim/activation-faults';
import { ACTIVATION_TEXTS } from '../kit/sim/activation-texts';
import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import {
  answers,
  contactsInput,
  iccInput,
  identityInput,
  numberInput,
  orderInput,
  packsInput,
  props,
  regionInput,
  searchInput,
  tariffInput,
  toPortingInput,
  type Order,
  type RegionChoice,
} from './contract';
import { machine } from './machine';
import { toConfirmedName, toLinkName, toMemoryName } from './process-memory';
import { SIM_TEXTS } from './texts';

const REGIONS: RegionChoice[] = [
  { id: 'moscow', title: 'Москва и\u00a0область' },
  { id: 'tatarstan', title: 'Республика Татарстан' },
];
const SAMPLE_LOADED = { regions: REGIONS, detected: 'moscow', today: '2026-11-23' };

const order: Order = {
  region: 'Москва и\u00a0область',
  phone: '79261112233',
  email: 'anna@example.ru',
  number: { msisdn: '79211234500', tier: 'gold', kopecks: 500_000, until: '2026-11-23T12:15:00.000Z' },
  porting: null,
  tariff: { id: 'city', title: 'Для города', kopecks: 65_000 },
  packs: [{ id: 'city-social', title: 'Безлимит на\u00a0соцсети', kopecks: 10_000 }],
  confirmed: '79261112233',
};
const begun: Order = { ...order, number: null, tariff: null, packs: [], confirmed: '' };
const ported: Order = { ...begun, porting: { msisdn: '79161112233', date: '2026-12-10' } };
const search = { mode: 'ALL', tier: 'any', query: '', group: 'GROUP' } as const;
const numberStep = {
  order: begun,
  search: { ...search },
  numbers: [
    { msisdn: '79214817305', tier: 'simple' as const, kopecks: 0 },
    { msisdn: '79211234500', tier: 'gold' as const, kopecks: 500_000 },
  ],
  isCut: true,
};
const tariffStep = {
  order: { ...begun, number: order.number },
  tariffs: [
    { id: 'city', title: 'Для города', kopecks: 65_000, text: '30\u00a0ГБ и\u00a0500\u00a0минут' },
    { id: 'start', title: 'Для начала', kopecks: 39_000, text: '10\u00a0ГБ и\u00a0300\u00a0минут' },
  ],
};
const profile = {
  qr: '',
  activationCode: 'LPA:1$rsp.example.test$QWERTY-1',
  address: 'rsp.example.test',
  code: 'QWERTY-1',
};

const TEN_MINUTES = 600;
const BY_VISITOR = [{ by: 'visitor', points: 120, seconds: TEN_MINUTES }] as const;
/** Processes, orders and visits to the portal: what an operator counts. */
const FEW = [
  { by: 'visitor', points: 20, seconds: TEN_MINUTES },
  { by: 'address', points: 200, seconds: TEN_MINUTES },
] as const;

const LINKS = [
  { by: 'visitor', points: 5, seconds: TEN_MINUTES },
  { by: 'address', points: 100, seconds: TEN_MINUTES },
] as const;
/** Whoever has a link without knowing the number tries only so many. */
const TRIES_OF_LINK = { by: { data: 'token' }, points: 10, seconds: 3 * TEN_MINUTES } as const;

/** Orders a SIM from the region to the working number; a card in hand begins with the number that stands on it. */
export const flow = defineFlow({
  type: 'sim-order',
  version: 1,
  label: 'Оформление SIM и\u00a0eSIM',
  description:
    'Проводит от\u00a0выбора номера и\u00a0тарифа через подтверждение личности и\u00a0договор до\u00a0работающей SIM.',
  props,
  examples: [
    { name: 'оформление eSIM', props: {}, data: SAMPLE_LOADED },
    {
      name: 'карта на\u00a0руках',
      props: { kind: 'teleport', title: 'Активируйте SIM-карту', price: 'selfRegistration' },
      data: SAMPLE_LOADED,
    },
    { name: 'регион не\u00a0определён', props: {}, data: { ...SAMPLE_LOADED, detected: null } },
  ],
  async load(_props, { call, region }) {
    const known = await call(getRegions, {});
    // Without a list there is still the region that the visitor is in.
    const regions = (known.length === 0 ? [region] : known).map(({ code, title }) => ({ id: code, title }));
    const detected = regions.some(({ id }) => id === region.code) ? region.code : null;
    return { regions, detected, today: toMoscowDay(Date.now()) };
  },
  empty: { regions: [], detected: null, today: '' },
  // Without a list of regions the visitor's own is offered: the flow is whole.
  requires: [],
  recall(remembered, { kind }) {
    const link = remembered[toLinkName(kind)] ?? '';
    const process = remembered[toMemoryName(kind)] ?? '';
    const confirmed = remembered[toConfirmedName(kind)] ?? '';
    if (process === '' && link === '') return null;
    return { type: 'RESUME' as const, process, confirmed, link };
  },
  ttlSeconds: 3600,
  carriesValues: true,
  machine,
  actions: {
    resume: { from: ['resume'], input: z.object({}), outcome: answers.resume, limits: BY_VISITOR },
    reset: { from: ['resume', 'failed'], input: z.object({}), outcome: answers.reset, limits: BY_VISITOR },
    giveIcc: { from: ['icc'], input: iccInput, outcome: answers.icc, limits: FEW },
    chooseRegion: { from: ['region'], input: regionInput, outcome: answers.begin, limits: FEW },
    giveContacts: {
      from: ['contacts'],
      input: contactsInput,
      outcome: answers.numbers,
      limits: BY_VISITOR,
      keepsNumber: 'phone',
    },
    search: { from: ['number'], input: searchInput, outcome: answers.numbers, limits: BY_VISITOR },
    chooseNumber: {
      from: ['number'],
      input: numberInput,
      outcome: answers.chooseNumber,
      limits: BY_VISITOR,
    },
    toNumbers: {
      from: ['porting', 'tariff'],
      input: z.object({}),
      outcome: answers.numbers,
      limits: BY_VISITOR,
    },
    port: {
      from: ['porting'],
      input: toPortingInput,
      outcome: answers.port,
      limits: FEW,
      keepsNumber: 'msisdn',
    },
    chooseTariff: {
      from: ['tariff'],
      input: tariffInput,
      outcome: answers.chooseTariff,
      limits: BY_VISITOR,
    },
    choosePacks: { from: ['packs'], input: packsInput, outcome: answers.identified, limits: BY_VISITOR },
    toTariffs: {
      from: ['packs', 'identity'],
      input: z.object({}),
      outcome: answers.tariffs,
      limits: BY_VISITOR,
    },
    identify: { from: ['identity'], input: identityInput, outcome: answers.identity, limits: FEW },
    checkIdentity: {
      from: ['portal'],
      input: z.object({}),
      outcome: answers.checkIdentity,
      limits: BY_VISITOR,
    },
    sendCode: { ...SEND_CODE, from: ['phone'] },
    resendCode: { ...RESEND_CODE, from: ['code'] },
    makeLink: {
      from: ['questionnaire', 'contract', 'signing', 'install', 'pending'],
      input: z.object({}),
      outcome: answers.makeLink,
      limits: LINKS,
    },
    sendLinkCode: {
      ...SEND_CODE,
      from: ['linked'],
      outcome: answers.linkCode,
      limits: [...SEND_CODE.limits, TRIES_OF_LINK],
    },
    resendLinkCode: { ...RESEND_CODE, from: ['linkCode'], outcome: answers.linkCode },
    confirmLink: { ...CONFIRM_CODE, from: ['linkCode'], outcome: answers.confirmLink },
    leaveLink: {
      from: ['linked', 'linkGone'],
      input: z.object({}),
      outcome: answers.reset,
      limits: BY_VISITOR,
    },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['phone', 'code', 'linked', 'linkCode'] },
    confirm: { ...CONFIRM_CODE, from: ['code'], outcome: answers.confirm },
    fillIn: {
      from: ['questionnaire'],
      input: ({ now }: { now: number }) => toPersonInput(now),
      outcome: answers.questionnaire,
      limits: FEW,
    },
    order: {
      from: ['contract'],
      once: 'step',
      input: orderInput,
      outcome: answers.order,
      limits: FEW,
    },
    checkContract: {
      from: ['signing'],
      input: z.object({}),
      outcome: answers.checkContract,
      limits: BY_VISITOR,
    },
    checkActivation: {
      from: ['install', 'pending'],
      input: z.object({}),
      outcome: answers.activation,
      limits: BY_VISITOR,
    },
  },
  lookups: { addresses: { ...ADDRESS_LOOKUP, from: ['questionnaire'] } },
  messages: {
    ...FLOW_TEXTS,
    ...SMS_ERROR_TEXTS,
    ...ACTIVATION_TEXTS,
    ...SIM_FAULTS,
    missing: PERSON_TEXTS.missing,
    nameInvalid: PERSON_TEXTS.nameInvalid,
    tooLong: PERSON_TEXTS.tooLong,
    dateIncomplete: PERSON_TEXTS.dateIncomplete,
    dateUnreal: PERSON_TEXTS.dateUnreal,
    genderInvalid: PERSON_TEXTS.genderInvalid,
    addressMissing: PERSON_TEXTS.addressMissing,
    addressIncomplete: PERSON_TEXTS.addressIncomplete,
    passportInvalid: PERSON_TEXTS.passportInvalid,
    issueIdInvalid: PERSON_TEXTS.issueIdInvalid,
    birthFuture: BIRTH_TEXTS.future,
    tooYoung: BIRTH_TEXTS.tooYoung,
    tooOld: BIRTH_TEXTS.tooOld,
    passportFuture: PASSPORT_TEXTS.future,
    passportTooEarly: PASSPORT_TEXTS.tooEarly,
    renew20: PASSPORT_TEXTS.renew20,
    renew45: PASSPORT_TEXTS.renew45,
    iccInvalid: SIM_TEXTS.iccInvalid,
    regionMissing: SIM_TEXTS.regionMissing,
    phoneInvalid: SIM_TEXTS.phoneInvalid,
    emailInvalid: SIM_TEXTS.emailInvalid,
    queryInvalid: SIM_TEXTS.queryInvalid,
    dateInvalid: SIM_TEXTS.dateInvalid,
    dateOutside: SIM_TEXTS.dateOutside('2026-12-01', '2027-05-23'),
    tariffMissing: SIM_TEXTS.tariffMissing,
    gone: SIM_TEXTS.gone,
    methodMissing: SIM_TEXTS.methodMissing,
    notYet: SIM_TEXTS.notYet,
    portalRefused: SIM_TEXTS.portalRefused,
    agreeMissing: SIM_TEXTS.agreeMissing,
    otherNumber: SIM_TEXTS.otherNumber,
    notLinkable: SIM_TEXTS.notLinkable,
  },
  samples: {
    RESUME: [
      { process: 'sample', confirmed: '', link: '' },
      { process: '', confirmed: '', link: 'sample' },
      { process: '', confirmed: '', link: GONE_LINK },
    ],
    LINK_GONE: [{}],
    LINK_MADE: [
      { link: { address: 'https://moscow.example.test/continue/sample', until: 1_795_500_000_000 } },
    ],
    REGION: [{}],
    CONTACTS: [{ step: { order: { ...begun, phone: '', email: '' } } }],
    NUMBER: [{ step: numberStep }],
    PHONE: [
      { step: { order, of: 'phone', msisdn: '79261112233' } },
      { step: { order: ported, of: 'number', msisdn: '79161112233' } },
    ],
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    TARIFF: [{ step: tariffStep }],
    PACKS: [
      {
        step: {
          order: tariffStep.order,
          tariff: { id: 'city', title: 'Для города', kopecks: 65_000 },
          offered: order.packs,
        },
      },
    ],
    IDENTITY: [{ step: { order } }],
    PORTAL: [{ step: { order, redirect: '/sandbox/state-services?visit=sample' } }],
    QUESTIONNAIRE: [{ step: { order } }],
    CONTRACT: [{ step: { order } }],
    SIGNING: [
      { step: { order, status: 'sending', redirect: '/sandbox/state-services?visit=sample' } },
      { step: { order, status: 'sent', redirect: '' } },
    ],
    INSTALL: [{ step: { order, profile } }],
    PENDING: [{ step: { order } }],
    SUCCESS: [{ step: { order, account: '40817810000000000001' } }, { step: { order: ported, account: '' } }],
    FAILED: [{ step: { message: SIM_FAULTS.unsigned } }, { step: { message: '' } }],
    RESTARTED: [{ hasCard: false }, { hasCard: true }],
    PORT: [{}],
    BACK: [{}],
    CHANGE_NUMBER: [{}],
  },
});
