import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import {
  captchaForDraft,
  checked,
  codeSentForMessage,
  draftInput,
  props,
  sendAnswer,
  sendInput,
  sent,
  statusInput,
} from './contract';
import { machine } from './machine';
import { messages } from './messages';

const MSISDN = '79261112233';
const RECIPIENT = '79263334455';

/** Sends an SMS from one subscriber to another, once the sender has confirmed the number. */
export const flow = defineFlow({
  type: 'sms-sender',
  version: 1,
  label: 'SMS с сайта',
  description: 'Отправляет SMS абоненту с номера, подтверждённого кодом.',
  props,
  examples: [
    { name: 'обычная', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Напишите маме', description: 'Даже если телефон сел: хватит браузера.' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['add'], input: sendInput, outcome: sendAnswer },
    resendCode: { ...RESEND_CODE, from: ['confirm'], outcome: codeSentForMessage },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['add'], input: draftInput, outcome: captchaForDraft },
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: sent },
    checkStatus: {
      from: ['success'],
      input: statusInput,
      outcome: checked,
      limits: [{ by: 'visitor', points: 30, seconds: 600 }],
    },
  },
  messages,
  samples: {
    CODE_SENT: [{ msisdn: MSISDN, recipient: RECIPIENT, text: 'Буду в семь.', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: MSISDN, captcha: SAMPLE_CAPTCHA }],
    SENT: [{ status: 'SENT' }, { status: 'DELIVERED' }],
    CHECKED: [{ status: 'DELIVERED' }, { status: 'FAILED' }],
    EDIT: [{}],
    WRITE_ANOTHER: [{}],
  },
});
