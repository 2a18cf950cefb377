import type { SendOutcome } from '../../composer/saving/draft-keeper';
import type { DocumentSaved } from './document.server';
import type { DocumentFinding } from './finding';

/** Posts a draft, and hands on what the server has against it. Never rejects. */
export async function sendDocument(
  id: string,
  change: { body: string; mark: string },
  onFindings: (findings: readonly DocumentFinding[]) => void,
): Promise<SendOutcome> {
  try {
    const response = await fetch(`/studio/documents/${id}/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (response.status === 401) return { outcome: 'signed-out' };
    if (response.status >= 500) return { outcome: 'unreachable' };
    if (!response.ok) return { outcome: 'refused' };
    // The route's own answer.
    const answer = (await response.json()) as DocumentSaved;
    if (answer.findings !== undefined) onFindings(answer.findings);
    return answer;
  } catch {
    // No network, or an answer that broke off: it is tried again.
    return { outcome: 'unreachable' };
  }
}
