import { beforeAll, describe, expect, test } from 'vitest';
import { getFormCaptcha } from '#schemas/gateway/captcha';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { CALLS, PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** A captcha serves once, for two minutes, for the visitor and the form that it was shown to (trust.md, 12). */

const store = createFlowStore('operator');
const WRONG = 'Неправильно введён код с картинки';
let gateway: FlowGateway;
let site: SiteProcess;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { DATA_DIR: store.directory });
});

/** A visitor whose number is wanted a captcha for. */
async function comeToCaptcha() {
  const visit = visitFlow({ port: site.port, ...PROMISED });
  const msisdn = newSubscriber('0001');
  await visit.open();
  const wanted = await visit.post('sendCode', { msisdn });
  expect([wanted.status, wanted.state?.snapshot.state, wanted.text]).toEqual([
    422,
    'phone',
    'Введите код с картинки',
  ]);
  const [, id = ''] = /\/captcha\/([\w-]+)\/[\w-]+\.png/.exec(visit.html()) ?? [];
  return { visit, msisdn, id, captchaCode: gateway.code(id) };
}
/** A captcha that is tried again after what makes repeats equal, and keeps them apart, has passed. */
function passTime(): void {
  store.forgetOutcomes();
  for (const limit of ['1/60', '3/600']) store.endLimits(`code msisdn ${limit}`);
}

describe('a captcha', () => {
  test('is shown as a picture, and asked for before the operator is', async () => {
    const { visit, msisdn, id } = await comeToCaptcha();
    const [picture = ''] = /\/captcha\/[\w-]+\/[\w-]+\.png/.exec(visit.html()) ?? [];
    expect((await site.send({ path: picture })).headers['content-type']).toBe('image/png');
    const before = gateway.count(CALLS.send);
    for (const captchaCode of ['', '   ']) {
      expect((await visit.postData('sendCode', { msisdn, captchaCode })).text).toBe('Введите код с картинки');
    }
    expect(gateway.count(CALLS.send)).toBe(before);
    expect(gateway.sandbox.state.captcha.codes.has(id)).toBe(true);
  });

  test('has the phone of the support beside it, for those who cannot see it', async () => {
    const { visit } = await comeToCaptcha();
    const [, beside = ''] = visit.html().split('Код с картинки');
    expect(beside).toMatch(/Не\u00a0видите картинку\? Позвоните на\u00a0<a[^>]* href="tel:88005500500"/);
  });

  test('serves once, right or wrong: the same solution sends no second code', async () => {
    const { visit, msisdn, captchaCode, id } = await comeToCaptcha();
    expect((await visit.postData('sendCode', { msisdn, captchaCode })).state?.snapshot.state).toBe('code');
    passTime();
    const reused = await visit.postData('sendCode', { msisdn, captchaCode });
    expect([reused.text, gateway.countSent(msisdn)]).toEqual([WRONG, 1]);
    expect(gateway.sandbox.state.captcha.codes.has(id)).toBe(false);

    const other = await comeToCaptcha();
    const missed = await other.visit.postData('sendCode', { msisdn: other.msisdn, captchaCode: '00000' });
    expect([missed.text, missed.state?.values]).toEqual([WRONG, { msisdn: other.msisdn }]);
    const late = await other.visit.postData('sendCode', {
      msisdn: other.msisdn,
      captchaCode: other.captchaCode,
    });
    expect([late.text, gateway.countSent(other.msisdn)]).toEqual([WRONG, 0]);
    noteFigure(12, 'reuse', 'a solution used twice, or right after a wrong one: 0 further codes sent');
  });

  test('in a race is one: ten posts at once, by the site and at the operator', async () => {
    const { visit, msisdn, captchaCode } = await comeToCaptcha();
    const posts = Array.from({ length: 10 }, () => visit.postData('sendCode', { msisdn, captchaCode }));
    const states = (await Promise.all(posts)).map(({ state }) => state?.snapshot.state);
    expect(new Set(states)).toEqual(new Set(['code']));
    expect(gateway.countSent(msisdn)).toBe(1);

    const direct = await comeToCaptcha();
    const [token = ''] = [...gateway.sandbox.state.account.tokens].slice(-1);
    const body = JSON.stringify({
      msisdn: direct.msisdn,
      token,
      captcha: { id: direct.id, code: direct.captchaCode },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetch(gateway.origin + CALLS.send, init)),
    );
    const passed = answers.filter(({ ok }) => ok).length;
    expect([passed, gateway.countSent(direct.msisdn)]).toEqual([1, 1]);
    noteFigure(
      12,
      'race',
      `10 posts with one solution: ${gateway.countSent(msisdn)} code; 10 direct calls: ${passed} passed`,
    );
  });

  test('is of the visitor that it was shown to', async () => {
    const [owner, thief] = [await comeToCaptcha(), await comeToCaptcha()];
    const swapped = await thief.visit.postData('sendCode', {
      msisdn: thief.msisdn,
      captchaCode: owner.captchaCode,
    });
    expect([swapped.text, gateway.countSent(thief.msisdn)]).toEqual([WRONG, 0]);
    // The owner's whole page in another browser: its step is sealed for the owner.
    const stolen = await owner.visit.copy({ cookie: '' }).post('sendCode', {
      msisdn: owner.msisdn,
      captchaCode: owner.captchaCode,
    });
    expect([stolen.status, gateway.countSent(owner.msisdn)]).toEqual([400, 0]);
    expect(gateway.sandbox.state.captcha.codes.has(owner.id)).toBe(true);
    noteFigure(12, 'swap', 'a solution in another session, a page in another browser: 0 codes sent');
  });

  test('is of the form that it was made for, and good for two minutes', async () => {
    const foreign = await fetch(gateway.origin + getFormCaptcha.path.replace('{id}', 'feedback'));
    const { id } = getFormCaptcha.answer.parse(await foreign.json());
    const msisdn = newSubscriber('0001');
    const [token = ''] = [...gateway.sandbox.state.account.tokens].slice(-1);
    const body = JSON.stringify({ msisdn, token, captcha: { form: 'lk', id, code: gateway.code(id) } });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    expect((await fetch(gateway.origin + CALLS.send, init)).status).toBe(400);

    const late = await comeToCaptcha();
    gateway.clock.aheadMs = 120_000;
    const expired = await late.visit.postData('sendCode', {
      msisdn: late.msisdn,
      captchaCode: late.captchaCode,
    });
    gateway.clock.aheadMs = 0;
    expect([expired.text, gateway.countSent(late.msisdn)]).toEqual([WRONG, 0]);
    noteFigure(12, 'age', 'a captcha of another form, or two minutes old: 0 codes sent');
  });
});
