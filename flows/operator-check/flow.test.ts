import { describe, expect, test } from 'vitest';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79161112233';
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
const start = { state: 'number', data: noNumber } as const;
const whose = {
  operator: 'Заря Телеком',
  operator_id: '101',
  region: 'Москва',
  region_id: 7,
  domain: 'moscow',
};

async function check(answers: FakeAnswers, captchaCode?: string) {
  const { ask, calls } = createFakeAsk({
    'captcha.form': { id: 'c2', image: '/api/captcha/c2/2.png' },
    ...answers,
  });
  const shown = captchaCode === undefined ? null : captcha;
  const result = await actions.check(
    createFakeContext({
      ask,
      props: flow.props.parse({}),
      input: { msisdn: MSISDN, captchaCode },
      snapshot: { state: 'number', data: { msisdn: MSISDN, captcha: shown } },
    }),
  );
  return { result, calls };
}

describe('operator-check', () => {
  test('[CODE-130][CODE-131][CODE-421] names the operator and the region of a number', async () => {
    const { result, calls } = await check({ 'msisdn.getOperator': { ok: true, ...whose } });
    expect(result.event).toEqual({
      type: 'FOUND',
      msisdn: MSISDN,
      operator: 'Заря Телеком',
      region: 'Москва',
    });
    expect(calls).toEqual([{ id: 'msisdn.getOperator', input: { query: { msisdn: MSISDN } } }]);
  });

  test('[CODE-131] sends id, form and code of a captcha that is shown', async () => {
    const { calls } = await check({ 'msisdn.getOperator': { ok: true, ...whose } }, '12345');
    expect(calls[0]?.input).toEqual({
      query: { msisdn: MSISDN, captcha: { form: 'msisdn', id: 'c1', code: '12345' } },
    });
  });

  test('shows the captcha that is wanted, and does not ask without its code', async () => {
    const refused = { status: 400, refused: { error: { code: 'a211', showCaptcha: true } } };
    const { result } = await check({ 'msisdn.getOperator': refused });
    expect(result).toMatchObject({
      event: { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha: { id: 'c2' } },
      rejected: { field: 'captchaCode' },
    });
    const { result: missing, calls } = await check({}, '');
    expect(missing.rejected?.message).toBe('Введите код с картинки');
    expect(calls).toEqual([]);
  });

  test.each([
    { status: 404, refused: { error: { code: 'NOT_FOUND_MSISDN', message: 'Телефон не найден' } } },
    { ok: false, error: { message: 'Телефон не найден' }, ...whose },
  ])('says that nobody has the number', async (answer) => {
    const { result } = await check({ 'msisdn.getOperator': answer });
    expect(result).toEqual({ rejected: { message: 'Телефон не найден', field: 'msisdn', status: 422 } });
  });

  test('begins anew with another number', () => {
    const found = machine.next(start, { type: 'FOUND', msisdn: MSISDN, operator: 'Заря', region: 'Москва' });
    expect(found).toEqual({ state: 'answer', data: { msisdn: MSISDN, operator: 'Заря', region: 'Москва' } });
    expect(machine.next(found, { type: 'CHECK_ANOTHER' })).toEqual(start);
  });

  test('brings another picture for the number that is being typed', async () => {
    const { ask } = createFakeAsk({ 'captcha.form': { id: 'c2', image: '/api/captcha/c2/2.png' } });
    const snapshot = { state: 'number', data: { msisdn: MSISDN, captcha } } as const;
    const given = { ask, props: flow.props.parse({}), snapshot, input: {} };
    const { event } = await actions.refreshCaptcha(createFakeContext(given));
    expect(machine.next(snapshot, event ?? { type: 'CHECK_ANOTHER' })).toMatchObject({
      data: { msisdn: MSISDN, captcha: { id: 'c2', image: '/captcha/c2/2.png' } },
    });
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
