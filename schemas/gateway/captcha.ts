import { z } from 'zod';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { msisdnField, textId } from './fields';
import { API_BASE } from './paths';

/** A captcha: its id, and the address of its picture (CAPT-406), ready to be shown. */
export const captchaAnswer = z.looseObject({
  id: z.string(),
  image: z.string(),
  form: optionalField(z.string()),
});

/** The form whose captcha the card top-up asks for (CAPT-102). */
export const PAY_ONLINE_FORM = 'payonlineform';

/** The captcha of a form: `{id}` is the form's name (CAPT-05). */
export const getFormCaptcha = defineCall({
  id: 'captcha.form',
  group: 'messages',
  method: 'GET',
  path: '/api/captcha/{id}/get/',
  rows: ['CAPT-05', 'CAPT-402'],
  pathParams: z.object({ id: textId }),
  answer: captchaAnswer,
  empty: null,
  personal: true,
});

/** The captcha of the personal account; works with a number and without. */
export const getAccountCaptcha = defineCall({
  id: 'captcha.account',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.selfCare}/captcha`,
  rows: ['CAPT-06', 'CAPT-403'],
  query: z.object({ msisdn: msisdnField.optional() }),
  answer: captchaAnswer,
  empty: null,
  personal: true,
});

/** Another captcha of the personal account: «обновить картинку». */
export const getNextAccountCaptcha = defineCall({
  id: 'captcha.accountNext',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.selfCare}/captcha/next`,
  rows: ['CAPT-404'],
  query: z.object({ msisdn: msisdnField.optional() }),
  answer: captchaAnswer,
  empty: null,
  personal: true,
});

/** The captcha of a consumer form. */
export const getConsumerCaptcha = defineCall({
  id: 'captcha.consumer',
  group: 'messages',
  method: 'GET',
  path: '/api/b2c/captcha/{id}',
  rows: ['CAPT-405'],
  pathParams: z.object({ id: textId }),
  answer: captchaAnswer,
  empty: null,
  personal: true,
});

/** The id of a captcha for a form. Empty or the text `null` means that none is needed (CAPT-103, CAPT-104). */
export const getCaptchaId = defineCall({
  id: 'captcha.id',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.unite}/captcha/id`,
  rows: ['CAPT-102', 'CAPT-105'],
  query: z.object({ form: textId }),
  answer: z.looseObject({ captchaId: z.string().nullable() }),
  empty: { captchaId: null },
  personal: true,
});

/** The picture. `{code}` is a key of the picture that changes with each refresh, not what it shows. */
export const getCaptchaPicture = defineCall({
  id: 'captcha.picture',
  group: 'messages',
  method: 'GET',
  path: '/api/captcha/{id}/{code}.png',
  rows: ['CAPT-406'],
  pathParams: z.object({ id: textId, code: textId }),
  media: 'image/png',
  answer: z.instanceof(Uint8Array),
  empty: null,
  personal: true,
});
