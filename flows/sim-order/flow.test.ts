import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext } from '../kit/testing/fake-context';
import { toPersonInput } from '../kit/person/person-contract';
import { ACTIVATION_TEXTS } from '../kit/sim/activation-texts';
import { actions } from './actions.server';
import type { Order, Props } from './contract';
import { flow } from './flow';

const NOW = Date.UTC(2026, 10, 23, 9);
const props: Props = {
  ...flow.props.parse({}),
  regions: [{ id: 'moscow', title: 'Москва' }],
  detected: 'moscow',
  today: '2026-11-23',
};
const order: Order = {
  region: 'Москва',
  phone: '79261112233',
  email: 'anna@example.ru',
  number: null,
  porting: null,
  tariff: null,
  packs: [],
  confirmed: '',
};
const PERSON = {
  lastName: 'Иванова',
  firstName: 'Анна',
  birthDate: '17.05.1990',
  birthPlace: 'Москва',
  gender: 'FEMALE',
  passport: '45 10 123456',
  issueDate: '01.06.2010',
  issueId: '770-001',
  issuedBy: 'ОВД',
  address: 'Москва, Садовая, 5',
};
const memo = { process: 'p-1' };
const given = { props, memo, now: NOW };

/** What the questionnaire says of one field that is typed otherwise. */
function judge(typed: Record<string, unknown>): string[] {
  const { error } = toPersonInput(NOW).safeParse({ ...PERSON, ...typed });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the questionnaire', () => {
  test('[SIM-116][SIM-117] [SIM-146] goes to the operator with the series and the number of the passport', async () => {
    const { ask, calls } = createFakeAsk({ 'sim.esim.personalData': { ok: true } });
    const input = toPersonInput(NOW).parse({ ...PERSON, middleName: 'Петровна', issueId: '770001' });
    const snapshot = { state: 'questionnaire', data: { order } } as const;
    const done = await actions.fillIn(createFakeContext({ ...given, ask, input, snapshot }));

    expect(done).toMatchObject({ event: { type: 'CONTRACT' } });
    expect(calls).toEqual([
      {
        id: 'sim.esim.personalData',
        input: {
          body: {
            processId: 'p-1',
            lastName: 'Иванова',
            firstName: 'Анна',
            middleName: 'Петровна',
            birthDate: '1990-05-17',
            birthPlace: 'Москва',
            gender: 'FEMALE',
            address: 'Москва, Садовая, 5',
            passport: {
              series: '4510',
              number: '123456',
              issueDate: '2010-06-01',
              issueId: '770-001',
              issuedBy: 'ОВД',
            },
          },
        },
      },
    ]);
  });

  test.each([
    [{ passport: '4510 12345' }, /passport: В.серии и.номере 10.цифр/],
    [{ issueId: '77000' }, /issueId: В.коде подразделения 6.цифр/],
    [{ birthDate: '31.02.1990' }, /birthDate: Такой даты не.бывает/],
    [{ birthDate: '01.01.2020' }, /birthDate: Номер оформляют с.14.лет/],
    [{ issueDate: '24.11.2026' }, /issueDate: Дата выдачи ещё не.наступила/],
    [{ birthDate: '01.01.1960', issueDate: '01.01.2000' }, /issueDate: .*до.45.лет/],
    [{ birthDate: '01.01.2000', issueDate: '01.02.2014' }, /issueDate: .*до.20.лет/],
    [{ lastName: 'Ivanova' }, /lastName: Напишите русскими буквами/],
    [{ gender: undefined }, /gender: Некорректный пол/],
    [{ lastName: 'я'.repeat(100_000) }, /lastName: Слишком длинный текст/],
  ])('refuses %o', (typed, text) => {
    expect(judge(typed).join('\n')).toMatch(text);
  });

  test('takes what is pasted with other signs', () => {
    const read = toPersonInput(NOW).parse({ ...PERSON, passport: '4510№123456', issueId: '770 001' });
    expect(read).toMatchObject({ passport: '4510123456', issueId: '770-001' });
  });
});

const SPECIFIED = [
  'sim.new.number.busy',
  'sim.general.activated',
  'sim.general.activationError',
  'sim.general.notActivate',
  'sim.general.internal',
  'sim.general.external',
  'sim.mnp.msisdn.network.megafon',
  'sim.activation.mnp.msisdn.network.megafon',
  'sim.mnp.msisdn.other.region',
  'sim.activation.mnp.msisdn.other.region',
  'sim.mnp.region.read.only',
  'sim.activation.error.ensure',
  'sim.activation.error.verifying',
  'sim.activation.error.notIndividual',
  'sim.activation.error.not.rf',
  'sim.activation.limit.reached',
  'contract.signed.limit.reached',
  'captcha.invalid',
  'captcha.user.ban',
];

describe('what the operator refuses', () => {
  test('[SIM-155] every code of the specification has its text', () => {
    expect(SPECIFIED.filter((code) => ACTIVATION_TEXTS[code] === undefined)).toEqual([]);
  });

  test.each([
    { error: { code: 'sim.something.new', message: 'NullPointerException' } },
    { error: { message: 'Ошибка' } },
    '<html>502</html>',
    null,
  ])('[SIM-158] says the same of anything it does not know: %o', async (refused) => {
    const { ask } = createFakeAsk({ 'sim.esim.personalData': { status: 502, refused } });
    const input = toPersonInput(NOW).parse(PERSON);
    const snapshot = { state: 'questionnaire', data: { order } } as const;
    const done = await actions.fillIn(createFakeContext({ ...given, ask, input, snapshot }));

    expect(done.rejected?.message.replaceAll('\u00a0', ' ')).toBe(
      'Что-то пошло не так. Нажмите кнопку или зайдите позже',
    );
  });

  test.each(['captcha.invalid', 'captcha.user.ban'])(
    '[SIM-157] %s is an error of the captcha, and brings another one',
    async (code) => {
      const { ask } = createFakeAsk({
        'sim.esim.otpRequest': { status: 409, refused: { error: { code } } },
        'captcha.account': { id: 'c-1', image: '/api/captcha/c-1/k.png' },
      });
      const data = { order, of: 'phone' as const, msisdn: '79161110421', captcha: null };
      const input = { msisdn: '79161110421' };
      const done = await actions.sendCode(
        createFakeContext({ ...given, ask, input, snapshot: { state: 'phone', data } }),
      );
      expect(done).toMatchObject({
        event: { type: 'CAPTCHA_WANTED' },
        rejected: { field: 'captchaCode', message: 'Неправильно введён код с картинки' },
      });
    },
  );
});

test('an address to leave for that nobody vouches for is none', async () => {
  const { ask } = createFakeAsk({
    'sim.esim.identity': { ok: true, redirect: 'https://evil.example/' },
  });
  const snapshot = { state: 'identity', data: { order } } as const;
  const input = { method: 'unep' as const };
  const done = await actions.identify(createFakeContext({ ...given, ask, input, snapshot }));
  expect(done.rejected?.field).toBe('method');
  expect(done).not.toHaveProperty('leaveTo');
});

test('ten thousand numbers in an answer are cut to what a visitor looks through', async () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => ({
    msisdn: `7921${String(index).padStart(7, '0')}`,
    tier: 'simple',
    price: 0,
  }));
  const { ask } = createFakeAsk({ 'sim.esim.numbers': { numbers } });
  const input = { mode: 'ALL', tier: 'any', query: '', group: 'LIST' } as const;
  const data = { order, search: { ...input }, numbers: [], isCut: false };
  const snapshot = { state: 'number' as const, data };
  const done = await actions.search(createFakeContext({ ...given, ask, input, snapshot }));
  expect(done).toMatchObject({ event: { step: { isCut: true, numbers: { length: 20 } } } });
});

test.each([
  ['ALL', '', undefined],
  ['FAVORITE_NUMBER', '777', 'FAVORITE_NUMBER'],
  ['TAIL', '00', 'FAVORITE_NUMBER'],
] as const)(
  '[SIM-122] numbers that are looked for by %s are narrowed as favorite ones',
  async (mode, query, filterType) => {
    const { ask, calls } = createFakeAsk({ 'sim.esim.numbers': { numbers: [] } });
    const input = { mode, tier: 'any', query, group: 'LIST' } as const;
    const data = { order, search: { ...input }, numbers: [], isCut: false };
    const snapshot = { state: 'number' as const, data };
    await actions.search(createFakeContext({ ...given, ask, input, snapshot }));
    expect(calls.at(-1)?.input).toMatchObject({ query: { mode } });
    expect(Object(calls.at(-1)?.input).query.filterType).toBe(filterType);
  },
);

test('[SIM-153] an order that the operator has forgotten begins anew', async () => {
  const { ask } = createFakeAsk({
    'sim.esim.processState': { status: 409, refused: { error: { code: 'sim.general.internal' } } },
  });
  const snapshot = { state: 'resume', data: { process: 'old', confirmed: '' } } as const;
  const done = await actions.resume(createFakeContext({ ...given, ask, input: {}, snapshot }));
  expect(done).toMatchObject({ event: { type: 'RESTARTED', hasCard: false }, remember: { 'sim-esim': '' } });
});
