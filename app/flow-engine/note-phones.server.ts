import { getAnonymousId, storeUserData } from '#schemas/gateway/account';
import type { ActionContext, AnySnapshot } from '#registry/define-flow';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { writeCookie } from '#app/cookies';
import { readAnonymousId } from './anonymous-id';

/** How much later a visitor's answer may come for a new id, in milliseconds; without one their number is not kept. */
const ID_WAIT_MS = 300;

type RememberPhone = ActionContext<unknown, AnySnapshot, unknown>['rememberPhone'];

/** Numbers that a post has given, on their way to what the operator keeps for the visitor (ACCT-405). */
export interface PhoneNotes {
  rememberPhone: RememberPhone;
  /**
   * Has the operator keep what was noted: the answer waits for a new id alone, and for that no longer than
   * `ID_WAIT_MS`. Gives the header that tells the browser its id; null when it has one, or nothing was noted. Never
   * rejects (ACCT-415, ACCT-416).
   */
  keep: () => Promise<string | null>;
}

interface Given {
  gateway: Pick<ScopedGateway, 'ask'>;
  /** The request's. */
  cookies: string | null;
  secure: boolean;
  /** False: the visitor has not agreed to cookies; nothing is kept of them. */
  isAllowed: boolean;
  /** A number was not kept: which call has failed, and how. Neither the number nor the id is told. */
  onLoss: (call: string, reason: string) => void;
}

export function notePhones({ gateway, cookies, secure, isAllowed, onLoss }: Given): PhoneNotes {
  const noted = new Map<string, number>();

  async function obtainId(): Promise<string | null> {
    const asked = await inTime(gateway.ask(getAnonymousId, {}), ID_WAIT_MS);
    if (asked?.ok) return asked.answer.mid;
    onLoss(getAnonymousId.id, asked?.reason ?? 'late');
    return null;
  }

  async function store(mid: string, msisdn: string, priority: number): Promise<void> {
    const asked = await gateway.ask(storeUserData, { query: { mid }, body: { msisdn, priority } });
    if (!asked.ok) onLoss(storeUserData.id, asked.reason);
  }

  async function keep(): Promise<string | null> {
    if (noted.size === 0 || !isAllowed) return null;
    const known = readAnonymousId(cookies);
    const mid = known ?? (await obtainId());
    if (mid === null) return null;
    for (const [msisdn, priority] of noted) {
      // Behind the answer: the browser learns nothing of it.
      store(mid, msisdn, priority).catch(() => onLoss(storeUserData.id, 'fault'));
    }
    return known === null ? writeCookie('anonymousId', mid, { secure }) : null;
  }

  return {
    rememberPhone: (msisdn, priority) => void noted.set(msisdn, priority),
    keep: () =>
      keep().catch(() => {
        onLoss(getAnonymousId.id, 'fault');
        return null;
      }),
  };
}

/** Null when it takes longer. What comes later is nobody's. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
