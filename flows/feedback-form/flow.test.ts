import { beforeEach, describe, expect, test } from 'vitest';
import type { Captcha } from '../kit/captcha/captcha';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { FormPlan } from '#schemas/forms/form-plan';
import { flow } from './flow';
import { toConfirmInput, toSendInput } from './input';
import { loadForms } from './load-forms.server';
import { machine, type CodeStep, type FormStep } from './machine';
import { SAMPLE_DEFINITIONS, SAMPLE_FORMS } from './sample-forms';

const MSISDN = '79261112233';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const captcha: Captcha = { id: 'c1', image: '/captcha/c1/key.png', failures: 0 };
const shownCaptcha = { id: 'c2', image: 'https://gateway.example.test/api/captcha/c2/key.png' };
const withCaptcha = (plan: FormPlan): FormPlan => ({ ...plan, captchaForm: 'feedback' });

const pins = { put: async () => 'pin', get: async () => JSON.stringify(Object.values(SAMPLE_DEFINITIONS)) };
const toProps = (plan: FormPlan) => ({ submit: 'Отправить', forms: [plan], pin: 'pin', today: '2026-11-21' });
const formStep = (shown: Captcha | null = null): FormStep => ({
  form: 0,
  page: 1,
  pages: [1],
  captcha: shown,
});
const codeStep: CodeStep = {
  form: 0,
  page: 1,
  pages: [1],
  captcha: null,
  msisdn: MSISDN,
  codeLength: 6,
  resendAt: NOW + 60_000,
};

const question = { f0: 'Анна', f1: 'anna@example.test', f2: 'tariff', f3: 'Какой тариф выбрать?', f4: '' };
const coverage = {
  f1: 'Тверь, Мира, 1',
  f2: '20.11.2026',
  f2t: '10:30',
  f3: '+7 (926) 111 - 22 - 33',
  f4: 'on',
};

/** The context of an action at a form, with values that its schema has read. */
function at(plan: FormPlan, values: object, answers: FakeAnswers, shown: Captcha | null = null) {
  const { ask, calls } = createFakeAsk(answers);
  const props = toProps(plan);
  const data = formStep(shown);
  const input = toSendInput({ props, data, now: NOW }).parse(values);
  const snapshot = { state: 'initial' as const, data };
  return { context: createFakeContext({ input, snapshot, props, pins, ask, now: NOW }), calls };
}

function atCode(answers: FakeAnswers, { code = '123456', memo = {}, values = coverage } = {}) {
  const { ask, calls } = createFakeAsk(answers);
  const props = toProps(withCaptcha(SAMPLE_FORMS.coverage));
  const input = toConfirmInput({ props, data: codeStep, now: NOW }).parse({ ...values, code });
  const snapshot = { state: 'otp' as const, data: codeStep };
  return { context: createFakeContext({ input, snapshot, props, pins, ask, memo, now: NOW }), calls };
}

const refusal = (errorCode?: string, extra: object = {}) => ({
  'feedback.send': { success: false, extra: { ...(errorCode && { errorCode }), ...extra } },
});

describe('the forms of a page', () => {
  const load = (answers: FakeAnswers, given: { pin?: string; chosen?: string } = {}) => {
    const faults: string[] = [];
    const { ask, calls } = createFakeAsk(answers);
    const page = { uuid: 'page-1' } as Parameters<typeof loadForms>[1]['page'];
    const report = ({ message }: { message: string }) => faults.push(message);
    const loaded = loadForms(given.chosen, { ask, page, pins, pin: given.pin ?? null, report });
    return { loaded, faults, calls };
  };

  test('[FORM-201][FORM-401] are those that the server has for the page’s uuid', async () => {
    const { loaded, calls } = load({ 'feedback.get': Object.values(SAMPLE_DEFINITIONS) });
    expect((await loaded).forms?.map(({ id }) => id)).toEqual(['question', 'coverage', 'long']);
    expect(calls).toEqual([{ id: 'feedback.get', input: { query: { uuid: 'page-1' } } }]);
  });

  test('are those that the visitor has begun with, whatever the server says by now', async () => {
    const { loaded, calls } = load({}, { pin: 'pin', chosen: 'coverage' });
    expect((await loaded).forms?.map(({ id }) => id)).toEqual(['coverage']);
    expect(calls).toEqual([]);
  });

  test('with a fault stand without it, and editors are told', async () => {
    const faulty = {
      id: '1',
      title: 'Форма',
      fields: [
        { name: 'a', type: 'input' },
        { name: 'b', type: 'hologram' },
      ],
    };
    const { loaded, faults } = load({ 'feedback.get': [faulty] });
    expect((await loaded).forms?.[0]?.fields.map(({ name }) => name)).toEqual(['a']);
    expect(faults.join()).toMatch(/Форма 1 «Форма»/);
  });

  test('one that cannot be read costs itself alone', async () => {
    const { loaded, faults } = load({
      'feedback.get': [{ id: 7, fields: 'none' }, ...Object.values(SAMPLE_DEFINITIONS)],
    });
    expect((await loaded).forms?.map(({ id }) => id)).toEqual(['question', 'coverage', 'long']);
    expect(faults.join()).toMatch(/Форму №1 из списка нельзя прочитать/);
  });

  test('[FORM-217] that cannot be had are an error, of which the visitor is told', async () => {
    await expect(load({ 'feedback.get': { status: 503, refused: null } }).loaded).rejects.toThrow();
    expect(machine.start({ submit: 'Отправить', forms: null, pin: '', today: '' }).state).toBe('error');
  });
});

describe('without a code', () => {
  test('[FORM-204][FORM-457][FORM-458][FORM-459] a form that is taken ends with its success', async () => {
    const { context, calls } = at(SAMPLE_FORMS.question, question, { 'feedback.send': { success: true } });
    const result = await actions.send(context);
    expect(result).toEqual({
      event: { type: 'SENT', id: 'question', title: 'Вопрос отправлен', text: 'Ответ придёт на вашу почту.' },
    });
    expect(calls[0]?.input).toEqual({
      body: {
        id: 'question',
        refererx: 'Страница',
        form_url: 'https://moscow.example.test/page',
        name: 'Анна',
        email: 'anna@example.test',
        topic: 'tariff',
        text: 'Какой тариф выбрать?',
        source: 'site',
      },
    });
  });

  test('[FORM-205][FORM-206][FORM-471][FORM-472] a refusal without a code of ours stays at the form, with the generic text', async () => {
    for (const answers of [refusal(), refusal('strange', { error: 'Слова сервера' })]) {
      const { context } = at(SAMPLE_FORMS.question, question, answers);
      expect(await actions.send(context)).toEqual({
        rejected: {
          message: 'Что-то пошло не так. Обновите страницу или зайдите позже',
          status: 422,
          field: undefined,
        },
      });
    }
  });

  test('[FORM-468][FORM-469][FORM-473] a wrong captcha is said at its field, and another one comes', async () => {
    const answers = { ...refusal('captcha'), 'captcha.form': shownCaptcha };
    const plan = withCaptcha(SAMPLE_FORMS.question);
    const { context, calls } = at(plan, { ...question, captchaCode: '12345' }, answers, captcha);
    expect(await actions.send(context)).toMatchObject({
      event: { type: 'CAPTCHA_SHOWN', captcha: { id: 'c2' } },
      rejected: { message: 'Некорректный код с картинки', field: 'captchaCode' },
    });
    expect(calls[0]?.input).toMatchObject({
      body: { __captcha: { form: 'feedback', id: 'c1', code: '12345' } },
    });
  });

  test('[FORM-412][FORM-413][FORM-427] a form with a captcha is not sent without its code', async () => {
    const plan = withCaptcha(SAMPLE_FORMS.question);
    const { context, calls } = at(plan, question, { 'captcha.form': shownCaptcha });
    expect(await actions.send(context)).toMatchObject({
      event: { type: 'CAPTCHA_SHOWN' },
      rejected: { field: 'captchaCode' },
    });
    expect(calls.map(({ id }) => id)).toEqual(['captcha.form']);
    const read = toSendInput({ props: toProps(plan), data: formStep(captcha), now: NOW }).safeParse(question);
    expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['captchaCode', 'Заполните поле'],
    ]);
  });

  test('[FORM-417][FORM-465][FORM-466] the server’s word on a field stands there, with its code', async () => {
    const answers = {
      'feedback.send': {
        success: false,
        field: 'email',
        extra: { errorCode: 'E7', error: 'Такого ящика нет' },
      },
    };
    const { context } = at(SAMPLE_FORMS.question, question, answers);
    expect(await actions.send(context)).toMatchObject({
      rejected: { field: 'f1', message: 'Такого ящика нет (Код ошибки: E7)' },
    });
  });

  test.each([
    ['FORM-488', SAMPLE_FORMS.coverage, coverage, 'phone', 'f3', 'Некорректный номер телефона'],
    ['FORM-489', SAMPLE_FORMS.question, question, 'email', 'f1', 'Некорректный e-mail'],
  ])(
    '[%s] a field that the server blames without words says what is wrong',
    async (_row, plan, values, name, field, message) => {
      const { context } = at(plan, values, { 'feedback.send': { success: false, field: name } });
      expect(await actions.send(context)).toMatchObject({ rejected: { field, message } });
    },
  );

  test('[FORM-446] files that the server finds too large together are said so', async () => {
    const { context } = at(SAMPLE_FORMS.question, question, refusal('files.total'));
    expect(await actions.send(context)).toMatchObject({
      rejected: { message: 'Общий размер файлов превышен' },
    });
  });

  test('[FORM-484][FORM-490] a code that is known has its text', async () => {
    const { context } = at(SAMPLE_FORMS.question, question, refusal('duplicate'));
    expect(await actions.send(context)).toMatchObject({
      rejected: { message: 'Заявка для подключения этого номера уже отправлена' },
    });
  });

  test('[FORM-487] no answer at all is said so', async () => {
    const { context } = at(SAMPLE_FORMS.question, question, {
      'feedback.send': { status: null, refused: null },
    });
    // The fake turns a status of null into 0, which no operator answers with.
    const result = await actions.send({
      ...context,
      ask: async () => ({ ok: false, status: null, error: NO_ERROR }),
    });
    expect(result).toMatchObject({
      rejected: { message: 'Не удалось получить ответ от системы. Попробуйте зайти позже и начать заново' },
    });
  });

  test('a file that is gone is said at its field, and nothing is sent', async () => {
    const token = `${'a'.repeat(24)}.3.image%2Fpng.a%2Epng.${'d'.repeat(22)}.${'s'.repeat(24)}`;
    const { context, calls } = at(SAMPLE_FORMS.question, { ...question, f4: token }, {});
    expect(await actions.send(context)).toMatchObject({
      rejected: { field: 'f4', message: 'Не удалось загрузить файл' },
    });
    expect(calls).toEqual([]);
  });
});

const NO_ERROR = { code: null, message: null, field: null, showsCaptcha: false };

describe('with a code', () => {
  const sent = { 'feedback.sendOtp': { ok: true, codeLength: 5, timeout: 60 } };

  test('[FORM-207][FORM-208][FORM-209][FORM-467] the number gets a code first, of the length that the answer says', async () => {
    const { context, calls } = at(SAMPLE_FORMS.coverage, coverage, sent);
    expect(await actions.sendCode(context)).toMatchObject({
      event: { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 5, resendAt: NOW + 60_000 },
    });
    expect(calls).toEqual([
      { id: 'feedback.sendOtp', input: { body: { id: 'coverage', __otp: { msisdn: MSISDN } } } },
    ]);
    expect(
      machine.next({ state: 'initial', data: formStep() }, { type: 'CODE_SENT', ...codeStep }).state,
    ).toBe('otp');
  });

  test('[FORM-474][FORM-475] a request without detail shows the generic text, and another captcha', async () => {
    const answers = { 'feedback.sendOtp': { status: 500, refused: {} }, 'captcha.form': shownCaptcha };
    const plan = withCaptcha(SAMPLE_FORMS.coverage);
    const { context } = at(plan, { ...coverage, captchaCode: '1' }, answers, captcha);
    expect(await actions.sendCode(context)).toMatchObject({
      event: { type: 'CAPTCHA_SHOWN', captcha: { id: 'c2' } },
      rejected: { message: 'Что-то пошло не так. Обновите страницу или зайдите позже' },
    });
  });

  test('the captcha goes along, and a wrong one is said at its field before any code', async () => {
    const refused = { success: false, extra: { errorCode: 'captcha' } };
    const answers = { 'feedback.sendOtp': { status: 400, refused }, 'captcha.form': shownCaptcha };
    const plan = withCaptcha(SAMPLE_FORMS.coverage);
    const { context, calls } = at(plan, { ...coverage, captchaCode: '1' }, answers, captcha);
    expect(await actions.sendCode(context)).toMatchObject({
      event: { type: 'CAPTCHA_SHOWN', captcha: { id: 'c2' } },
      rejected: { message: 'Некорректный код с картинки', field: 'captchaCode' },
    });
    expect(calls[0]?.input).toMatchObject({ body: { __captcha: { form: 'feedback', id: 'c1', code: '1' } } });
  });

  const confirmAndReturn = () =>
    actions.confirm(atCode({ ...refusal('strange'), 'captcha.form': shownCaptcha }).context);

  test('a number that is confirmed sends the mended form with the same code', async () => {
    const { context, calls } = at(SAMPLE_FORMS.coverage, coverage, { 'feedback.send': { success: true } });
    const { memo = {} } = await confirmAndReturn();
    expect(await actions.sendAgain({ ...context, memo })).toMatchObject({ event: { type: 'SENT' } });
    expect(calls.map(({ id }) => id)).toEqual(['feedback.send']);
  });

  test('a confirmed number whose code is good no more is told so, and may ask for another', async () => {
    const { context, calls } = at(SAMPLE_FORMS.coverage, coverage, refusal('otp'));
    const { memo = {} } = await confirmAndReturn();
    expect(await actions.sendAgain({ ...context, memo })).toMatchObject({
      rejected: { message: expect.stringContaining('Время кода истекло') },
      event: { type: 'CODE_STALE' },
    });
    expect(calls.map(({ id }) => id)).toEqual(['feedback.send']);
    const data = { ...formStep(), codeFor: MSISDN };
    expect(machine.next({ state: 'initial', data }, { type: 'CODE_STALE', captcha: null })).toEqual({
      state: 'initial',
      data: formStep(),
    });
  });

  test('a code that has just gone to the number is not sent again', async () => {
    const { memo = {} } = await actions.sendCode(at(SAMPLE_FORMS.coverage, coverage, sent).context);
    const again = at(SAMPLE_FORMS.coverage, coverage, {});
    expect(await actions.sendAgain({ ...again.context, memo })).toMatchObject({
      event: { type: 'CODE_SENT', codeLength: 5, resendAt: NOW + 60_000 },
    });
    expect(again.calls).toEqual([]);
  });

  test.each([
    ['8 926 111-22-33', true],
    ['+7 926 111 22 44', false],
  ])('a post with the number %s means the code of before: %s', (f3, isMeant) => {
    const { meant } = flow.actions.sendCode;
    const data = { ...formStep(), codeFor: MSISDN };
    expect(meant({ ...coverage, f3 }, data)).toBe(isMeant ? 'sendAgain' : null);
    expect(meant({ ...coverage, f3 }, formStep())).toBeNull();
  });

  test.each([
    ['FORM-477', '5000', 'Этот номер не в МегаФоне'],
    ['FORM-478', 'INVALID_MSISDN', 'Некорректный номер'],
    ['FORM-479', 'NOT_FOUND_MSISDN', 'Телефон не найден'],
    ['FORM-480', '5012', 'Новый код запрошен слишком рано'],
    ['FORM-482', '5014', 'Достигнуто максимальное количество попыток'],
  ])('[%s] the refusal %s of a code is «%s»', async (_row, code, message) => {
    const answers = { 'feedback.sendOtp': { status: 400, refused: { error: { code } } } };
    const { context } = at(SAMPLE_FORMS.coverage, coverage, answers);
    expect(await actions.sendCode(context)).toMatchObject({ rejected: { message, field: 'f3' } });
  });

  test('[FORM-210][FORM-211][FORM-460] the code goes with the form, and ends with its success', async () => {
    const memo = { captchaId: 'c1', captchaCode: '12345' };
    const { context, calls } = atCode({ 'feedback.send': { success: true } }, { memo });
    expect(await actions.confirm(context)).toMatchObject({ event: { type: 'SENT', title: 'Спасибо!' } });
    expect(calls[0]?.input).toMatchObject({
      body: {
        phone: MSISDN,
        when: ['20.11.2026', '10:30'],
        __otp: { code: '123456', msisdn: MSISDN, timezone: 'Europe/Moscow' },
        __captcha: { form: 'feedback', id: 'c1', code: '12345' },
      },
    });
  });

  test.each([
    ['FORM-483', 'otp', 'Некорректный код'],
    ['FORM-481', '5013', 'Время действия кода истекло'],
  ])(
    '[FORM-470][FORM-476][%s] what is wrong with the code (%s) is said at it, and the step stays',
    async (_row, code, message) => {
      const { context } = atCode(refusal(code));
      expect(await actions.confirm(context)).toEqual({
        rejected: { message, field: 'code', status: 422 },
      });
    },
  );

  test('[FORM-468][FORM-469] a captcha that was wrong leads back to the form, to another one', async () => {
    const { context } = atCode({ ...refusal('captcha'), 'captcha.form': shownCaptcha });
    const result = await actions.confirm(context);
    expect(result).toMatchObject({
      event: { type: 'RETURNED', captcha: { id: 'c2' } },
      rejected: { message: 'Некорректный код с картинки', field: 'captchaCode' },
    });
    expect(machine.next({ state: 'otp', data: codeStep }, { type: 'RETURNED', captcha })).toEqual({
      state: 'initial',
      data: { ...formStep(captcha), codeFor: MSISDN },
    });
  });

  test('[FORM-471][FORM-472][FORM-473] any other refusal leads back to the form with the generic text', async () => {
    const { context } = atCode({ ...refusal('strange'), 'captcha.form': shownCaptcha });
    expect(await actions.confirm(context)).toMatchObject({
      event: { type: 'RETURNED', captcha: { id: 'c2' } },
      rejected: { message: 'Что-то пошло не так. Обновите страницу или зайдите позже' },
    });
  });

  test('a number that was changed on the way has no code', async () => {
    const { context, calls } = atCode({}, { values: { ...coverage, f3: '+7 926 111 22 44' } });
    expect(await actions.confirm(context)).toMatchObject({ rejected: { status: 409 } });
    expect(calls).toEqual([]);
  });

  test('[FORM-486] another code that is refused without words can be asked for again', async () => {
    const { ask } = createFakeAsk({ 'feedback.sendOtp': { status: 500, refused: {} } });
    const snapshot = { state: 'otp' as const, data: { ...codeStep, resendAt: NOW - 1 } };
    const props = toProps(SAMPLE_FORMS.coverage);
    const context = createFakeContext({ input: {}, snapshot, props, pins, ask, now: NOW });
    expect(await actions.resendCode(context)).toMatchObject({
      rejected: { message: 'Что-то пошло не так, попробуйте ещё раз' },
    });
  });
});

describe('the steps of a form', () => {
  test('[FORM-212][FORM-213] lead from the code back to the form, without its captcha, which is asked for anew', () => {
    expect(machine.next({ state: 'otp', data: codeStep }, { type: 'EDIT' })).toEqual({
      state: 'initial',
      data: { ...formStep(null), codeFor: MSISDN },
    });
  });

  test('[FORM-215] lead from the success to an empty form', () => {
    const success = { id: '501', title: 'Спасибо', text: null, pages: [1] };
    expect(machine.next({ state: 'success', data: success }, { type: 'AGAIN' })).toEqual({
      state: 'initial',
      data: formStep(null),
    });
  });

  test('[FORM-217] lead from «Нет» to the form, and from «Да» to thanks', () => {
    const props = {
      submit: 'Отправить',
      question: 'Помогло?',
      forms: [SAMPLE_FORMS.question],
      pin: '',
      today: '',
    };
    const start = machine.start(props);
    expect(machine.next(start, { type: 'DISLIKE' })).toMatchObject({
      state: 'negativeFeedback',
      data: { form: 0 },
    });
    expect(machine.next(start, { type: 'LIKE' })).toMatchObject({
      state: 'success',
      data: { id: null },
    });
  });

  test('know only themes and pages that there are', () => {
    const start = machine.start({
      submit: 'Отправить',
      forms: Object.values(SAMPLE_FORMS),
      pin: '',
      today: '',
    });
    for (const choice of ['3', '-1', '1e0', 'constructor', '', undefined]) {
      expect(machine.next(start, { type: 'CHOOSE', ...(choice !== undefined && { choice }) })).toBe(start);
    }
    const long = machine.next(start, { type: 'CHOOSE', choice: '2' });
    expect(machine.next(long, { type: 'PAGE', choice: '2' })).toMatchObject({ data: { page: 2 } });
    expect(machine.next(long, { type: 'PAGE', choice: '3' })).toBe(long);
  });

  test('[FORM-202] are initial, negative feedback, success, error and otp; loading is a post under way', () => {
    expect(Object.keys(flow.machine.states).sort()).toEqual(
      ['error', 'initial', 'negativeFeedback', 'otp', 'success'].sort(),
    );
  });
});

describe('the number of a form', () => {
  const kept: [msisdn: string, priority: number][] = [];
  const rememberPhone = (...given: [string, number]) => void kept.push(given);
  const plan: FormPlan = { ...SAMPLE_FORMS.coverage, otpPhone: null };
  beforeEach(() => void (kept.length = 0));

  test('[ACCT-408][ACCT-409] is remembered with priority 2 once the form was taken', async () => {
    const { context } = at(plan, coverage, { 'feedback.send': { success: true } });
    await actions.send({ ...context, rememberPhone });
    const atOtp = atCode({ 'feedback.send': { success: true } });
    await actions.confirm({ ...atOtp.context, rememberPhone });
    expect(kept).toEqual([
      [MSISDN, 2],
      [MSISDN, 2],
    ]);
  });

  test('is not remembered of a form that was refused, and of a code that was only sent', async () => {
    const { context } = at(plan, coverage, refusal('duplicate'));
    await actions.send({ ...context, rememberPhone });
    const asked = at(SAMPLE_FORMS.coverage, coverage, { 'feedback.sendOtp': { ok: true } });
    await actions.sendCode({ ...asked.context, rememberPhone });
    expect(kept).toEqual([]);
  });

  test('is none where the form has no field for it, or it was left empty', async () => {
    const { context } = at(SAMPLE_FORMS.question, question, { 'feedback.send': { success: true } });
    expect(await actions.send({ ...context, rememberPhone })).toMatchObject({ event: { type: 'SENT' } });
    const fields = plan.fields.map((field) => ({ ...field, isRequired: false }));
    const empty = at({ ...plan, fields }, { ...coverage, f3: '' }, { 'feedback.send': { success: true } });
    expect(await actions.send({ ...empty.context, rememberPhone })).toMatchObject({
      event: { type: 'SENT' },
    });
    expect(kept).toEqual([]);
  });
});
