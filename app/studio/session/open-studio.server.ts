import { createAccounts, type Accounts } from '#cms/store/accounts/accounts';
import { createSessions, type Sessions } from '#cms/store/accounts/sessions';
import type { Store } from '#cms/store/tables';

/** What the studio keeps beside content: who may enter, and who is in. Lives as long as the server. */
export interface Studio {
  accounts: Accounts;
  sessions: Sessions;
}

export function openStudio(store: Store): Studio {
  return { accounts: createAccounts(store, Date.now), sessions: createSessions(store, Date.now) };
}
