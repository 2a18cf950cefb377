import { CAPTCHA, CODE_SENT, DONE, MARKS, type OperatorCall } from './operator-call';

/** Top-up, SBP, the promised payment, and connecting tariffs, options and products: d1 §7 and d2 §7. */

const TO_BANK = {
  redirect: 'https://bank.test/pay/1',
};
const OPTION_ORDER = {
  msisdn: '79261234567',
  token: 't-1',
  billing_id: 'b-1',
  product_id: '31',
  code: '123456',
  region: 'moscow',
  captcha: CAPTCHA,
};

const paymentCalls: readonly OperatorCall[] = [
  {
    call: 'payment.open',
    rows: ['PAY-135', 'PAY-136'],
    sends: 'POST /api/unite/v1/payment/open',
    json: { number: '79261234567', amount: 300, captcha: CAPTCHA },
    gives: TO_BANK,
  },
  {
    call: 'payment.payBalance',
    rows: ['PAY-137'],
    sends: 'POST /api/unite/v1/payment/payBalance',
    json: { number: '79261234567', amount: 300, captcha: CAPTCHA },
    gives: TO_BANK,
  },
  {
    call: 'payment.payDebt',
    rows: ['PAY-138'],
    sends: 'POST /api/unite/v1/payment/PayDept',
    json: { account: '40817810000000000001', amount: 300, region: 'moscow' },
    gives: TO_BANK,
  },
  {
    call: 'payment.auto',
    rows: ['PAY-139', 'PAY-140'],
    sends: 'POST /api/unite/v1/payment/auto',
    json: { number: '79261234567', amount: 300, threshold: 100 },
    gives: DONE,
  },
  {
    call: 'sbp.paymentUrl',
    rows: ['SBP-116', 'SBP-118'],
    sends: 'GET /api/lk/payments/sbp/paymentUrl?msisdn=79261234567&amount=300',
    gives: {
      qrId: 'q-1',
      qrUrl: 'https://qr.test/q-1',
      qrImageUrl: 'https://qr.test/q-1.png',
      error: { code: 'limit', message: 'Завтра' },
    },
  },
  {
    call: 'sbp.bankList',
    rows: ['SBP-117'],
    sends: 'POST /api/mlk/payments/sbp/bankList',
    json: { type: 'qr' },
    gives: { banks: [{ id: '1', name: 'Первый банк' }] },
  },
  {
    call: 'promised.getCode',
    rows: ['PROM-124', 'PROM-402'],
    sends: 'POST /api/lk/payment/getcode',
    json: { msisdn: '79261234567', token: 't-1', captcha: CAPTCHA },
    gives: CODE_SENT,
  },
  {
    call: 'promised.confirm',
    rows: ['PROM-125', 'PROM-403'],
    sends: 'POST /api/lk/payment/confirm',
    json: { msisdn: '79261234567', code: '1234', token: 't-1', captcha: CAPTCHA },
    gives: DONE,
  },
  {
    call: 'promised.status',
    rows: ['PROM-126'],
    sends: 'POST /api/lk/payment/status',
    json: { msisdn: '79261234567', token: 't-1' },
    gives: { status: 'active' },
  },
  {
    call: 'promised.connect',
    rows: ['PROM-127'],
    sends: 'POST /api/lk/payment/connect',
    json: { msisdn: '79261234567', token: 't-1', amount: 300 },
    gives: DONE,
  },
  {
    call: 'promised.amount',
    rows: ['PROM-128', 'PROM-130', 'PROM-404'],
    sends: 'POST /api/lk/promised/amount',
    json: { msisdn: '79261234567', token: 't-1', amount: 300 },
    gives: { expirationDate: '2026-11-25T12:00:00+03:00' },
  },
  {
    call: 'promised.limits',
    rows: ['PROM-129', 'PROM-130'],
    sends: 'GET /api/lk/promised/limits?msisdn=79261234567&token=t-1',
    gives: { fixAmountList: [50, 300], fixChargesList: [5, 30] },
  },
];

const connectionCalls: readonly OperatorCall[] = [
  {
    call: 'rateplan.get',
    rows: ['CONN-114', 'CONN-417'],
    sends: 'GET /api/lk/rateplan/get?msisdn=79261234567&captcha=4821&smsCode=123456',
    gives: CODE_SENT,
  },
  {
    call: 'rateplan.confirm',
    rows: ['CONN-115', 'CONN-418'],
    sends: 'GET /api/lk/rateplan/confirm?msisdn=79261234567&captcha=4821&smsCode=123456',
    gives: DONE,
  },
  {
    call: 'tariffChange.connect',
    rows: ['CONN-408', 'CONN-412', 'CONN-419'],
    sends: 'POST /api/lk/v2/tariff/connect',
    json: { msisdn: '79261234567', region: 'moscow', captcha: CAPTCHA },
    gives: { ok: true, codeLength: 4, timeout: 60 },
  },
  {
    call: 'tariffChange.detail',
    rows: ['CONN-413', 'CONN-420'],
    sends: 'POST /api/lk/v2/tariff/detail',
    json: {
      msisdn: '79261234567',
      smsCode: '123456',
      ratePlanID: 'b-1',
      parameters: [{ billingId: 'b-2', connectionType: 'ms' }],
      captcha: CAPTCHA,
    },
    gives: { id: 'd-1', price: 500, totalCharge: 650, dateFrom: '2026-12-01' },
  },
  {
    call: 'tariffChange.confirm',
    rows: ['CONN-416', 'CONN-421'],
    sends: 'POST /api/lk/v2/tariff/confirm',
    json: {
      msisdn: '79261234567',
      ratePlanID: 'b-1',
      parameters: [{ billingId: 'b-2', connectionType: 'ext' }],
      smsCode: '123456',
      captcha: CAPTCHA,
    },
    gives: DONE,
  },
  {
    call: 'option.connect',
    rows: ['CONN-116', 'CONN-422'],
    sends: 'POST /api/lk/{type}/connect',
    path: { type: 'option' },
    json: OPTION_ORDER,
    gives: CODE_SENT,
  },
  {
    call: 'option.confirm',
    rows: ['CONN-117', 'CONN-423'],
    sends: 'POST /api/lk/{type}/confirm',
    path: { type: 'vasp' },
    json: OPTION_ORDER,
    gives: { ok: true, orderId: 'o-3' },
  },
  {
    call: 'product.authOtp',
    rows: ['CONN-118', 'CONN-424'],
    sends: 'POST /api/lk/productAuthOtp?msisdn=79261234567',
    gives: CODE_SENT,
  },
  {
    call: 'product.connect',
    rows: ['CONN-119', 'CONN-425'],
    sends: 'POST /api/lk/productConnect?msisdn=79261234567&channel=site',
    json: { product_id: '31', code: '123456', utm: MARKS },
    gives: { ok: true, orderId: 'o-4' },
  },
];

export const moneyCalls: readonly OperatorCall[] = [...paymentCalls, ...connectionCalls];
