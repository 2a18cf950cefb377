import type { RenderAnswer, RenderRequest } from '../render-request';

/** Posts to the page's own route; null when it cannot be asked now. */
export async function askRender(id: string, request: RenderRequest): Promise<RenderAnswer | null> {
  try {
    const response = await fetch(`/studio/pages/${id}/render`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    // The route's own answer.
    return response.ok ? ((await response.json()) as RenderAnswer) : null;
  } catch {
    // No network: the canvas keeps what it has and asks again.
    return null;
  }
}
