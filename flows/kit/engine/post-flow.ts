import { isPreview } from '#blocks/ui/is-preview';
import { FIELDS, type PageFlows } from './flow-state';
import { readVisitSource } from '../connection/visit-source';

/** Why a post brought no answer: it was not sent, it did not reach the site, or the site would not take it. */
export interface FailedPost {
  failed: 'unsent' | 'offline' | 'refused';
}

/** The slowest action waits for the operator for less. */
const TIMEOUT_MS = 40_000;
/** Remix's own name for «the action alone, without the page»; every page's action is the root's too. */
const ACTION_ALONE = ['_data', 'root'] as const;

let queue: Promise<unknown> = Promise.resolve();

/** Posts go one after another: the first brings the visitor's cookie. Never rejects. */
export async function postFlow(form: URLSearchParams): Promise<PageFlows | FailedPost> {
  if (isPreview()) return { failed: 'unsent' };
  const answer = queue.then(() => send(form));
  queue = answer;
  return answer;
}

/** Where scripts post: the page's own address, and its action alone. */
export function toActionAddress(): URL {
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.set(...ACTION_ALONE);
  return url;
}

async function send(body: URLSearchParams): Promise<PageFlows | FailedPost> {
  const source = readVisitSource();
  if (source !== null) body.set(FIELDS.source, source);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(toActionAddress(), { method: 'POST', body, signal: timeout.signal });
    if (!response.ok) return { failed: 'refused' };
    // The site's own answer (`flowAction`).
    return (await response.json()) as PageFlows;
  } catch {
    // No connection, or none that lasts; what that means for the visitor is said on the step.
    return { failed: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** A form as its browser would post it. `FormData` learned of submitters late, so the button is added by hand. */
export function toPost(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const post = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') post.append(name, value);
  });
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    post.append(submitter.name, submitter.value);
  }
  return post;
}
