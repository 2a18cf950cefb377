import type { PageInfo } from '#schemas/page';
import type { CallFailure } from '#cms/gateway/call-outcome';
import type { PageTypeAddition } from '#app/page/define-page-type';

const UNAVAILABLE = 503;

/** What an item says of its page; its page is an error page where the operator has no such item, or gives no answer. */
export function toItemAddition(
  outcome: { ok: true; answer: { title: string; announcement?: string | undefined } } | CallFailure,
  page: PageInfo,
): PageTypeAddition<never> {
  if (!outcome.ok) return { failure: outcome.status ?? UNAVAILABLE };
  const { title, announcement } = outcome.answer;
  const description = announcement === undefined ? [] : [{ name: 'description', content: announcement }];
  return { head: { title, meta: description, breadcrumbs: [...page.breadcrumbs, { title }] } };
}
