import { z } from 'zod';
import { defineCall } from './call';
import { optionalField, printedValue } from './entities/field';
import { captchaField, msisdnField, roublesField, smsCodeField, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** Promised payment («обещанный платёж»): code, confirmation, amount. The token is of `account.ts` (PROM-401). */

const captcha = captchaField.optional();

/** Sends the code to a subscriber. */
export const sendPromisedCode = defineCall({
  id: 'promised.getCode',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.selfCare}/payment/getcode`,
  rows: ['PROM-124', 'PROM-402'],
  body: z.object({ msisdn: msisdnField, token: textId, captcha }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** Confirms the number with the code. */
export const confirmPromisedCode = defineCall({
  id: 'promised.confirm',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.selfCare}/payment/confirm`,
  rows: ['PROM-125', 'PROM-403'],
  body: z.object({ msisdn: msisdnField, code: smsCodeField, token: textId, captcha }),
  answer: doneAnswer,
  empty: null,
  personal: true,
});

/** Whether a promised payment is active for a number. */
export const getPromisedStatus = defineCall({
  id: 'promised.status',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.selfCare}/payment/status`,
  rows: ['PROM-126'],
  body: z.object({ msisdn: msisdnField, token: textId }),
  answer: z.looseObject({
    status: z.enum(['none', 'active']),
    amount: optionalField(z.number()),
    expirationDate: optionalField(z.string()),
  }),
  empty: null,
  personal: true,
});

/** Connects the promised payment as a service: the amount comes by itself when the balance runs out. */
export const connectPromisedPayment = defineCall({
  id: 'promised.connect',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.selfCare}/payment/connect`,
  rows: ['PROM-127'],
  body: z.object({ msisdn: msisdnField, token: textId, amount: roublesField }),
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});

/** Takes the promised payment. `expirationDate` is an ISO date with time; missing: an SMS will tell (PROM-108). */
export const takePromisedPayment = defineCall({
  id: 'promised.amount',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.selfCare}/promised/amount`,
  rows: ['PROM-128', 'PROM-130', 'PROM-404'],
  body: z.object({ msisdn: msisdnField, token: textId, amount: roublesField }),
  answer: z.looseObject({ expirationDate: optionalField(z.string()) }),
  empty: null,
  personal: true,
  commits: true,
});

/** The amounts that can be taken, in roubles, and the commission of each, in the same order (PROM-112). */
export const getPromisedLimits = defineCall({
  id: 'promised.limits',
  group: 'payments',
  method: 'GET',
  path: `${API_BASE.selfCare}/promised/limits`,
  rows: ['PROM-129', 'PROM-130'],
  query: z.object({ msisdn: msisdnField.optional(), token: z.string().optional() }),
  answer: z.looseObject({ fixAmountList: z.array(printedValue), fixChargesList: z.array(printedValue) }),
  empty: { fixAmountList: [], fixChargesList: [] },
  personal: true,
});
