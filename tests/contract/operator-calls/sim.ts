import { CAPTCHA, CODE_SENT, DONE, type OperatorCall } from './operator-call';

/** Ordering a SIM: the same steps under four bases (d1 §7); the paths and payloads of the steps are ours. */

const BASES = [
  { flow: 'teleport', base: '/api/lk/teleport', row: 'SIM-131' },
  { flow: 'esim', base: '/api/lk/esim/order', row: 'SIM-132' },
  { flow: 'dsim', base: '/api/mlk/sim-cards/dsim', row: 'SIM-133' },
  { flow: 'general', base: '/api/mlk/sim-cards', row: 'SIM-134' },
];

/** `call` and `sends` name the step; the flow and its base come before them. */
const STEPS: readonly OperatorCall[] = [
  {
    call: 'iccInit',
    rows: ['SIM-136'],
    sends: 'POST /iccInit',
    json: { icc: '89701020000000012345' },
    gives: { ok: true, processId: 'n-1' },
  },
  {
    call: 'region',
    rows: ['SIM-137'],
    sends: 'POST /region',
    json: { processId: 'n-1', regionId: '1' },
    gives: { ...DONE, processId: 'n-1' },
  },
  {
    call: 'otpRequest',
    rows: ['SIM-138'],
    sends: 'POST /otp/request',
    json: { processId: 'n-1', msisdn: '79261234567', captcha: CAPTCHA },
    gives: { ...CODE_SENT, timer: 180 },
  },
  {
    call: 'otpSubmit',
    rows: ['SIM-139'],
    sends: 'POST /otp/submit',
    json: { processId: 'n-1', msisdn: '79261234567', code: '123456' },
    gives: DONE,
  },
  {
    call: 'contactInfo',
    rows: ['SIM-140'],
    sends: 'POST /contactInfo',
    json: { processId: 'n-1', phone: '79261234567', email: 'anna@example.test' },
    gives: DONE,
  },
  {
    call: 'mnpData',
    rows: ['SIM-141'],
    sends: 'POST /mnpData',
    json: { processId: 'n-1', msisdn: '79161234567', date: '2026-12-10' },
    gives: DONE,
  },
  {
    call: 'numbers',
    rows: ['SIM-142'],
    sends: 'GET /numbers?processId=n-1&mode=TAIL&class=gold&query=777&filterType=FAVORITE_NUMBER',
    gives: { numbers: [{ msisdn: '79260000777', tier: 'gold', price: 1000 }] },
  },
  {
    call: 'numberSubmit',
    rows: ['SIM-142'],
    sends: 'POST /numbers',
    json: { processId: 'n-1', msisdn: '79260000777' },
    gives: DONE,
  },
  {
    call: 'tariffs',
    rows: ['SIM-143'],
    sends: 'GET /tariffs?processId=n-1',
    gives: { tariffs: [{ id: '21', title: 'Старт', price: 500 }] },
  },
  {
    call: 'tariffDetail',
    rows: ['SIM-144'],
    sends: 'GET /tariffs/{id}?processId=n-1',
    path: { id: '21' },
    gives: { id: '21', title: 'Старт', price: 500 },
  },
  {
    call: 'tariffSubmit',
    rows: ['SIM-145'],
    sends: 'POST /tariffs',
    json: { processId: 'n-1', id: '21', packs: ['2'] },
    gives: DONE,
  },
  {
    call: 'identity',
    rows: ['SIM-135'],
    sends: 'POST /identity',
    json: { processId: 'n-1', method: 'unep', returnUrl: 'https://moscow.example.test/esim/order' },
    gives: { ...DONE, redirect: 'https://state.example.test/confirm?session=s-1' },
  },
  {
    call: 'personalData',
    rows: ['SIM-146'],
    sends: 'POST /personalData',
    json: {
      processId: 'n-1',
      firstName: 'Анна',
      lastName: 'Иванова',
      middleName: 'Петровна',
      birthDate: '1990-05-17',
      birthPlace: 'Москва',
      gender: 'FEMALE',
      passport: {
        series: '4510',
        number: '123456',
        issueDate: '2010-06-01',
        issueId: '770-001',
        issuedBy: 'ОВД',
      },
    },
    gives: DONE,
  },
  {
    call: 'address',
    rows: ['SIM-147'],
    sends: 'GET /address?processId=n-1&query=Лесная',
    gives: { addresses: [{ id: '1', name: 'ул Лесная' }] },
  },
  {
    call: 'account',
    rows: ['SIM-148'],
    sends: 'GET /account?processId=n-1',
    gives: { account: '1001' },
  },
  {
    call: 'accept',
    rows: ['SIM-149'],
    sends: 'POST /accept',
    json: { processId: 'n-1' },
    gives: DONE,
  },
  {
    call: 'reset',
    rows: ['SIM-150'],
    sends: 'POST /reset',
    json: { processId: 'n-1' },
    gives: DONE,
  },
  {
    call: 'checkLastOrder',
    rows: ['SIM-151'],
    sends: 'GET /checkLastOrder?processId=n-1',
    gives: { exists: true },
  },
  {
    call: 'activationStatus',
    rows: ['SIM-152'],
    sends: 'GET /activationStatus?processId=n-1',
    gives: { status: 'pending' },
  },
  {
    call: 'processState',
    rows: ['SIM-153'],
    sends: 'GET /processState?processId=n-1',
    gives: {
      step: 'contract',
      regionId: '77',
      phone: '79261234567',
      email: 'anna@example.test',
      number: { msisdn: '79260000777', tier: 'gold', price: 1000, reservedUntil: '2026-11-23T10:00:00Z' },
      porting: { msisdn: '79161234567', date: '2026-12-10' },
      tariff: { id: '21', title: 'Старт', price: 500 },
      packs: [{ id: '2', title: 'Соцсети', price: 100 }],
      identity: 'confirmed',
    },
  },
  {
    call: 'contractSend',
    rows: ['SIM-154'],
    sends: 'POST /contract/send',
    json: { processId: 'n-1', returnUrl: 'https://moscow.example.test/esim/order' },
    gives: { ok: true, status: 'sent', redirect: 'https://sign.example.test/contract?id=c-1' },
  },
  {
    call: 'contractStatus',
    rows: ['SIM-154'],
    sends: 'GET /contract/status?processId=n-1',
    gives: {
      status: 'signed',
      sentAt: '2026-11-23T10:00:00Z',
      redirect: 'https://sign.example.test/contract?id=c-1',
    },
  },
  {
    call: 'profile',
    rows: ['SIM-135'],
    sends: 'GET /profile?processId=n-1',
    gives: {
      qrImageUrl: 'data:image/png;base64,AA==',
      activationCode: 'LPA:1$rsp.example.test$QWERTY-1',
      address: 'rsp.example.test',
      matchingId: 'QWERTY-1',
    },
  },
];

export const simCalls: readonly OperatorCall[] = BASES.flatMap(({ flow, base, row }) =>
  STEPS.map((step) => ({
    ...step,
    call: `sim.${flow}.${step.call}`,
    rows: [row, ...step.rows],
    sends: step.sends.replace(' ', ` ${base}`),
  })),
);
