import { z } from 'zod';
import { BRAND } from '../brand';
import { defineCall } from './call';
import { captchaAnswer } from './captcha';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** What an SMS that was sent has become; `DELIVERED` is the name the specification gives (CODE-09, CODE-135). */
export const SMS_STATUSES = ['SENT', 'DELIVERED', 'FAILED'] as const;

/** Sends a message from a subscriber to a subscriber; first a code goes to the sender. */
export const createSms = defineCall({
  id: 'sms.create',
  group: 'messages',
  method: 'POST',
  path: `${API_BASE.sms}/create/`,
  rows: ['CODE-01'],
  body: z.object({
    sender: msisdnField,
    recipient: msisdnField,
    text: z.string().min(1).max(1000),
    captcha: captchaField,
  }),
  answer: codeSentAnswer.extend({ id: z.string() }),
  empty: null,
  personal: true,
});

/** Confirms the message with the sender's code. */
export const confirmSms = defineCall({
  id: 'sms.confirm',
  group: 'messages',
  method: 'POST',
  path: `${API_BASE.sms}/confirm/`,
  rows: ['CODE-02'],
  body: z.object({ id: textId, code: smsCodeField }),
  answer: doneAnswer.extend({ status: z.enum(SMS_STATUSES) }),
  empty: null,
  personal: true,
  commits: true,
});

/** Sends the code of a message again. */
export const updateSmsCode = defineCall({
  id: 'sms.updateCode',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.sms}/updateCode/`,
  rows: ['CODE-03'],
  query: z.object({ id: textId }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** What has become of a message. */
export const checkSmsStatus = defineCall({
  id: 'sms.checkStatus',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.sms}/checkStatus/`,
  rows: ['CODE-04'],
  query: z.object({ id: textId }),
  answer: z.looseObject({ status: z.enum(SMS_STATUSES) }),
  empty: null,
  personal: true,
});

/** The captcha of the message form. */
export const getSmsCaptcha = defineCall({
  id: 'sms.captcha',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.sms}/captcha/get/`,
  rows: ['CODE-05'],
  answer: captchaAnswer,
  empty: null,
  personal: true,
});

/** Whose a number is (CODE-130). Also the check of a mobile service, which reads `ok` only (CODE-421). */
export const getNumberOperator = defineCall({
  id: 'msisdn.getOperator',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.unite}/msisdn/getOperator`,
  rows: ['CODE-131', 'CODE-421'],
  query: z.object({ msisdn: msisdnField, captcha: captchaField.optional() }),
  answer: doneAnswer.extend({
    operator: z.string(),
    operator_id: identifier,
    region: z.string(),
    region_id: identifier,
    domain: optionalField(z.string()),
  }),
  empty: null,
  personal: true,
});

/**
 * Whether a number belongs to the operator: `ok`, or an error with the codes INVALID_MSISDN and
 * NOT_FOUND_MSISDN (PAY-127). The number is taken as it was typed: judging it is this call's work.
 */
export const checkOperatorNumber = defineCall({
  id: 'msisdn.isOperator',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.unite}/msisdn/is${BRAND.slug}`,
  rows: ['CODE-132', 'CODE-420'],
  query: z.object({ msisdn: z.string() }),
  answer: doneAnswer,
  empty: null,
  personal: true,
});
