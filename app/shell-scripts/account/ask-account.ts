import type { AccountAnswer, AccountOutcome } from '#app/account/account-answer';

/** The route `account[.]json`. */
const ADDRESS = '/account.json';
const STATES: ReadonlySet<unknown> = new Set(['anonymous', 'unknown', 'signed-in']);

/** What the site knows of the visitor's account; null when it cannot be asked. */
export async function askAccount(): Promise<AccountAnswer | null> {
  const answer = await load({});
  return isAnswer(answer) ? answer : null;
}

/** Posts a form of the account's menu; null when nobody knows what came of it. */
export async function postDeed(body: URLSearchParams): Promise<AccountOutcome | null> {
  const outcome = await load({ method: 'POST', body });
  return isOutcome(outcome) ? outcome : null;
}

async function load(request: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(ADDRESS, request);
    return response.ok ? await response.json() : null;
  } catch {
    // No connection: the caller shows what it shows without an answer.
    return null;
  }
}

/** The site's own answer; a network with a sign-in page of its own may send something else. */
function isAnswer(value: unknown): value is AccountAnswer {
  return typeof value === 'object' && value !== null && STATES.has(Reflect.get(value, 'state'));
}

function isOutcome(value: unknown): value is AccountOutcome {
  return typeof value === 'object' && value !== null && isAnswer(Reflect.get(value, 'answer'));
}
