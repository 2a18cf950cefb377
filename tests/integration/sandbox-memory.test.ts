import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createFlowStore } from './flow-store';
import { newSubscriber, outboxOf } from './flow-subscribers';
import { FORM, visitFlow } from './post-flow';
import { PROMISED } from './promised-visit';
import { startSite, type SiteProcess } from './site-process';

/** The site with its own sandbox, stopped and started again on the same directory: `npm run site` twice. */

const TOP_UP = { path: '/pay/topup', flow: 'top-up' };
const entries = z.array(
  z.object({ kind: z.string(), to: z.string(), text: z.string(), code: z.string().optional() }),
);

async function readOutbox(site: SiteProcess) {
  return entries.parse(JSON.parse((await site.send({ path: '/dev/outbox' })).body));
}

/** Every file under a directory, as text. */
function readDisk(directory: string): [name: string, text: string][] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(directory, name)).isFile())
    .map((name) => [name, readFileSync(join(directory, name)).toString('utf8')]);
}

describe('a site that is started again', () => {
  test('takes the code that it sent before, and knows the promised payment that was taken before', async () => {
    const store = createFlowStore('demo');
    const env = { DATA_DIR: store.directory, TRUST_PROXY: '1' };
    const msisdn = newSubscriber();
    const first = await startSite(env);
    const visit = visitFlow({ port: first.port, ...PROMISED });
    await visit.open();
    await visit.post('sendCode', { msisdn });
    const code = await outboxOf(first).readCode(msisdn);
    const wrong = code === '0000' ? '0001' : '0000';
    await visit.post('confirm', { code: wrong, msisdn });
    expect(await first.stop()).toBe(0);

    const second = await startSite(env);
    expect(await outboxOf(second).readCode(msisdn)).toBe(code);
    const later = visit.copy({ port: second.port });
    expect((await later.post('confirm', { code, msisdn })).state?.snapshot.state).toBe('amount');
    expect((await later.post('take', { amount: '300' })).state?.snapshot.state).toBe('success');
    await second.stop();
    // The site's own limit of one code a minute.
    store.endLimits('code msisdn 1/60');

    const third = await startSite(env);
    // From elsewhere: an equal post of the same browser is a double click.
    const again = visitFlow({ port: third.port, ...PROMISED, address: '203.0.113.7' });
    await again.open();
    await again.post('sendCode', { msisdn });
    await again.post('confirm', { code: await outboxOf(third).readCode(msisdn), msisdn });
    const refused = await again.post('take', { amount: '300' });
    expect([refused.state?.snapshot.state, refused.text]).toEqual([
      'amount',
      expect.stringContaining('Обещанный платёж уже подключён'),
    ]);
  });

  test('knows what was paid, and what it sent', async () => {
    const env = { DATA_DIR: createFlowStore('demo').directory };
    const msisdn = newSubscriber();
    const first = await startSite(env);
    const visit = visitFlow({ port: first.port, ...TOP_UP });
    await visit.open();
    const bank = String((await visit.post('pay', { msisdn, amount: '300' })).http.headers.location);
    expect(bank).toMatch(/^\/sandbox\/bank\?payment=/);
    const headers = { ...FORM, origin: `http://moscow.localhost:${first.port}` };
    await first.send({ path: bank, method: 'POST', headers, body: 'outcome=paid' });
    const sent = await readOutbox(first);
    await first.stop();

    const second = await startSite(env);
    expect((await second.send({ path: bank })).body).toContain('Оплачено');
    expect(await readOutbox(second)).toEqual(sent);
    expect(sent[0]).toMatchObject({ to: msisdn, text: 'Счёт пополнен на 300\u00a0₽' });
  });
});

describe('what the sandbox remembers', () => {
  test('is not readable on the disk', async () => {
    const { directory } = createFlowStore('demo');
    const msisdn = newSubscriber();
    const site = await startSite({ DATA_DIR: directory });
    const visit = visitFlow({ port: site.port, ...PROMISED });
    await visit.open();
    await visit.post('sendCode', { msisdn });
    await outboxOf(site).readCode(msisdn);
    const bytes = Buffer.from(msisdn);
    const spellings = [0, 1, 2].map((skip) => bytes.subarray(skip).toString('base64').slice(0, 8));
    await site.stop();

    const database = new SQLite(join(directory, 'site.sqlite'), { readonly: true });
    const names = database.prepare('select name from sandbox_state order by name').pluck().all();
    database.close();
    expect(names).toEqual(expect.arrayContaining(['codes', 'outbox']));
    for (const [name, text] of readDisk(directory)) {
      for (const spelling of [msisdn, msisdn.slice(1), ...spellings]) {
        expect([name, spelling, text.includes(spelling)]).toEqual([name, spelling, false]);
      }
    }
  });

  test('begins anew where it cannot be read: the log says so, and the site runs', async () => {
    const env = { DATA_DIR: createFlowStore('demo').directory };
    const msisdn = newSubscriber();
    const first = await startSite(env);
    const visit = visitFlow({ port: first.port, ...PROMISED });
    await visit.open();
    await visit.post('sendCode', { msisdn });
    await first.stop();
    const database = new SQLite(join(env.DATA_DIR, 'site.sqlite'));
    database.prepare(`update sandbox_state set locked = 'broken' where name = 'outbox'`).run();
    database.close();

    const second = await startSite(env);
    const warning = await second.waitFor('sandbox-state-unreadable');
    expect(warning).toMatchObject({ level: 'warn', group: 'outbox' });
    expect(second.events('sandbox-state-unreadable')).toHaveLength(1);
    expect(await readOutbox(second)).toEqual([]);
    const again = visitFlow({ port: second.port, ...PROMISED });
    await again.open();
    expect((await again.post('sendCode', { msisdn: newSubscriber() })).state?.snapshot.state).toBe('code');
  });
});
