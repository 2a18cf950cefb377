import { z } from 'zod';
import { ACCOUNT_NUMBER_LENGTH, isAccountEntered } from '../values/account-number';
import { limitedText } from '../values/limited-text';
import { defineCall } from './call';
import { errorField, doneAnswer } from './outcomes';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, roublesField, textId } from './fields';
import { API_BASE } from './paths';

/** Top-up by card and by SBP. Payloads the specification leaves open are ours (PAY-140). */

/** Where the browser goes to pay. A missing `redirect` is an error of the form (PAY-134). */
const redirectAnswer = z.looseObject({ redirect: optionalField(z.string()) });

const topUpBody = z.object({ number: msisdnField, amount: roublesField, captcha: captchaField });

/** Opens a card payment: the browser follows `redirect`. */
export const openPayment = defineCall({
  id: 'payment.open',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.unite}/payment/open`,
  rows: ['PAY-135', 'PAY-136'],
  body: topUpBody,
  answer: redirectAnswer,
  empty: null,
  personal: true,
});

/** Pays the balance of a number. */
export const payBalance = defineCall({
  id: 'payment.payBalance',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.unite}/payment/payBalance`,
  rows: ['PAY-137'],
  body: topUpBody,
  answer: redirectAnswer,
  empty: null,
  personal: true,
});

/** Pays a debt by account number. */
export const payDebt = defineCall({
  id: 'payment.payDebt',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.unite}/payment/PayDept`,
  rows: ['PAY-138'],
  body: z.object({
    account: limitedText(ACCOUNT_NUMBER_LENGTH).refine(isAccountEntered),
    amount: roublesField,
    region: textId,
  }),
  answer: redirectAnswer,
  empty: null,
  personal: true,
});

/** Turns on auto payment: `amount` roubles whenever the balance falls below `threshold` roubles. */
export const setAutoPayment = defineCall({
  id: 'payment.auto',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.unite}/payment/auto`,
  rows: ['PAY-139', 'PAY-140'],
  body: z.object({ number: msisdnField, amount: roublesField, threshold: roublesField }),
  answer: doneAnswer.extend({ redirect: optionalField(z.string()) }),
  empty: null,
  personal: true,
  commits: true,
});

/**
 * Opens an SBP payment: the address to pay at, and its QR (SBP-110). The specification's `number` travels
 * as `msisdn`: opening and asking the address are one call.
 */
export const openSbpPayment = defineCall({
  id: 'sbp.paymentUrl',
  group: 'payments',
  method: 'GET',
  path: `${API_BASE.selfCare}/payments/sbp/paymentUrl`,
  rows: ['SBP-116', 'SBP-118'],
  query: z.object({ msisdn: msisdnField, amount: roublesField }),
  answer: z.looseObject({
    qrId: optionalField(z.string()),
    qrUrl: optionalField(z.string()),
    qrImageUrl: optionalField(z.string()),
    error: optionalField(errorField),
  }),
  empty: null,
  personal: true,
});

/** The banks whose applications can pay by QR. */
export const getSbpBanks = defineCall({
  id: 'sbp.bankList',
  group: 'payments',
  method: 'POST',
  path: `${API_BASE.mobileSelfCare}/payments/sbp/bankList`,
  rows: ['SBP-117'],
  body: z.object({ type: z.literal('qr') }),
  answer: z.looseObject({
    banks: z.array(
      z.looseObject({
        id: identifier,
        name: z.string(),
        logo: optionalField(z.string()),
        schema: optionalField(z.string()),
      }),
    ),
  }),
  empty: { banks: [] },
});
