import { createHash, randomBytes } from 'node:crypto';
import { writeAudit } from '../entry-records';
import type { AccountTable, Store } from '../tables';

/** Sessions of editors. The database holds hashes only: whoever reads it cannot sign in. */
export interface Sessions {
  /** Begins a session; gives its token, 256 random bits, which is told to the browser and to nobody else. */
  start: (account: SessionAccount) => Promise<string>;
  /** The account behind a token; null when the session is unknown, ended or idle, or the account disabled. */
  find: (token: string) => Promise<SessionHolder | null>;
  end: (token: string) => Promise<void>;
}

type SessionAccount = Pick<AccountTable, 'id' | 'login' | 'name'>;

export interface SessionHolder {
  editor: Pick<AccountTable, 'id' | 'login' | 'name' | 'role'>;
  mustChangePassword: boolean;
}

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60 * 1000;
/** Without a request for so long, a session is over. */
export const IDLE_MS = 8 * HOUR_MS;
/** However busy: after so long the password is asked again. */
export const LIFETIME_MS = 72 * HOUR_MS;
/** The time of the last request is written so often: reading is not to write each time. */
const TOUCH_MS = 60 * 1000;

export function createSessions(store: Store, now: () => number): Sessions {
  return {
    async start(account) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now();
      const row = { token_hash: toHash(token), account_id: account.id, created_at: at, used_at: at };
      await store.transaction().execute(async (write) => {
        await write.deleteFrom('studio_session').where('expires_at', '<', at).execute();
        await write
          .insertInto('studio_session')
          .values({ ...row, expires_at: at + LIFETIME_MS })
          .execute();
        await writeAudit(write, { author: account, action: 'signed-in', subject: account.login, now: at });
      });
      return token;
    },
    async find(token) {
      const at = now();
      const row = await store
        .selectFrom('studio_session')
        .innerJoin('account', 'account.id', 'studio_session.account_id')
        .select(['account.id', 'account.login', 'account.name', 'account.role', 'studio_session.used_at'])
        .select('account.must_change_password')
        .where('studio_session.token_hash', '=', toHash(token))
        .where('studio_session.expires_at', '>', at)
        .where('studio_session.used_at', '>', at - IDLE_MS)
        .where('account.disabled_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { must_change_password, used_at, ...editor } = row;
      if (at - used_at > TOUCH_MS) await touch(store, token, at);
      return { editor, mustChangePassword: must_change_password === 1 };
    },
    end: (token) =>
      store.transaction().execute(async (write) => {
        const ended = await write
          .deleteFrom('studio_session')
          .where('token_hash', '=', toHash(token))
          .returning('account_id')
          .executeTakeFirst();
        if (ended === undefined) return;
        const account = await write
          .selectFrom('account')
          .select(['id', 'login', 'name'])
          .where('id', '=', ended.account_id)
          .executeTakeFirstOrThrow();
        await writeAudit(write, {
          author: account,
          action: 'signed-out',
          subject: account.login,
          now: now(),
        });
      }),
  };
}

async function touch(store: Store, token: string, at: number): Promise<void> {
  await store
    .updateTable('studio_session')
    .set({ used_at: at })
    .where('token_hash', '=', toHash(token))
    .execute();
}

/** Plain SHA-256 is enough for 256 random bits. */
function toHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
