import { describe, expect, test } from 'vitest';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Method } from './contract';
import { flow } from './flow';
import { machine, type States } from './machine';

const MSISDN = '79261112233';
const NOW = 1_000_000;
const target = { msisdn: MSISDN, amountKopecks: 30_000 };
const props = flow.props.parse({});
const OWN = { 'msisdn.isOperator': { ok: true } };
/** The operator's own text, and what became of the money. */
const TOLD = 'Банк не отвечает. Деньги не\u00a0списаны.';
const SERVER_ERROR = { message: 'Ошибка сервера. Деньги не\u00a0списаны. Попробуйте позже' };
const CAPTCHA = { 'captcha.id': { captchaId: 'next-1' } };
const shownCaptcha = { id: 'shown-1', image: '/captcha/shown-1/1.png', failures: 0 };
const nextCaptcha = { id: 'next-1', image: `/captcha/next-1/${NOW}.png`, failures: 0 };

interface Given {
  method?: Method;
  amount?: number;
  captcha?: States['form']['captcha'];
  captchaCode?: string;
}

function pay(
  answers: FakeAnswers,
  { method = 'card', amount = 30_000, captcha = null, captchaCode }: Given = {},
) {
  const { ask, calls } = createFakeAsk(answers);
  const input = { method, msisdn: MSISDN, amount, captchaCode };
  const snapshot = { state: 'form' as const, data: { ...target, method, captcha } };
  const context = createFakeContext({ input, snapshot, props, ask, now: NOW });
  return { result: actions.pay(context), calls, ids: () => calls.map(({ id }) => id) };
}

const payByCard = (opened: FakeAnswers[string], given: Given = {}) =>
  pay({ ...OWN, ...CAPTCHA, 'payment.open': opened }, given);
const payBySbp = (opened: FakeAnswers[string], banks: FakeAnswers[string] = { banks: [] }) =>
  pay({ ...OWN, 'sbp.paymentUrl': opened, 'sbp.bankList': banks }, { method: 'sbp' });
const INVALID_CAPTCHA = { status: 400, refused: { extra: { errorCode: 'INVALID_CAPTCHA', error: 'Нет' } } };
const QR = {
  qrId: '1',
  qrUrl: 'https://qr.example.test/AS1?sum=30000',
  qrImageUrl: 'data:image/png;base64,iVBORw0KGgo=',
};

describe('the machine', () => {
  const start = machine.start(props);
  const form = { ...target, method: 'card' as const, captcha: null };

  test('leads from an opened payment to the end', () => {
    const opened = { type: 'PAYMENT_OPENED', ...target, redirect: '/bank', openedAt: NOW } as const;
    expect(machine.next(start, opened)).toEqual({
      state: 'leaving',
      data: { ...target, redirect: '/bank', openedAt: NOW },
    });
    expect([machine.isFinal('leaving'), machine.isFinal('form')]).toEqual([true, false]);
  });

  test('[PAY-111] the form knows number, amount and captcha; the post brings the code', () => {
    const wanted = { type: 'CAPTCHA_WANTED', ...target, captcha: SAMPLE_CAPTCHA } as const;
    expect(machine.next(start, wanted).data).toEqual({ ...form, captcha: SAMPLE_CAPTCHA });
    expect(flow.actions.pay.input.parse({ msisdn: MSISDN, amount: '300', captchaCode: '123' })).toEqual({
      method: 'card',
      msisdn: MSISDN,
      amount: 30_000,
      captchaCode: '123',
    });
  });

  test('[SBP-105][SBP-106] the popup is closed, open with a QR, or in error; closing keeps what was typed', () => {
    const qr = { image: null, link: '/pay', expiresAt: NOW, banks: [] };
    const open = machine.next(start, { type: 'QR_OPENED', ...target, qr });
    const failed = machine.next(open, { type: 'QR_FAILED', ...target });
    expect(open).toEqual({ state: 'qr', data: { ...target, qr } });
    expect(failed).toEqual({ state: 'qrFailed', data: { ...target, tries: 1 } });
    expect(machine.next(failed, { type: 'QR_OPENED', ...target, qr })).toEqual(open);
    for (const popup of [open, failed]) {
      const closed = { state: 'form', data: { ...form, method: 'sbp' } };
      expect(machine.next(popup, { type: 'BACK' })).toEqual(closed);
    }
  });

  test('who comes back from the bank finds the form as it was', () => {
    const left = machine.next(start, { type: 'PAYMENT_OPENED', ...target, redirect: '/bank', openedAt: NOW });
    expect(machine.next(left, { type: 'BACK' })).toEqual({ state: 'form', data: form });
  });
});

describe('the number', () => {
  test.each([
    ['INVALID_MSISDN', { ok: false, error: { code: 'INVALID_MSISDN' } }, 'Некорректный номер'],
    ['NOT_FOUND_MSISDN', { ok: false, error: { code: 'NOT_FOUND_MSISDN' } }, 'Телефон не найден'],
    ['ok: false', { ok: false }, 'Этот номер не в МегаФоне'],
    [
      'a refusal with INVALID_MSISDN',
      { status: 400, refused: { error: { code: 'INVALID_MSISDN' } } },
      'Некорректный номер',
    ],
  ])(
    '[PAY-124][PAY-125][PAY-127][PAY-128][SBP-115] %s is said at it, and nothing is opened',
    async (_, answer, text) => {
      for (const method of ['card', 'sbp'] as const) {
        const { result, ids } = pay({ 'msisdn.isOperator': answer }, { method });
        expect((await result).rejected).toMatchObject({ message: text, field: 'msisdn' });
        expect(ids()).toEqual(['msisdn.isOperator']);
      }
    },
  );

  test.each([
    ['another code', { ok: false, error: { code: 'E1', message: 'Сбой' } }],
    ['no answer', { status: null, refused: null }],
  ])('[PAY-127][PAY-129] after %s the server is at fault', async (_, answer) => {
    const { rejected } = await pay({ 'msisdn.isOperator': answer }).result;
    expect(rejected).toMatchObject(SERVER_ERROR);
    expect(rejected?.field).toBeUndefined();
  });

  test('[PAY-121][SBP-112][SBP-113][SBP-114] a missing number and a missing amount are both marked', () => {
    const read = (given: object) =>
      flow.actions.pay.input
        .safeParse(given)
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(read({ method: 'sbp', msisdn: '', amount: '' })).toEqual([
      ['msisdn', 'Введите номер'],
      ['amount', 'Введите сумму'],
    ]);
  });

  test.each(['card', 'sbp'] as const)(
    '[PAY-115][PAY-116][SBP-113] an amount out of bounds sends nothing by %s',
    async (method) => {
      const low = pay({}, { method, amount: 900 });
      const high = pay({}, { method, amount: 1_500_100 });
      expect((await low.result).rejected?.message).toBe('Минимальная сумма 10\u00a0₽');
      expect((await high.result).rejected?.message).toBe('Максимальная сумма 15\u00a0000\u00a0₽');
      expect([...low.ids(), ...high.ids()]).toEqual([]);
    },
  );
});

describe('by card', () => {
  test('[PAY-108][PAY-126][PAY-135] opens the payment without a captcha and follows its redirect', async () => {
    const { result, calls } = payByCard({ redirect: '/sandbox/bank?payment=1' });
    const event = { type: 'PAYMENT_OPENED', ...target, redirect: '/sandbox/bank?payment=1', openedAt: NOW };
    expect(await result).toMatchObject({ event, leaveTo: '/sandbox/bank?payment=1' });
    const body = { number: MSISDN, amount: 300, captcha: { form: 'payonlineform' } };
    expect(calls.at(-1)).toEqual({ id: 'payment.open', input: { body } });
  });

  test('[PAY-126] sends the code of a captcha that is shown together with its id', async () => {
    const given = { captcha: shownCaptcha, captchaCode: '12345' };
    const { result, calls } = payByCard({ redirect: 'https://bank.example.test/1' }, given);
    expect((await result).event).toMatchObject({ type: 'PAYMENT_OPENED' });
    const captcha = { form: 'payonlineform', id: 'shown-1', code: '12345' };
    expect(calls.at(-1)?.input).toMatchObject({ body: { captcha } });
  });

  test('a captcha that is shown has to be answered', async () => {
    const { result, ids } = payByCard({}, { captcha: shownCaptcha });
    expect((await result).rejected).toMatchObject({
      message: 'Введите код с картинки',
      field: 'captchaCode',
    });
    expect(ids()).not.toContain('payment.open');
  });

  test('[PAY-130][PAY-132][CAPT-102][CAPT-106] INVALID_CAPTCHA shows one, the first time without an error', async () => {
    const { result, calls } = payByCard(INVALID_CAPTCHA);
    expect(await result).toEqual({ event: { type: 'CAPTCHA_WANTED', ...target, captcha: nextCaptcha } });
    expect(calls.at(-1)).toEqual({ id: 'captcha.id', input: { query: { form: 'payonlineform' } } });
  });

  test('[PAY-131][PAY-132] INVALID_CAPTCHA of a shown one brings another, with the error at it', async () => {
    const { result } = payByCard(INVALID_CAPTCHA, { captcha: shownCaptcha, captchaCode: '1' });
    expect(await result).toMatchObject({
      rejected: { message: 'Неправильно введён код с картинки', field: 'captchaCode' },
      event: { type: 'CAPTCHA_WANTED', captcha: nextCaptcha },
    });
  });

  test.each([
    ['[CAPT-103] an empty id', { captchaId: '' }],
    ["[CAPT-104] the text 'null'", { captchaId: 'null' }],
    ['no id', { captchaId: null }],
    ['an id that is no part of an address', { captchaId: '../x' }],
    ['a failure', { status: 500, refused: {} }],
  ])('[CAPT-106] %s of the captcha service shows no captcha', async (_, answer) => {
    const { result } = pay({ ...OWN, 'payment.open': INVALID_CAPTCHA, 'captcha.id': answer });
    expect(await result).toMatchObject({ rejected: SERVER_ERROR, event: { captcha: null } });
  });

  test.each([
    ['[PAY-133] a failure', { status: 500, refused: { message: 'Сбой' } }],
    ['[PAY-133] another code', { status: 400, refused: { extra: { errorCode: 'LIMIT', error: 'Сбой' } } }],
    ['[PAY-133] no answer', { status: null, refused: null }],
    ['[PAY-134] no redirect', {}],
    ['[PAY-134] a redirect to nobody knows where', { redirect: 'https://strange.example/pay' }],
    ['[PAY-134] a redirect that is a script', { redirect: 'javascript:alert(1)' }],
  ])('[PAY-109][PAY-129] %s is told above the form as a server error', async (_, opened) => {
    const { result, ids } = payByCard(opened);
    const { rejected, event } = await result;
    expect(rejected).toMatchObject(SERVER_ERROR);
    expect([rejected?.field, event]).toEqual([undefined, undefined]);
    expect(ids()).not.toContain('captcha.id');
  });

  test('a captcha is spent with a payment that failed: another one is shown', async () => {
    const given = { captcha: shownCaptcha, captchaCode: '12345' };
    expect(await payByCard({}, given).result).toMatchObject({
      rejected: SERVER_ERROR,
      event: { type: 'CAPTCHA_WANTED', captcha: nextCaptcha },
    });
  });

  test('[PAY-131] another picture keeps what was typed', async () => {
    const { ask } = createFakeAsk(CAPTCHA);
    const snapshot = { state: 'form', data: { ...target, method: 'card', captcha: shownCaptcha } } as const;
    const input = flow.actions.refreshCaptcha.input.parse({ msisdn: '+7 (926) 111', amount: '15 000' });
    expect(
      await actions.refreshCaptcha(createFakeContext({ input, snapshot, props, ask, now: NOW })),
    ).toEqual({
      event: { type: 'CAPTCHA_WANTED', msisdn: '7926111', amountKopecks: 1_500_000, captcha: nextCaptcha },
    });
  });
});

describe('by SBP', () => {
  const failed = { event: { type: 'QR_FAILED', ...target } };

  test('[SBP-106][SBP-109][SBP-110][SBP-118] opens a QR that is good for 15 minutes', async () => {
    const { result, calls } = payBySbp(QR);
    const qr = { image: QR.qrImageUrl, link: QR.qrUrl, expiresAt: NOW + 900_000, banks: [] };
    expect(await result).toEqual({ event: { type: 'QR_OPENED', ...target, qr } });
    const opened = calls.find(({ id }) => id === 'sbp.paymentUrl');
    expect(opened?.input).toEqual({ query: { msisdn: MSISDN, amount: 300 } });
  });

  test('[SBP-117] lists the banks, each with the way into its application', async () => {
    const banks = [
      { id: 1, name: 'Причал', schema: 'bank100' },
      { id: 2, name: 'Без приложения' },
      { id: 3, name: 'Чужой', schema: 'javascript' },
    ];
    const { result, calls } = payBySbp(QR, { banks });
    expect((await result).event).toMatchObject({
      qr: {
        banks: [
          { name: 'Причал', link: 'bank100://qr.example.test/AS1?sum=30000' },
          { name: 'Без приложения', link: null },
          { name: 'Чужой', link: null },
        ],
      },
    });
    expect(calls.find(({ id }) => id === 'sbp.bankList')?.input).toEqual({ body: { type: 'qr' } });
  });

  test('a bank list that cannot be had costs only the list', async () => {
    const { result } = payBySbp(QR, { status: 500, refused: {} });
    expect((await result).event).toMatchObject({ type: 'QR_OPENED', qr: { banks: [] } });
  });

  test.each([
    ['[SBP-119] an error with a code', { error: { code: 17, message: 'Нет' } }],
    ['[SBP-119] a refusal with a code', { status: 400, refused: { error: { code: 'E1', message: 'Нет' } } }],
    ['[SBP-108] no answer', { status: null, refused: null }],
    ['[SBP-108] a failure without a text', { status: 500, refused: {} }],
    [
      'a failure in words for machines',
      { status: 500, refused: { error: { message: 'Internal server error' } } },
    ],
    ['[SBP-108] neither picture nor address', {}],
    [
      'a picture of another site',
      { qrImageUrl: 'https://strange.example/qr.png', qrUrl: 'javascript:alert(1)' },
    ],
  ])('%s opens the popup in its error state', async (_, opened) => {
    expect(await payBySbp(opened).result).toEqual(failed);
  });

  test.each([
    [{ error: { message: 'Банк не отвечает' } }, TOLD],
    [{ error: 'Банк не отвечает' }, TOLD],
    [{ status: 400, refused: { message: 'Банк не отвечает' } }, TOLD],
    [{ error: {} }, 'Не удалось создать QR-код. Деньги не\u00a0списаны. Попробуйте позже'],
  ])('[SBP-122][SBP-123] the answered error %o without a code is told in the form', async (opened, text) => {
    const { rejected, event } = await payBySbp(opened).result;
    expect([rejected?.message, rejected?.field, event]).toEqual([text, undefined, undefined]);
  });

  const refresh = (opened: FakeAnswers[string]) => {
    const { ask } = createFakeAsk({ 'sbp.paymentUrl': opened, 'sbp.bankList': { banks: [] } });
    const snapshot = { state: 'qrFailed', data: { ...target, tries: 1 } } as const;
    return actions.refreshQr(createFakeContext({ input: {}, snapshot, props, ask, now: NOW + 900_000 }));
  };

  test('[SBP-107] another QR is asked for the same payment, and is good for 15 minutes again', async () => {
    expect(await refresh(QR)).toMatchObject({
      event: { type: 'QR_OPENED', ...target, qr: { expiresAt: NOW + 1_800_000 } },
    });
  });

  test('[SBP-108][SBP-122] a refresh that fails keeps the popup; one that is refused closes it with the text', async () => {
    expect(await refresh({ error: { code: '1' } })).toEqual(failed);
    expect(await refresh({ error: 'Банк не отвечает' })).toMatchObject({
      rejected: { message: TOLD },
      event: { type: 'BACK' },
    });
  });
});

describe('the errors of a payment', () => {
  test.each(['server', 'qrRefused', 'qrFailed'] as const)('say what happened to the money: %s', (code) => {
    expect(flow.messages[code]).toMatch(/Деньги не\sсписаны/);
  });

  test('a QR that does not come again says that it was asked for', () => {
    const data = { ...target, tries: 1 };
    expect(machine.next({ state: 'qrFailed', data }, { type: 'QR_FAILED', ...target })).toEqual({
      state: 'qrFailed',
      data: { ...target, tries: 2 },
    });
  });
});

describe('the props', () => {
  test('[PAY-102][SBP-102][SBP-111] have texts of their own for everything, a link excepted', () => {
    expect(props).toMatchObject({
      title: 'Пополнить баланс',
      sbpPopupId: 'sbp-popup',
      sbpPopupTitle: 'Оплата через СБП',
      sbpPopupDescription: expect.stringContaining('Отсканируйте'),
      sbpPopupText: 'После оплаты результат платежа отобразится в банковском приложении.',
      sbpPopupButtonText: 'Оплатить в\u00a0приложении банка',
      sbpPopupLinkText: 'Как платить через СБП',
    });
    const sbpPopupImage = { src: '/media/app.svg', width: 480, height: 320, alt: '' };
    expect(flow.props.parse({ sbpPopupImage, sbpPopupLink: '/help' })).toMatchObject({
      sbpPopupImage,
      sbpPopupLink: '/help',
    });
  });

  test.each(flow.examples)('parses the example «$name»', ({ props: example }) => {
    expect(flow.props.safeParse(example).success).toBe(true);
  });
});
