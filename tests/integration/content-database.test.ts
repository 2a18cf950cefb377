import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { newSubscriber, outboxOf } from './flow-subscribers';
import { visitFlow } from './post-flow';
import { PROMISED } from './promised-visit';
import { runSite, startSite, type SiteProcess } from './site-process';

/** The site on PostgreSQL: everything that it keeps in SQLite elsewhere. */

const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const PASSWORD = 'geheim-81f2';

describe('a site on PostgreSQL', () => {
  test('is seeded once by two instances that start at once, and remembers what flows and the operator did', async () => {
    const [, postgres] = databases;
    const place = (await postgres?.createPlace()) ?? '';
    const env = { DATABASE_URL: place, DATA_DIR: directory, TRUST_PROXY: '1' };
    const [first, second] = await Promise.all([startSite(env), startSite(env)]);
    const pageOn = async (site: SiteProcess) => (await site.send({ path: '/about' })).status;
    expect([await pageOn(first), await pageOn(second)]).toEqual([200, 200]);
    const store = await openStore(place);
    const seeded = await store.selectFrom('audit').select('id').where('action', '=', 'seeded').execute();
    expect(seeded).toHaveLength(1);
    const msisdn = newSubscriber();
    const visit = visitFlow({ port: first.port, ...PROMISED });
    await visit.open();
    await visit.post('sendCode', { msisdn });
    const code = await outboxOf(first).readCode(msisdn);
    // A limit counts on every instance, for somebody else too.
    const again = visitFlow({ port: second.port, ...PROMISED, address: '203.0.113.7' });
    await again.open();
    expect((await again.post('sendCode', { msisdn })).state?.snapshot.state).not.toBe('code');
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
    const kept = await store.selectFrom('sandbox_state').select('locked').execute();
    expect(kept.map(({ locked }) => locked).join()).not.toContain(msisdn);
    await store.destroy();

    const third = await startSite(env);
    const later = visit.copy({ port: third.port });
    expect((await later.post('confirm', { code, msisdn })).state?.snapshot.state).toBe('amount');
  });

  test('that cannot be reached does not start, and its password is told to nobody', async () => {
    const { code, errors } = await runSite({
      DATABASE_URL: `postgresql://site:${PASSWORD}@127.0.0.1:1/site`,
    });
    expect(code).toBe(1);
    expect(errors).toContain('ECONNREFUSED');
    expect(errors).not.toContain(PASSWORD);
  });

  test.each([`mysql://site:${PASSWORD}@localhost/site`, `site:${PASSWORD}@localhost`])(
    'is refused when its address is none: %s',
    async (url) => {
      const { code, errors } = await runSite({ DATABASE_URL: url });
      expect(code).toBe(1);
      expect(errors).toContain('- DATABASE_URL: must be like postgresql://');
      expect(errors).not.toContain(PASSWORD);
    },
  );
});
