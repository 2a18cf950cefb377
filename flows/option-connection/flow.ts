import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE } from '../kit/code/code-actions';
import { codeActions } from '../kit/connection/code-actions';
import { chooseInput, chosen, confirmAnswer, confirmInput, props } from './contract';
import { machine } from './machine';
import { messages } from './messages';

const ways = { ussd: '*105*201#', sms: '0500', smsText: 'ВКЛ 201', ivr: '0500 201' };
const calls = {
  kind: 'option' as const,
  title: 'Звонки по России',
  price: { amountKopecks: 18_000, period: 'за 30\u00a0дней' },
  connection: { ...ways, fast: true, billingIds: ['30201'] },
};
const music = [
  {
    vaspId: 'music-one',
    title: 'Музыка для одного',
    price: { amountKopecks: 19_900, period: 'за 30\u00a0дней' },
  },
  {
    vaspId: 'music-family',
    title: 'Музыка для семьи',
    price: { amountKopecks: 29_900, period: 'за 30\u00a0дней' },
  },
];

/** Connects an option, a service or a vendor's product to a subscriber's number, by a code from an SMS. */
export const flow = defineFlow({
  type: 'option-connection',
  version: 1,
  label: 'Подключение услуги',
  description: 'Подключает опцию, услугу или подписку партнёра по коду из SMS и показывает другие способы.',
  props,
  examples: [
    { name: 'опция', props: { subject: calls } },
    { name: 'подписка партнёра на выбор', props: { subject: { kind: 'vasp', products: music } } },
    {
      name: 'подписка партнёра, в окне со своим заголовком',
      props: { subject: { kind: 'vasp', products: music.slice(0, 1) }, isTitled: false },
    },
    {
      name: 'только другими способами',
      props: { subject: { ...calls, kind: 'service', connection: { ...ways, fast: false } } },
    },
    {
      name: 'подписка на выбор, только другими способами',
      props: {
        subject: { kind: 'vasp', fast: false, products: music.map((product) => ({ ...product, ...ways })) },
      },
    },
    { name: 'без названия', props: { subject: { kind: 'option', connection: calls.connection } } },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    choose: { from: ['products'], input: chooseInput, outcome: chosen },
    ...codeActions,
    confirm: { ...CONFIRM_CODE, from: ['confirm'], input: confirmInput, outcome: confirmAnswer },
  },
  messages,
  samples: {
    CHOSEN: [{ productId: 'music-family' }],
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    CONNECTED: [{}],
    CHANGE_NUMBER: [{}],
    BACK: [{}],
  },
  // The operator knows an option by its page; products of vendors it has no call for.
  offers: ({ subject }, { uuid }) =>
    subject.kind === 'vasp' || uuid === null ? [] : [{ kind: 'option', id: uuid, pointer: '/props/subject' }],
  // CONN-110, CONN-111, CONN-212, CONN-213
  identity: ({ subject }) =>
    subject.kind === 'vasp'
      ? subject.products.map(({ vaspId }) => vaspId).join(' ')
      : (subject.connection.billingIds?.[0] ?? subject.title ?? ''),
});
