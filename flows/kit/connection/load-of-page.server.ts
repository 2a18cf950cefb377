import type { FlowLoadContext } from '#registry/flow-load';

type Asked<Answer> = { ok: true; answer: Answer } | { ok: false; status: number | null };

type Found<Answer> =
  | { isAway: false; answer: Answer | null }
  /** `about`: what the visitor has begun with, who stays there. */
  | { isAway: true; about: string };

/**
 * The product of the page that a flow stands on; null for a page that has none. Rejects when the operator cannot be
 * asked, but for a post: a step under way does not end for that, and what it needs most is under its seal.
 */
export async function loadOfPage<Answer>(
  { page, pin }: Pick<FlowLoadContext, 'page' | 'pin'>,
  askByPage: (uuid: string) => Promise<Asked<Answer>>,
): Promise<Found<Answer>> {
  if (page.uuid === null) return { isAway: false, answer: null };
  const asked = await askByPage(page.uuid);
  if (asked.ok) return { isAway: false, answer: asked.answer };
  if (asked.status === 404) return { isAway: false, answer: null };
  if (pin !== null) return { isAway: true, about: pin };
  throw new Error('the operator says nothing of the product of this page');
}
