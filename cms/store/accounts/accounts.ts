import { checkPassword, hashPassword, makePassword } from './accounts-passwords';
import { writeAudit, type Author, type Write } from '../entry-records';
import { newId } from '../new-id';
import { runChange } from '../run-change';
import type { AccountTable, Store } from '../tables';

export type AccountRole = AccountTable['role'];

export interface Account {
  id: string;
  login: string;
  name: string;
  role: AccountRole;
  mustChangePassword: boolean;
  disabledAt: number | null;
  createdAt: number;
}

export interface NewAccount {
  login: string;
  name: string;
  role: AccountRole;
  password: string;
  /** The password was chosen by somebody else. */
  mustChangePassword: boolean;
}

/** The site must keep somebody who can let others in. */
export type AccountChange = 'changed' | 'missing' | 'last-admin';

/** Accounts of editors. Whatever takes something from an account ends its sessions in the same transaction. */
export interface Accounts {
  /** By name. */
  list: () => Promise<Account[]>;
  get: (id: string) => Promise<Account | null>;
  /** The account of a login and its password; null for a wrong one, an unknown one and a disabled one, equally late. */
  verify: (login: string, password: string) => Promise<Account | null>;
  /** Tells the journal that somebody was refused with this login. A login that nobody has may be a password: it is not kept. */
  noteRefusedSignIn: (login: string) => Promise<void>;
  create: (account: NewAccount, author: Author) => Promise<Account | 'taken'>;
  changeRole: (id: string, role: AccountRole, author: Author) => Promise<AccountChange>;
  setDisabled: (id: string, disabled: boolean, author: Author) => Promise<AccountChange>;
  setPassword: (
    id: string,
    password: string,
    options: { mustChange: boolean },
    author: Author,
  ) => Promise<'changed' | 'missing'>;
  /** Makes the first administrator when there is no account at all; gives the password, which is kept nowhere. */
  createFirst: (options: {
    mustChangePassword: boolean;
  }) => Promise<{ login: string; password: string } | null>;
}

const FIRST_LOGIN = 'admin';
const SITE: Author = { id: null, name: 'Сайт' };
const UNKNOWN_LOGIN = 'unknown-login';

export function createAccounts(store: Store, now: () => number): Accounts {
  const change = <Result>(run: (write: Write) => Promise<Result>) => runChange(store, run);

  async function create(account: NewAccount, author: Author): Promise<Account | 'taken'> {
    const row = await toRow(account, now());
    return change(async (write) => {
      const made = await write
        .insertInto('account')
        .values(row)
        .onConflict((conflict) => conflict.column('login').doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) return 'taken';
      const details = { role: row.role };
      await writeAudit(write, {
        author,
        action: 'account-created',
        details,
        now: now(),
        subject: row.login,
      });
      return toAccount(row);
    });
  }

  return {
    async list() {
      const rows = await store.selectFrom('account').selectAll().orderBy('name').orderBy('login').execute();
      return rows.map(toAccount);
    },
    async get(id) {
      const row = await store.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? toAccount(row) : null;
    },
    async verify(login, password) {
      const row = await store
        .selectFrom('account')
        .selectAll()
        .where('login', '=', toLogin(login))
        .executeTakeFirst();
      const isRight = await checkPassword(row?.password_hash ?? null, password);
      return isRight && row !== undefined && row.disabled_at === null ? toAccount(row) : null;
    },
    async noteRefusedSignIn(login) {
      const known = toLogin(login);
      await change(async (write) => {
        const row = await write
          .selectFrom('account')
          .select('login')
          .where('login', '=', known)
          .executeTakeFirst();
        const subject = row?.login ?? UNKNOWN_LOGIN;
        await writeAudit(write, { author: SITE, action: 'sign-in-refused', subject, now: now() });
      });
    },
    create,
    changeRole: (id, role, author) =>
      change((write) =>
        withoutLosingAdmins(write, id, { isAdminAfter: role === 'admin' }, async ({ login, role: from }) => {
          await write.updateTable('account').set({ role }).where('id', '=', id).execute();
          const details = { from, to: role };
          await writeAudit(write, { author, action: 'role-changed', subject: login, details, now: now() });
        }),
      ),
    setDisabled: (id, disabled, author) =>
      change((write) =>
        withoutLosingAdmins(write, id, { isAdminAfter: !disabled }, async ({ login }) => {
          const disabled_at = disabled ? now() : null;
          await write.updateTable('account').set({ disabled_at }).where('id', '=', id).execute();
          const action = disabled ? 'account-disabled' : 'account-enabled';
          await writeAudit(write, { author, action, subject: login, now: now() });
        }),
      ),
    async setPassword(id, password, { mustChange }, author) {
      const password_hash = await hashPassword(password);
      return change(async (write) => {
        const row = await write
          .updateTable('account')
          .set({ password_hash, must_change_password: mustChange ? 1 : 0 })
          .where('id', '=', id)
          .returning('login')
          .executeTakeFirst();
        if (row === undefined) return 'missing';
        await endSessions(write, id);
        await writeAudit(write, { author, action: 'password-changed', subject: row.login, now: now() });
        return 'changed';
      });
    },
    async createFirst({ mustChangePassword }) {
      const known = await store.selectFrom('account').select('id').limit(1).executeTakeFirst();
      if (known !== undefined) return null;
      const password = makePassword();
      const account = { login: FIRST_LOGIN, name: 'Администратор', role: 'admin', password } as const;
      // Another process may have been first: then its password is the one that was told.
      const made = await create({ ...account, mustChangePassword }, SITE);
      return made === 'taken' ? null : { login: FIRST_LOGIN, password };
    },
  };
}

/** Logins differ by more than their capitals. */
export function toLogin(text: string): string {
  return text.trim().toLowerCase();
}

async function toRow(account: NewAccount, at: number): Promise<AccountTable> {
  const { login, name, role, password, mustChangePassword } = account;
  return {
    id: newId(at),
    login: toLogin(login),
    name,
    role,
    password_hash: await hashPassword(password),
    must_change_password: mustChangePassword ? 1 : 0,
    disabled_at: null,
    created_at: at,
  };
}

function toAccount(row: AccountTable): Account {
  return {
    id: row.id,
    login: row.login,
    name: row.name,
    role: row.role,
    mustChangePassword: row.must_change_password === 1,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  };
}

/**
 * Changes an account unless nobody would be left who may administer. The first statement locks all administrators:
 * two who take the right from each other at the same time follow one another.
 */
async function withoutLosingAdmins(
  write: Write,
  id: string,
  { isAdminAfter }: { isAdminAfter: boolean },
  run: (account: AccountTable) => Promise<void>,
): Promise<AccountChange> {
  const admins = await write
    .updateTable('account')
    .set({ role: 'admin' })
    .where('role', '=', 'admin')
    .returning(['id', 'disabled_at'])
    .execute();
  const row = await write.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return 'missing';
  const others = admins.filter((admin) => admin.id !== id && admin.disabled_at === null);
  const isActiveAdmin = row.role === 'admin' && row.disabled_at === null;
  if (isActiveAdmin && !isAdminAfter && others.length === 0) return 'last-admin';
  await run(row);
  await endSessions(write, id);
  return 'changed';
}

async function endSessions(write: Write, accountId: string): Promise<void> {
  await write.deleteFrom('studio_session').where('account_id', '=', accountId).execute();
}
