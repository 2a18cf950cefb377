import { defineFlow } from '#registry/define-flow';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { REFRESH_CAPTCHA } from '../kit/code/code-actions';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { checkAnswer, checkInput, props } from './contract';
import { machine } from './machine';

/** Tells whose a number is: the operator that serves it, and the region. */
export const flow = defineFlow({
  type: 'operator-check',
  version: 1,
  label: 'Чей номер',
  description: 'Называет оператора и регион по номеру телефона.',
  props,
  examples: [
    { name: 'обычная', props: {} },
    {
      name: 'номер с восьмёрки',
      props: { title: 'Кто это звонил?', description: 'Наберите номер так, как он записан.', mask: '8' },
    },
  ],
  ttlSeconds: 900,
  machine,
  actions: {
    check: {
      from: ['number'],
      input: checkInput,
      outcome: checkAnswer,
      secret: ['captchaCode'],
      keepsNumber: 'msisdn',
      // Numbers of others, one after another, are a list of subscribers: the address gets few.
      limits: [{ by: 'address', points: 60, seconds: 600 }],
    },
    refreshCaptcha: { ...REFRESH_CAPTCHA, from: ['number'] },
  },
  messages: FLOW_TEXTS,
  samples: {
    FOUND: [{ msisdn: '79161112233', operator: 'Заря Телеком', region: 'Москва' }],
    CAPTCHA_WANTED: [{ msisdn: '79161112233', captcha: SAMPLE_CAPTCHA }],
    CHECK_ANOTHER: [{}],
  },
});
