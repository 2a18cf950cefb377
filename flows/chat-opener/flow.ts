import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { openAnswer, props, retryAnswer, retryInput, sendAnswer } from './contract';
import { machine } from './machine';
import { messages } from './messages';

const FAILURES = [
  { screen: 'load', errorCode: '503' },
  { screen: 'wrong', errorCode: 'chat.closed' },
] as const;

/** Lets a subscriber into the support chat, once the number is confirmed by SMS. */
export const flow = defineFlow({
  type: 'chat-opener',
  version: 1,
  label: 'Вход в чат поддержки',
  description: 'Открывает чат с оператором абоненту, который подтвердил номер кодом из SMS.',
  props,
  examples: [
    { name: 'обычный', props: {} },
    {
      name: 'со своими словами и ботом',
      props: {
        title: 'Спросите о домашнем интернете',
        description: 'Мастер ответит, что со связью, и запишет вас на удобное время.',
        strangerText: 'Ещё не подключили интернет?',
        botText: 'Спросите бота о тарифах',
        botUrl: '/help/contacts',
      },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['add'], outcome: sendAnswer },
    resendCode: { ...RESEND_CODE, from: ['confirm'], outcome: sendAnswer },
    retry: {
      once: 'input',
      input: retryInput,
      outcome: retryAnswer,
      limits: SEND_CODE.limits,
      from: ['notSent'],
    },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['add', 'confirm'] },
    // Not `once`: the outcome holds the chat's token, which is stored nowhere on the way.
    confirm: {
      from: ['confirm'],
      input: CONFIRM_CODE.input,
      outcome: openAnswer,
      secret: CONFIRM_CODE.secret,
      limits: CONFIRM_CODE.limits,
      keepsNumber: CONFIRM_CODE.keepsNumber,
    },
  },
  messages,
  samples: {
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    SEND_FAILED: FAILURES.map((failure) => ({ ...failure, msisdn: '79261112233' })),
    OPEN_FAILED: FAILURES,
    REFUSED: [{ msisdn: '79161112233' }],
    OPENED: [
      {
        url: '/chat',
        jwt: 'sample',
        button: { url: '/chat/rating', text: 'Оценить разговор' },
      },
      { url: '/chat', jwt: 'sample', button: null },
    ],
    CHANGE_NUMBER: [{}],
    RETRY: [{}],
    START_OVER: [{}],
  },
});
