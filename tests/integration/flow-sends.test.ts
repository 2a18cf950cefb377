import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { startFlowGateway, type FlowGateway } from './flow-gateway';
import { createFlowStore } from './flow-store';
import { newSubscriber } from './flow-subscribers';
import { BUSY, visitFlow, type Answered, type FlowVisit } from './post-flow';
import { CALLS, PROMISED, startWith } from './promised-visit';
import type { SiteProcess } from './site-process';

/** Nobody's phone is flooded with codes (trust.md, 10). Time passes by ending the windows in the database. */

const store = createFlowStore('operator');
const FLOWS = [
  PROMISED,
  { path: '/help/contacts', flow: 'chat-opener' },
  { path: '/services/smena-tarifa.html', flow: 'rate-plan' },
];
const LIMITED = /^Слишком много попыток\. Попробуйте через \d+ (с|мин)\.$/;
let gateway: FlowGateway;
let site: SiteProcess;
let addresses = 0;
beforeAll(async () => {
  gateway = await startFlowGateway();
  site = await startWith(gateway, { DATA_DIR: store.directory });
});

/** A visitor that nobody has seen, at an address that nobody has seen. */
async function come({ path, flow } = PROMISED, address = `10.1.0.${(addresses += 1)}`): Promise<FlowVisit> {
  const visit = visitFlow({ port: site.port, path, flow, address });
  await visit.open();
  return visit;
}
const ask = async (msisdn: string, ...place: Parameters<typeof come>): Promise<Answered> =>
  (await come(...place)).postData('sendCode', { msisdn });
const isSent = ({ state }: Answered) => ['code', 'confirm'].includes(state?.snapshot.state ?? '');

describe('a number', () => {
  test('gets one code a minute, three in ten minutes, six a day, from all flows and visitors together, over restarts', async () => {
    const msisdn = newSubscriber();
    const sent: boolean[] = [];
    const askAnew = async (...ended: string[]) => {
      for (const limit of ended) store.endLimits(`code msisdn ${limit}`);
      // The tries are bounded as well, in another window.
      store.endLimits('code tries msisdn 10/600');
      const answered = await ask(msisdn, FLOWS[sent.length % FLOWS.length]);
      if (!isSent(answered)) expect(answered.text).toMatch(LIMITED);
      sent.push(isSent(answered));
    };
    await askAnew();
    await askAnew();
    await site.stop();
    site = await startWith(gateway, { DATA_DIR: store.directory });
    await askAnew();
    for (const ended of [['1/60'], ['1/60'], ['1/60']]) await askAnew(...ended);
    for (let n = 0; n < 4; n += 1) await askAnew('1/60', ...(n === 0 ? ['3/600'] : []));
    await askAnew('1/60', '3/600');
    expect(sent.map(Number).join('')).toBe('10011011100');
    expect(gateway.countSent(msisdn)).toBe(6);
    await askAnew('1/60', '3/600', '6/86400');
    expect(gateway.countSent(msisdn)).toBe(7);
    noteFigure(
      10,
      'one-number',
      `11 requests in a day, 3 flows, a restart: ${6} codes sent; the next one the day after`,
    );
  });

  test('gets one code for fifty visitors at the same moment', async () => {
    const msisdn = newSubscriber();
    const visits: FlowVisit[] = [];
    for (let n = 0; n < 50; n += 1) visits.push(await come(FLOWS[n % FLOWS.length]));
    const answers = await Promise.all(visits.map((visit) => visit.postData('sendCode', { msisdn })));
    const refused = answers.filter(({ text }) => LIMITED.test(text)).length;
    // A busy machine may answer late: who was let through then is told so, and nobody else is sent one for it.
    const failed = answers.filter(({ text }) => text === 'Ошибка сервера. Попробуйте позже').length;
    // Or it turns some away before anything is read of them.
    const busy = answers.filter(({ status }) => status === BUSY).length;
    const sent = answers.filter(isSent).length;
    expect(busy).toBeLessThan(50);
    expect([sent + refused + failed + busy, sent <= 1, gateway.countSent(msisdn) <= 1]).toEqual([
      50,
      true,
      true,
    ]);
    const codes = gateway.countSent(msisdn);
    noteFigure(
      10,
      'parallel',
      `50 visitors and addresses, 3 flows, at once: ${codes} code sent, ${refused} refused`,
    );
  });

  test('is not flooded while the operator sends, but answers too late to be believed', async () => {
    const msisdn = newSubscriber();
    gateway.spoil(CALLS.send, 'slow', { isDone: true });
    expect((await ask(msisdn)).text).toContain('Ошибка сервера');
    expect(store.setPoints('code tries msisdn 10/600', 9)).toBeGreaterThan(0);
    expect((await ask(msisdn)).text).toContain('Ошибка сервера');
    expect((await ask(msisdn)).text).toMatch(LIMITED);
    gateway.spoil(CALLS.send, null);
    expect(gateway.countSent(msisdn)).toBe(2);
    noteFigure(
      10,
      'late-answers',
      'codes whose answer came too late: at most 10 tries of a number in ten minutes',
    );
  });
});

describe('who asks for many numbers', () => {
  test('is stopped after forty, and a new cookie helps no further than the address’s budget', async () => {
    const visit = visitFlow({ port: site.port, ...PROMISED, address: '10.2.0.1' });
    await visit.open();
    await visit.postData('sendCode', { msisdn: '79161112233' });
    const texts: string[] = [];
    for (let n = 0; n < 43; n += 1) {
      texts.push((await visit.postData('sendCode', { msisdn: newSubscriber() })).text);
    }
    const ran = texts.filter((text) => !LIMITED.test(text)).length;
    expect(ran).toBe(39);

    const address = '10.2.0.2';
    expect(isSent(await ask(newSubscriber(), PROMISED, address))).toBe(true);
    store.setPoints('code address 300/600', 299);
    expect(isSent(await ask(newSubscriber(), PROMISED, address))).toBe(true);
    expect((await ask(newSubscriber(), PROMISED, address)).text).toMatch(LIMITED);
    store.endLimits('code address 300/600');
    noteFigure(
      10,
      'one-visitor',
      `44 numbers of one visitor: ${ran + 1} tried; of one address: 300 codes in ten minutes`,
    );
  });

  test('all together have a budget', async () => {
    store.setPoints('code everyone 5000/600', 5000);
    expect((await ask(newSubscriber())).text).toMatch(LIMITED);
    store.endLimits('code everyone 5000/600');
    expect(isSent(await ask(newSubscriber()))).toBe(true);
  });
});
