import { FORM_ANSWER_TEXTS } from '#schemas/forms/form-texts';
import { toFormErrorText } from '#schemas/forms/form-error-texts';
import { BRAND } from '#schemas/brand';
import type { FormPlan } from '#schemas/forms/form-plan';
import { defineFlow } from '#registry/define-flow';
import type { RateLimit } from '#registry/rate-limit';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CHECK_LIMITS, RESEND_LIMITS, SEND_LIMITS } from '../kit/code/code-limits';
import {
  againAnswer,
  captchaShown,
  codeAnswer,
  codeSent,
  confirmAnswer,
  pageChosen,
  props,
  sendAnswer,
  type Loaded,
} from './contract';
import { anything, hasCodeFor, toConfirmInput, toPageInput, toSendInput } from './input';
import { loadForms } from './load-forms.server';
import { machine } from './machine';
import { SAMPLE_FORMS } from './sample-forms';

const TEN_MINUTES = 600;
const EMPTY: Loaded = { forms: null, pin: '', today: '' };
const toLoaded = (...forms: FormPlan[]): Loaded => ({ forms, pin: 'sample', today: '2026-11-21' });
const FORM_LIMITS: readonly RateLimit[] = [
  { by: 'visitor', points: 20, seconds: TEN_MINUTES },
  { by: 'address', points: 300, seconds: TEN_MINUTES },
  { by: 'everyone', points: 10_000, seconds: TEN_MINUTES },
];
const FORM_STATES = ['initial', 'negativeFeedback'] as const;

/** The forms that the operator's server defines for a page (FORM-201): no code for any of them. */
export const flow = defineFlow({
  type: 'feedback-form',
  version: 1,
  label: 'Форма обратной связи',
  description: 'Показывает формы, которые сервер даёт для этой страницы: вопросы, заявления, заявки.',
  props,
  examples: [
    { name: 'обычная', props: {}, data: toLoaded(SAMPLE_FORMS.question) },
    { name: 'с кодом из SMS', props: {}, data: toLoaded(SAMPLE_FORMS.coverage) },
    { name: 'несколько тем', props: {}, data: toLoaded(...Object.values(SAMPLE_FORMS)) },
    {
      name: 'после вопроса',
      props: { question: 'Статья помогла?', submit: 'Отправить отзыв' },
      data: toLoaded(SAMPLE_FORMS.question),
    },
    { name: 'в несколько шагов', props: {}, data: toLoaded(SAMPLE_FORMS.long) },
    { name: 'сервер недоступен', props: {}, data: EMPTY },
    { name: 'у страницы нет формы', props: {}, data: toLoaded() },
  ],
  empty: EMPTY,
  requires: [
    {
      name: 'form',
      label: 'форма для этой страницы',
      pointer: '/props/form',
      isMet: ({ forms }) => forms === null || forms.length > 0,
    },
  ],
  load: ({ form }, context) => loadForms(form, context),
  identity: ({ pin }) => pin,
  carriesValues: true,
  takesFiles: true,
  ttlSeconds: 3600,
  machine,
  actions: {
    send: {
      from: FORM_STATES,
      once: 'input',
      input: toSendInput,
      outcome: sendAnswer,
      secret: ['captchaCode'],
      limits: FORM_LIMITS,
    },
    sendCode: {
      from: FORM_STATES,
      once: 'input',
      input: toSendInput,
      outcome: codeAnswer,
      secret: ['captchaCode'],
      limits: SEND_LIMITS,
      meant: (values, data) => (hasCodeFor(values, data) ? 'sendAgain' : null),
    },
    sendAgain: {
      from: ['initial'],
      once: 'input',
      input: toSendInput,
      outcome: againAnswer,
      secret: ['captchaCode'],
      limits: FORM_LIMITS,
    },
    resendCode: { from: ['otp'], input: anything, outcome: codeSent, limits: RESEND_LIMITS },
    confirm: {
      from: ['otp'],
      once: 'step',
      input: toConfirmInput,
      outcome: confirmAnswer,
      secret: ['code'],
      limits: CHECK_LIMITS,
    },
    next: { from: FORM_STATES, input: toPageInput, outcome: pageChosen },
    back: { from: FORM_STATES, input: anything, outcome: pageChosen },
    refreshCaptcha: {
      from: FORM_STATES,
      input: anything,
      outcome: captchaShown,
      limits: [{ by: 'address', points: 100, seconds: TEN_MINUTES }],
    },
  },
  messages: {
    generic: FORM_ANSWER_TEXTS.generic,
    captcha: FORM_ANSWER_TEXTS.captcha,
    otherOperator: toFormErrorText('5000', BRAND.prepositional),
    numberInvalid: FORM_ANSWER_TEXTS.numberInvalid,
    numberUnknown: FORM_ANSWER_TEXTS.numberUnknown,
    codeTooEarly: FORM_ANSWER_TEXTS.codeTooEarly,
    codeLate: FORM_ANSWER_TEXTS.codeLate,
    codeWrong: FORM_ANSWER_TEXTS.codeWrong,
    tooManyAttempts: FORM_ANSWER_TEXTS.tooManyAttempts,
    duplicate: FORM_ANSWER_TEXTS.duplicate,
    tryAgain: FORM_ANSWER_TEXTS.tryAgain,
    noAnswer: FORM_ANSWER_TEXTS.noAnswer,
  },
  samples: {
    CHOOSE: [{ choice: '0' }, { choice: '1' }],
    PAGE: [{ choice: '2' }, { choice: '1' }],
    LIKE: [{}],
    DISLIKE: [{}],
    CAPTCHA_SHOWN: [{ captcha: SAMPLE_CAPTCHA }],
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 4_102_444_800_000 }],
    CODE_STALE: [{ captcha: null }],
    RETURNED: [{ captcha: null }, { captcha: SAMPLE_CAPTCHA }],
    SENT: [{ id: 'question', title: 'Вопрос отправлен', text: 'Ответ придёт на вашу почту.' }],
    THEMES: [{}],
    EDIT: [{}],
    AGAIN: [{}],
  },
});
