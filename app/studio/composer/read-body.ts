import type { ComposerData } from '#cms/composing/composer-item';

/** Has the server read a page's JSON for the composer: it knows the blocks and their migrations. Null: it cannot. */
export async function readBody(id: string, body: string): Promise<ComposerData | null> {
  try {
    const response = await fetch(`/studio/pages/${id}/read`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ body }),
    });
    // The route's own answer.
    return response.ok ? ((await response.json()) as ComposerData | null) : null;
  } catch {
    // No network: the caller says so.
    return null;
  }
}
