import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { confirmAnswer, props } from './contract';
import { machine } from './machine';

/** Confirms the change of the tariff that a subscriber has chosen in the personal account. */
export const flow = defineFlow({
  type: 'rate-plan',
  version: 1,
  label: 'Смена тарифа из Личного кабинета',
  description: 'Подтверждает кодом из SMS смену тарифа, которую начали в Личном кабинете.',
  props,
  examples: [
    { name: 'обычная', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Остался один шаг', description: 'Пришлём код, и новый тариф начнёт работать.' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['add'] },
    resendCode: { ...RESEND_CODE, from: ['confirm'] },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['add', 'confirm'] },
    confirm: { ...CONFIRM_CODE, from: ['confirm'], outcome: confirmAnswer },
  },
  messages: { ...FLOW_TEXTS, ...SMS_ERROR_TEXTS },
  samples: {
    CODE_SENT: [{ msisdn: '79261112233', codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: '79261112233', captcha: SAMPLE_CAPTCHA }],
    CHANGED: [{}],
    CHANGE_NUMBER: [{}],
  },
});
