import type { SavedAnswer } from '../save-answer';
import type { SendOutcome } from './draft-keeper';

/** Posts a draft to the page's own route. Never rejects. */
export async function sendDraft(id: string, change: { body: string; mark: string }): Promise<SendOutcome> {
  try {
    const response = await fetch(`/studio/pages/${id}/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (response.status === 401) return { outcome: 'signed-out' };
    if (response.status >= 500) return { outcome: 'unreachable' };
    if (!response.ok) return { outcome: 'refused' };
    // The route's own answer.
    return (await response.json()) as SavedAnswer;
  } catch {
    // No network, or an answer that broke off: it is tried again.
    return { outcome: 'unreachable' };
  }
}
