import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { newSubscriber } from './flow-subscribers';
import { FORM, visitFlow } from './post-flow';
import { startSite, type SiteProcess } from './site-process';

/** Back from the bank: only the bank's own page says that something was paid, by the server's word (trust.md, 8). */

const TOP_UP = { path: '/pay/topup', flow: 'top-up' };
const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const BANK = { new: /value="paid"/, paid: />Оплачено</, declined: />Платёж отклонён</ };
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

const read = async (path: string) => (await site.send({ path })).body;
const settle = (path: string, outcome: string) =>
  site.send({
    path,
    method: 'POST',
    body: `outcome=${outcome}`,
    headers: { ...FORM, origin: `http://moscow.localhost:${site.port}` },
  });

/** Opens a card payment; gives the bank's address, and the visit that waits for the return. */
async function openPayment() {
  const visit = visitFlow({ port: site.port, ...TOP_UP });
  await visit.open();
  const { http } = await visit.post('pay', { msisdn: newSubscriber(), amount: '300', method: 'card' });
  const bank = http.headers.location ?? '';
  expect([http.status, bank]).toEqual([303, expect.stringMatching(/^\/sandbox\/bank\?payment=[\w-]{36}$/)]);
  return { visit, bank, id: bank.split('=')[1] ?? '' };
}

describe('the page that a payment comes back to', () => {
  test('says nothing of success, whatever its address says: it is the same page, byte for byte', async () => {
    const { bank, id } = await openPayment();
    await settle(bank, 'paid');
    const clean = await read(TOP_UP.path);
    const queries = [
      `payment=${id}`,
      `payment=${id}&status=paid`,
      `payment=${UNKNOWN}&status=paid`,
      'success=1',
      'paid=300',
      'result=success&amount=300',
      'orderId=1&mdOrder=2&status=1',
      '_step=x&_flow=top-up&_instance=topup',
    ];
    let different = 0;
    for (const query of queries) if ((await read(`${TOP_UP.path}?${query}`)) !== clean) different += 1;
    expect(different).toBe(0);
    expect(clean).not.toMatch(/Счёт пополнен|Платёж прошёл|Оплачено/);
    noteFigure(
      8,
      'return-addresses',
      `${queries.length} forged returns: ${different} differ from the clean page`,
    );
  });

  test('replayed with the step that led to the bank, claims nothing either', async () => {
    const { visit } = await openPayment();
    const replay = await visit
      .copy()
      .postData('pay', { msisdn: newSubscriber(), amount: '300', method: 'card' });
    expect(replay.state?.snapshot.state).toBe('leaving');
    expect(JSON.stringify(replay.state?.snapshot)).not.toMatch(/paid|success/);
  });
});

describe('the bank’s page', () => {
  test('is new until it was paid, whatever its address says', async () => {
    const { bank } = await openPayment();
    for (const forged of ['', '&status=paid', '&outcome=paid', '&payment=other']) {
      expect(await read(bank + forged)).toMatch(BANK.new);
    }
    expect((await site.send({ path: `/sandbox/bank?payment=${UNKNOWN}&status=paid` })).status).toBe(404);
    expect((await settle(`/sandbox/bank?payment=${UNKNOWN}`, 'paid')).status).toBe(303);
    expect((await site.send({ path: `/sandbox/bank?payment=${UNKNOWN}` })).status).toBe(404);
  });

  test.each([
    ['paid', 'declined'],
    ['declined', 'paid'],
  ] as const)('that was %s stays so, when %s comes after it', async (first, late) => {
    const { bank } = await openPayment();
    await settle(bank, first);
    const settled = await read(bank);
    expect(settled).toMatch(BANK[first]);
    await Promise.all([settle(bank, late), settle(bank, late)]);
    expect(await read(bank)).not.toMatch(BANK.new);
    expect(await read(bank)).toMatch(BANK[first]);
  });
});
