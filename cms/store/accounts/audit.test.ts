import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '#tests/databases';
import { readAudit, type AuditFilter } from './audit';
import { writeAudit } from '../entry-records';
import { openStore } from '../open-store';
import type { Store } from '../tables';

const ANNA = { id: 'a1', name: 'Anna' };
const BORIS = { id: 'b1', name: 'Борис' };
const MIDNIGHT = Date.parse('2026-11-01T00:00:00.000Z');

describe.each(databases)('the audit log in $name', ({ createPlace }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    for (let n = 0; n < 25; n += 1) {
      const author = n % 5 === 0 ? BORIS : ANNA;
      const action = n % 2 === 0 ? 'saved' : 'published';
      const subject = {
        kind: 'page',
        name: `/page_${n}`,
        audience: 'b2c',
        region: '',
        id: `e${n % 3}`,
      } as const;
      const note = { author, action, subject, details: { n }, now: MIDNIGHT + n };
      await store.transaction().execute((write) => writeAudit(write, note));
    }
  });
  afterAll(() => store.destroy());

  const EVERYTHING: AuditFilter = { accountId: null, action: null, from: null, until: null };
  const numbersOf = async (filter: Partial<AuditFilter>) => {
    const { lines } = await readAudit(store, { ...EVERYTHING, ...filter }, { after: null, limit: 50 });
    return lines.map(({ details }) => Number(details['n']));
  };

  test('is read newest first, page by page, each line once', async () => {
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const page = await readAudit(store, EVERYTHING, { after, limit: 10 });
      seen.push(...page.lines.map(({ details }) => details['n']));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => 24 - n));
  });

  test('ends with the last line, also of a full page', async () => {
    expect((await readAudit(store, EVERYTHING, { after: null, limit: 25 })).next).toBeNull();
    expect((await readAudit(store, EVERYTHING, { after: null, limit: 24 })).next).not.toBeNull();
  });

  test('tells who did what to what, and when', async () => {
    expect((await readAudit(store, EVERYTHING, { after: null, limit: 1 })).lines).toMatchObject([
      {
        at: MIDNIGHT + 24,
        accountId: 'a1',
        accountName: 'Anna',
        action: 'saved',
        subject: 'page /page_24 (b2c)',
        entryId: 'e0',
        details: { n: 24 },
      },
    ]);
  });

  test('is filtered by account, action and time', async () => {
    expect(await numbersOf({ accountId: 'b1' })).toEqual([20, 15, 10, 5, 0]);
    expect(await numbersOf({ accountId: 'b1', action: 'saved' })).toEqual([20, 10, 0]);
    expect(await numbersOf({ from: MIDNIGHT + 3, until: MIDNIGHT + 5 })).toEqual([4, 3]);
    expect(await numbersOf({ action: 'removed' })).toEqual([]);
  });
});
