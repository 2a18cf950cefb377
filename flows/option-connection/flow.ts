import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE } from '../kit/code/code-actions';
import { chooseInput, chosen } from '../kit/connection/choice';
import { codeActions } from '../kit/connection/code-actions';
import { toSource } from '../kit/connection/source';
import { confirmAnswer, confirmInput, props, type Loaded, type Props } from './contract';
import { loadOption } from './load-option.server';
import { machine } from './machine';
import { messages } from './messages';
import { toAbout, toKind } from './products';

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

const EMPTY: Loaded = { isKnown: false, ofPage: null, about: '' };
const { title, price, connection } = calls;
const toLoaded = (isClosed: boolean): Loaded => ({
  isKnown: true,
  ofPage: { id: 'zvonki-po-rossii', title, price, connection, isClosed },
  about: toAbout('zvonki-po-rossii'),
});

/** Connects an option, a service or a vendor's product to a subscriber's number, by a code from an SMS. */
export const flow = defineFlow({
  type: 'option-connection',
  version: 1,
  label: 'Подключение услуги',
  description: 'Подключает опцию, услугу или подписку партнёра по коду из SMS и показывает другие способы.',
  props,
  examples: [
    { name: 'опция страницы', props: {}, data: toLoaded(false) },
    { name: 'опция', props: { subject: calls } },
    {
      name: 'подписка партнёра на выбор',
      props: { subject: { kind: 'vasp', products: music } },
    },
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
    { name: 'опция страницы закрыта', props: {}, data: toLoaded(true) },
    {
      name: 'без названия',
      props: { subject: { kind: 'option', connection: calls.connection } },
    },
    { name: 'сервер недоступен', props: {}, data: EMPTY },
  ],
  empty: EMPTY,
  load: ({ source, subject }, context) =>
    toSource(source, subject) === 'own' ? Promise.resolve(EMPTY) : loadOption(context),
  ttlSeconds: 900,
  machine,
  actions: {
    choose: { from: ['products'], input: chooseInput, outcome: chosen },
    ...codeActions,
    confirm: { ...CONFIRM_CODE, from: ['confirm'], input: confirmInput, outcome: confirmAnswer },
  },
  messages,
  samples: {
    CHOOSE: [{ choice: 'music-family' }],
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    CONNECTED: [{}],
    CHANGE_NUMBER: [{}],
    BACK: [{}],
  },
  requires: [
    {
      name: 'product',
      label: 'опция или услуга этой страницы у оператора',
      pointer: '/props',
      isMet: ({ source, subject, ofPage, isKnown }) =>
        toSource(source, subject) === 'own' ? subject !== undefined : !isKnown || ofPage !== null,
    },
  ],
  // The operator knows an option by its page; products of vendors it has no call for.
  offers: (props, { uuid }) =>
    uuid === null || toKind(props) === 'vasp' || (props.subject === undefined && props.source === 'own')
      ? []
      : [{ kind: 'option', id: uuid, pointer: props.subject === undefined ? '/props' : '/props/subject' }],
  // CONN-110, CONN-111, CONN-212, CONN-213
  identity: ({ source, subject, about }) =>
    toSource(source, subject) === 'page' ? about : toAbout(toOwnId(subject)),
});

/** What the content names: one product by its billing code, those of a vendor all together. */
function toOwnId(subject: Props['subject']): string {
  if (subject?.kind === 'vasp') return subject.products.map(({ vaspId }) => vaspId).join(' ');
  return subject?.connection.billingIds?.[0] ?? subject?.title ?? '';
}
