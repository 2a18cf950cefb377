import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { captchaForDraft, confirmAnswer, draftInput, inviteAnswer, inviteInput, props } from './contract';
import { machine } from './machine';

const MSISDN = '79261112233';
const FRIEND = '79263334455';

/** Sends a friend an invitation in a subscriber's name. */
export const flow = defineFlow({
  type: 'friend-invitation',
  version: 1,
  label: 'Приглашение друга',
  description: 'Абонент приглашает друга: тому приходит SMS.',
  props,
  examples: [
    { name: 'обычное', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Позовите своих', description: 'Чем больше друзей в сети, тем дешевле звонки.' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['add'], input: inviteInput, outcome: inviteAnswer },
    resendCode: { ...RESEND_CODE, from: ['confirm'], outcome: inviteAnswer },
    refreshCaptcha: {
      ...REFRESH_CAPTCHA,
      from: ['add', 'confirm'],
      input: draftInput,
      outcome: captchaForDraft,
    },
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: confirmAnswer },
  },
  messages: { ...FLOW_TEXTS, ...SMS_ERROR_TEXTS },
  samples: {
    CODE_SENT: [{ msisdn: MSISDN, friend: FRIEND, codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: MSISDN, captcha: SAMPLE_CAPTCHA }],
    INVITED: [{}],
    CHANGE_NUMBER: [{}],
    INVITE_ANOTHER: [{}],
  },
});
