import { CAPTCHA, CODE_SENT, DONE, type OperatorCall } from './operator-call';

/** The personal account, codes, captchas, forms, the survey and landings: d0 §7, d1 §7 and d2 §7. */

const CAPTCHA_GIVEN = {
  id: 'c-17',
  image: '/api/captcha/c-17/1.png',
};
/** The head of a PNG. */
const PICTURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

const visitorCalls: readonly OperatorCall[] = [
  {
    call: 'account.token',
    rows: ['ACCT-108', 'PROM-401', 'SHOP-02'],
    sends: 'GET /api/lk/token?region=moscow',
    gives: { token: 't-1' },
  },
  {
    call: 'ip.isOperator',
    rows: ['ACCT-106', 'ACCT-109'],
    sends: 'GET /api/unite/v1/ip/ismegafon',
    gives: DONE,
  },
  {
    call: 'cdss.mid',
    rows: ['ACCT-14', 'ACCT-110', 'ACCT-406'],
    sends: 'GET /api/unite/v1/cdss/mid',
    gives: { mid: 'm-1' },
  },
  {
    call: 'cdss.get',
    rows: ['ACCT-111', 'ACCT-410'],
    sends: 'GET /api/cdss/get?mid=m-1',
    gives: { msisdn: [{ msisdn: '79261234567', priority: 2 }] },
  },
  {
    call: 'cdss.set',
    rows: ['ACCT-112', 'ACCT-407'],
    sends: 'POST /api/cdss/set?mid=m-1',
    json: { msisdn: '79261234567', priority: 2 },
    gives: DONE,
  },
  {
    call: 'account.summary',
    rows: ['ACCT-10', 'ACCT-113'],
    sends: 'GET /api/account/v1/summary',
    gives: { authenticated: true },
  },
  {
    call: 'account.status',
    rows: ['ACCT-09', 'ACCT-114'],
    sends: 'GET /api/account/v1/status',
    gives: { authenticated: true },
  },
  {
    call: 'account.change',
    rows: ['ACCT-11', 'ACCT-115'],
    sends: 'POST /api/account/v1/change?msisdn=79261234567',
    gives: DONE,
  },
  {
    call: 'account.logout',
    rows: ['ACCT-12', 'ACCT-116'],
    sends: 'POST /api/account/v1/logout',
    gives: DONE,
  },
];

const codeCalls: readonly OperatorCall[] = [
  {
    call: 'sms.create',
    rows: ['CODE-01'],
    sends: 'POST /api/sms/create/',
    json: { sender: '79261234567', recipient: '79267654321', text: 'Привет', captcha: CAPTCHA },
    gives: { ...CODE_SENT, id: 's-1' },
  },
  {
    call: 'sms.confirm',
    rows: ['CODE-02'],
    sends: 'POST /api/sms/confirm/',
    json: { id: 's-1', code: '123456' },
    gives: { ok: true, status: 'DELIVERED' },
  },
  {
    call: 'sms.updateCode',
    rows: ['CODE-03'],
    sends: 'GET /api/sms/updateCode/?id=s-1',
    gives: CODE_SENT,
  },
  {
    call: 'sms.checkStatus',
    rows: ['CODE-04'],
    sends: 'GET /api/sms/checkStatus/?id=s-1',
    gives: { status: 'DELIVERED' },
  },
  {
    call: 'sms.captcha',
    rows: ['CODE-05'],
    sends: 'GET /api/sms/captcha/get/',
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'msisdn.getOperator',
    rows: ['CODE-131', 'CODE-421'],
    sends:
      'GET /api/unite/v1/msisdn/getOperator?msisdn=79261234567&' +
      'captcha[form]=order&captcha[id]=c-17&captcha[code]=4821',
    gives: {
      ok: true,
      operator: 'МегаФон',
      operator_id: '2',
      region: 'Москва',
      region_id: '1',
      domain: 'moscow',
    },
  },
  {
    call: 'msisdn.isOperator',
    rows: ['CODE-132', 'CODE-420'],
    sends: 'GET /api/unite/v1/msisdn/ismegafon?msisdn=79261234567',
    gives: { ok: false, error: { code: 'NOT_FOUND_MSISDN', message: 'Телефон не найден' } },
  },
  {
    call: 'chat.getCode',
    rows: ['CHAT-106', 'CHAT-402'],
    sends:
      'GET /api/lk/chat/getCode?msisdn=79261234567&' +
      'captcha[form]=order&captcha[id]=c-17&captcha[code]=4821',
    gives: CODE_SENT,
  },
  {
    call: 'chat.signJwt',
    rows: ['CHAT-107'],
    sends: 'POST /api/lk/chat/signJwt',
    json: { msisdn: '79261234567', smsCode: '123456' },
    gives: {
      jwt: 'j.w.t',
      url: 'https://chat.test/',
      npsResultButton: { inappUrl: '/app', text: 'Открыть' },
    },
  },
  {
    call: 'chat.signJwt',
    rows: ['CHAT-403'],
    sends: 'POST /api/lk/chat/signJwt',
    json: { msisdn: '79261234567', smsCode: '123456' },
    gives: { jwt: 'j.w.t', url: 'https://chat.test/', inappUrl: '/app', text: 'Открыть' },
  },
];

const captchaCalls: readonly OperatorCall[] = [
  {
    call: 'captcha.form',
    rows: ['CAPT-05', 'CAPT-402'],
    sends: 'GET /api/captcha/{id}/get/',
    path: { id: 'order' },
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'captcha.account',
    rows: ['CAPT-06', 'CAPT-403'],
    sends: 'GET /api/lk/captcha?msisdn=79261234567',
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'captcha.account',
    rows: ['CAPT-06'],
    sends: 'GET /api/lk/captcha',
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'captcha.accountNext',
    rows: ['CAPT-404'],
    sends: 'GET /api/lk/captcha/next?msisdn=79261234567',
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'captcha.consumer',
    rows: ['CAPT-405'],
    sends: 'GET /api/b2c/captcha/{id}',
    path: { id: 'order' },
    gives: CAPTCHA_GIVEN,
  },
  {
    call: 'captcha.id',
    rows: ['CAPT-102', 'CAPT-105'],
    sends: 'GET /api/unite/v1/captcha/id?form=payonlineform',
    gives: { captchaId: 'c-17' },
  },
  {
    call: 'captcha.picture',
    rows: ['CAPT-406'],
    sends: 'GET /api/captcha/{id}/{code}.png',
    path: { id: 'c-17', code: '1' },
    gives: PICTURE,
  },
];

const formCalls: readonly OperatorCall[] = [
  {
    call: 'feedback.get',
    rows: ['FORM-24', 'FORM-401'],
    sends: 'GET /api/unite/v1/feedback/get?uuid=p-help',
    gives: [{ id: '501', title: 'Вопрос', fields: [{ name: 'text', type: 'textarea' }] }],
  },
  {
    call: 'feedback.send',
    rows: ['FORM-456', 'FORM-457', 'FORM-458', 'FORM-459', 'FORM-460', 'FORM-461', 'FORM-462', 'FORM-463'],
    sends: 'POST /api/unite/v1/feedback/send',
    multipart: [
      ['id', '501'],
      ['refererx', 'Контакты'],
      ['form_url', 'https://moscow.example.test/help/contacts'],
      ['text', 'Спасибо'],
      ['__otp[code]', '123456'],
      ['__otp[msisdn]', '79261234567'],
      ['__otp[timezone]', '+03:00'],
      ['__captcha[form]', 'feedback'],
      ['__captcha[id]', 'c-17'],
      ['__captcha[code]', '4821'],
      ['photos[]', new File(['первый'], 'a.png', { type: 'image/png' })],
      ['photos[]', new File(['второй'], 'b.png', { type: 'image/png' })],
      ['visit[0]', '01.12.2026'],
      ['visit[1]', '10:30'],
    ],
    hasOwnFields: true,
    gives: { success: false, extra: { errorCode: 'captcha', error: 'Код' } },
  },
  {
    call: 'feedback.sendOtp',
    rows: ['FORM-467'],
    sends: 'POST /api/feedback/sendOtp',
    // The captcha is judged before a code goes out (docs/decisions/0038).
    json: {
      id: '501',
      __otp: { msisdn: '79261234567' },
      __captcha: { form: 'feedback', id: 'c-17', code: '4821' },
    },
    gives: { ok: false, codeLength: 4, error: { code: '5012', message: 'Много' } },
  },
  {
    call: 'survey.get',
    rows: ['SURV-15', 'SURV-401'],
    sends: 'GET /api/lk/feedback/survey/alwaysOn',
    gives: {
      contactId: '61',
      header: { text: 'Как вам сайт?' },
      blocks: [{ id: '1', text: 'Оцените', type: 'question' }],
    },
  },
  {
    call: 'survey.send',
    rows: ['SURV-16', 'SURV-402'],
    sends: 'POST /api/lk/feedback/survey/{id}',
    path: { id: '61' },
    json: [
      { id: '1', value: '8' },
      { id: '2', value: ['быстро', 'просто'] },
    ],
    gives: DONE,
  },
  {
    call: 'landingContact.save',
    rows: ['MISC-111', 'MISC-413'],
    sends: 'POST /api/unite/v1/LandingContact/saveContact',
    form: 'landing=autumn&name=Анна&phone=79261234567&email=anna@example.test',
    gives: DONE,
  },
];

const landingCalls: readonly OperatorCall[] = [
  {
    call: 'inviteFriend.create',
    rows: ['MISC-102'],
    sends: 'POST /api/lk/inviteFriend/create',
    json: { msisdn: '79261234567', friendMsisdn: '79267654321', captcha: CAPTCHA },
    gives: CODE_SENT,
  },
  {
    call: 'inviteFriend.confirm',
    rows: ['MISC-103'],
    sends: 'POST /api/lk/inviteFriend/confirm',
    json: { msisdn: '79261234567', code: '123456' },
    gives: DONE,
  },
  {
    call: 'megacinema.connectProduct',
    rows: ['MISC-104', 'MISC-411'],
    sends: 'POST /api/lk/megacinema/connectProduct',
    json: { serviceCode: 'cinema' },
    gives: DONE,
  },
  {
    call: 'megacinema.status',
    rows: ['MISC-105', 'MISC-412'],
    sends: 'GET /api/lk/megacinema/status',
    gives: { connected: true },
  },
  {
    call: 'events.getEvents',
    rows: ['MISC-106', 'MISC-414'],
    sends: 'POST /api/unite/{v}/events/getEvents',
    path: { v: 'v1' },
    form: 'eventId=e-1',
    gives: { events: [{ id: 'e-1', title: 'Концерт' }] },
  },
  {
    call: 'events.getGifts',
    rows: ['MISC-107', 'MISC-414'],
    sends: 'POST /api/unite/{v}/events/getGifts',
    path: { v: 'v1' },
    form: 'eventId=e-1',
    gives: { gifts: [{ id: 'g-1', title: 'Билет' }] },
  },
  {
    call: 'events.sendSms',
    rows: ['MISC-108', 'MISC-414'],
    sends: 'POST /api/unite/{v}/events/sendSms',
    path: { v: 'v2' },
    form: 'eventId=e-1&msisdn=79261234567',
    gives: CODE_SENT,
  },
  {
    call: 'events.confirmSms',
    rows: ['MISC-109', 'MISC-414'],
    sends: 'POST /api/unite/{v}/events/confirmSms',
    path: { v: 'v1' },
    form: 'eventId=e-1&msisdn=79261234567&code=123456&giftId=g-1',
    gives: DONE,
  },
  {
    call: 'events.sendNotify',
    rows: ['MISC-110', 'MISC-414'],
    sends: 'POST /api/unite/{v}/events/sendNotify',
    path: { v: 'v1' },
    form: 'eventId=e-1&msisdn=79261234567',
    gives: DONE,
  },
];

export const accountCalls: readonly OperatorCall[] = [
  ...visitorCalls,
  ...codeCalls,
  ...captchaCalls,
  ...formCalls,
  ...landingCalls,
];
