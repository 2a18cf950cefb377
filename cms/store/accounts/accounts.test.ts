import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '#tests/databases';
import { createAccounts, type Account, type AccountRole, type Accounts } from './accounts';
import { openStore } from '../open-store';
import { createSessions, type Sessions } from './sessions';
import type { Store } from '../tables';

const PASSWORD = 'correct horse battery staple';
const MINUTE_MS = 60_000;
const IDLE_MS = 8 * 60 * MINUTE_MS;
const LIFETIME_MS = 72 * 60 * MINUTE_MS;

describe.each(databases)('in $name', ({ createPlace }) => {
  let store: Store;
  let otherStore: Store;
  let accounts: Accounts;
  let otherAccounts: Accounts;
  let sessions: Sessions;
  let boss: Account;
  const clock = { now: 1_800_000_000_000 };
  let numbers = 0;

  beforeAll(async () => {
    const place = await createPlace();
    [store, otherStore] = [await openStore(place), await openStore(place)];
    // Lines of the log are in order of their moments.
    const now = () => (clock.now += 1);
    [accounts, otherAccounts] = [createAccounts(store, now), createAccounts(otherStore, now)];
    sessions = createSessions(store, now);
    const first = await accounts.createFirst({ mustChangePassword: true });
    const found = first && (await accounts.verify(first.login, first.password));
    if (!found) throw new Error('the first account cannot sign in');
    boss = found;
  });
  afterAll(async () => {
    await Promise.all([store.destroy(), otherStore.destroy()]);
  });

  async function make(role: AccountRole, password = PASSWORD): Promise<Account> {
    numbers += 1;
    const account = { login: `person-${numbers}`, name: `Человек ${numbers}`, role, password };
    const made = await accounts.create({ ...account, mustChangePassword: false }, boss);
    if (made === 'taken') throw new Error('the login of a test is taken');
    return made;
  }
  const listActions = async (login: string) =>
    (
      await store.selectFrom('audit').select('action').where('subject', '=', login).orderBy('id').execute()
    ).map(({ action }) => action);

  describe('the first account', () => {
    test('is an administrator with a random password, told once', async () => {
      expect(boss).toMatchObject({ login: 'admin', role: 'admin', mustChangePassword: true });
      expect(await accounts.createFirst({ mustChangePassword: true })).toBeNull();
    });

    test('was made by the site itself, as the log tells', async () => {
      const told = store.selectFrom('audit').select(['action', 'account_id', 'account_name']);
      expect(await told.where('subject', '=', 'admin').orderBy('id').executeTakeFirst()).toEqual({
        action: 'account-created',
        account_id: null,
        account_name: 'Сайт',
      });
    });

    test('is not made where there is any account', async () => {
      expect(await otherAccounts.createFirst({ mustChangePassword: false })).toBeNull();
    });
  });

  describe('an account', () => {
    test('opens with its login in any case and its password, and with nothing else', async () => {
      const { id, login } = await make('editor');
      expect(await accounts.verify(` ${login.toUpperCase()} `, PASSWORD)).toMatchObject({ id });
      expect(await accounts.verify(login, `${PASSWORD}.`)).toBeNull();
      expect(await accounts.verify('nobody', PASSWORD)).toBeNull();
      expect(await accounts.verify("' or 1=1 --", PASSWORD)).toBeNull();
    });

    test('keeps its password as a slow hash with a salt of its own', async () => {
      const [one, two] = [await make('viewer'), await make('viewer')];
      const hashes = await store
        .selectFrom('account')
        .select('password_hash')
        .where('id', 'in', [one.id, two.id])
        .execute();
      for (const { password_hash } of hashes) {
        expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      }
      expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(2);
    });

    test('has a login of its own', async () => {
      const { login } = await make('viewer');
      const again = {
        login: login.toUpperCase(),
        name: 'Другой',
        role: 'admin',
        password: PASSWORD,
      } as const;
      expect(await accounts.create({ ...again, mustChangePassword: true }, boss)).toBe('taken');
      expect(await accounts.verify(login, PASSWORD)).toMatchObject({ role: 'viewer' });
    });

    test('that is disabled does not open, until it is enabled', async () => {
      const { id, login } = await make('editor');
      expect(await accounts.setDisabled(id, true, boss)).toBe('changed');
      expect(await accounts.verify(login, PASSWORD)).toBeNull();
      expect(await accounts.setDisabled(id, false, boss)).toBe('changed');
      expect(await accounts.verify(login, PASSWORD)).toMatchObject({ id });
    });

    test('has every change of it in the log, with no password there', async () => {
      const { id, login } = await make('viewer');
      await accounts.changeRole(id, 'publisher', boss);
      await accounts.setPassword(id, 'another long password', { mustChange: true }, boss);
      await accounts.setDisabled(id, true, boss);
      expect(await listActions(login)).toEqual([
        'account-created',
        'role-changed',
        'password-changed',
        'account-disabled',
      ]);
      const log = JSON.stringify(await store.selectFrom('audit').selectAll().execute());
      expect(log).not.toContain('password"');
      expect(log).not.toContain(PASSWORD);
      expect(log).not.toContain('argon2');
    });

    test('that is not there cannot be changed', async () => {
      expect(await accounts.changeRole('nope', 'admin', boss)).toBe('missing');
      expect(await accounts.setDisabled('nope', true, boss)).toBe('missing');
      expect(await accounts.setPassword('nope', PASSWORD, { mustChange: false }, boss)).toBe('missing');
    });
  });

  describe('the last administrator', () => {
    test('cannot lose the role, and cannot be disabled', async () => {
      expect(await accounts.changeRole(boss.id, 'editor', boss)).toBe('last-admin');
      expect(await accounts.setDisabled(boss.id, true, boss)).toBe('last-admin');
      expect(await accounts.get(boss.id)).toMatchObject({ role: 'admin', disabledAt: null });
    });

    test('is not alone with a disabled one', async () => {
      const { id } = await make('admin');
      await accounts.setDisabled(id, true, boss);
      expect(await accounts.changeRole(boss.id, 'viewer', boss)).toBe('last-admin');
      await accounts.changeRole(id, 'viewer', boss);
    });

    test('stays when two take the role from each other at the same time', async () => {
      const other = await make('admin');
      const outcomes = await Promise.all([
        accounts.changeRole(boss.id, 'editor', other),
        otherAccounts.changeRole(other.id, 'editor', boss),
      ]);
      expect(outcomes.sort()).toEqual(['changed', 'last-admin']);
      const admins = (await accounts.list()).filter(
        ({ role, disabledAt }) => role === 'admin' && !disabledAt,
      );
      expect(admins).toHaveLength(1);
      await accounts.changeRole(boss.id, 'admin', boss);
      await accounts.changeRole(other.id, 'viewer', boss);
    });
  });

  describe('a session', () => {
    test('leads to its account; the database holds no token', async () => {
      const account = await make('publisher');
      const token = await sessions.start(account);
      const { id, login, name, role } = account;
      expect(await sessions.find(token)).toEqual({
        editor: { id, login, name, role },
        mustChangePassword: false,
      });
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const rows = await store.selectFrom('studio_session').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await sessions.find(rows[0]?.token_hash ?? '')).toBeNull();
    });

    test('ends when it is ended, and both ends are in the log', async () => {
      const account = await make('viewer');
      const [one, two] = [await sessions.start(account), await sessions.start(account)];
      await sessions.end(one);
      await sessions.end(one);
      expect(await sessions.find(one)).toBeNull();
      expect(await sessions.find(two)).not.toBeNull();
      expect((await listActions(account.login)).slice(1)).toEqual(['signed-in', 'signed-in', 'signed-out']);
    });

    test('ends when nobody uses it for eight hours', async () => {
      const token = await sessions.start(await make('viewer'));
      clock.now += IDLE_MS - MINUTE_MS;
      expect(await sessions.find(token)).not.toBeNull();
      clock.now += IDLE_MS - MINUTE_MS;
      expect(await sessions.find(token)).not.toBeNull();
      clock.now += IDLE_MS + MINUTE_MS;
      expect(await sessions.find(token)).toBeNull();
    });

    test('ends after three days, however much it is used', async () => {
      const token = await sessions.start(await make('viewer'));
      const until = clock.now + LIFETIME_MS;
      while (clock.now + IDLE_MS < until) {
        clock.now += IDLE_MS - MINUTE_MS;
        expect(await sessions.find(token)).not.toBeNull();
      }
      clock.now = until;
      expect(await sessions.find(token)).toBeNull();
    });

    test('is marked as used once a minute, and not at every request', async () => {
      const account = await make('viewer');
      const token = await sessions.start(account);
      const readMark = async () => {
        const query = store.selectFrom('studio_session').select('used_at');
        return (await query.where('account_id', '=', account.id).executeTakeFirstOrThrow()).used_at;
      };
      const started = await readMark();
      clock.now = started + MINUTE_MS - 1;
      await sessions.find(token);
      expect(await readMark()).toBe(started);
      await sessions.find(token);
      expect(await readMark()).toBe(started + MINUTE_MS + 1);
    });

    test('that is over is deleted when the next one begins', async () => {
      const account = await make('viewer');
      await sessions.start(account);
      const countRows = async () => {
        const query = store.selectFrom('studio_session').select('token_hash');
        return (await query.where('account_id', '=', account.id).execute()).length;
      };
      clock.now += LIFETIME_MS - MINUTE_MS;
      await sessions.start(boss);
      expect(await countRows()).toBe(1);
      clock.now += MINUTE_MS;
      await sessions.start(boss);
      expect(await countRows()).toBe(0);
    });

    test.each<[string, (account: Account) => Promise<unknown>]>([
      ['the account is disabled', ({ id }) => accounts.setDisabled(id, true, boss)],
      ['its role changes', ({ id }) => accounts.changeRole(id, 'admin', boss)],
      [
        'its password changes',
        ({ id }) => accounts.setPassword(id, 'a new long one', { mustChange: false }, boss),
      ],
    ])('ends at once, on every device, when %s', async (_when, change) => {
      const account = await make('editor');
      const tokens = [await sessions.start(account), await sessions.start(account)];
      await change(account);
      for (const token of tokens) expect(await sessions.find(token)).toBeNull();
      await accounts.changeRole(account.id, 'viewer', boss);
    });

    test('says that the password is to be changed first', async () => {
      const account = await make('editor');
      await accounts.setPassword(account.id, PASSWORD, { mustChange: true }, boss);
      const token = await sessions.start(account);
      expect(await sessions.find(token)).toMatchObject({ mustChangePassword: true });
    });
  });
});
