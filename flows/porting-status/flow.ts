import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { CONFIRM_CODE, REFRESH_CAPTCHA, RESEND_CODE, SEND_CODE } from '../kit/code/code-actions';
import { ACTIVATION_TEXTS } from '../kit/sim/activation-texts';
import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { confirmAnswer, props, type PortingRequest } from './contract';
import { machine } from './machine';

const MSISDN = '79161112233';
const request: PortingRequest = { stage: 'accepted', number: '3000001', date: '2026-12-10', reason: '' };

/** Tells the owner of a number how far its move is. */
export const flow = defineFlow({
  type: 'porting-status',
  version: 1,
  label: 'Статус переноса номера',
  description:
    'Показывает владельцу номера, на\u00a0каком этапе его перенос: номер подтверждают кодом из\u00a0SMS.',
  props,
  examples: [
    { name: 'обычный', props: {} },
    {
      name: 'со своими словами',
      props: { title: 'Где мой номер', description: 'Пришлём код и\u00a0покажем заявку.' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    sendCode: { ...SEND_CODE, from: ['number'] },
    resendCode: { ...RESEND_CODE, from: ['code'] },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['number', 'code'] },
    confirm: { ...CONFIRM_CODE, from: ['code'], outcome: confirmAnswer },
  },
  messages: { ...FLOW_TEXTS, ...SMS_ERROR_TEXTS, ...ACTIVATION_TEXTS },
  samples: {
    CODE_SENT: [{ msisdn: MSISDN, codeLength: 6, resendAt: 0 }],
    CAPTCHA_WANTED: [{ msisdn: MSISDN, captcha: SAMPLE_CAPTCHA }],
    FOUND: [
      { request },
      { request: { ...request, stage: 'checking' } },
      { request: { ...request, stage: 'scheduled' } },
      { request: { ...request, stage: 'done' } },
      {
        request: {
          ...request,
          stage: 'refused',
          date: '',
          reason: ACTIVATION_TEXTS['sim.mnp.msisdn.other.region'] ?? '',
        },
      },
    ],
    NONE: [{}],
    CHANGE_NUMBER: [{}],
  },
});
