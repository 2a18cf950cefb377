import type { PageInfo } from '#schemas/page';
import type { CallFailure } from '#cms/gateway/call-outcome';
import type { PageTypeAddition } from '#app/page/define-page-type';

const UNAVAILABLE = 503;

type PageHead = NonNullable<PageTypeAddition['head']>;

interface ItemAnswer {
  title: string;
  announcement?: string | undefined;
}

/** What an item says of its page; its page is an error page where the operator has no such item, or gives no answer. */
export function toItemAddition(
  outcome: { ok: true; answer: ItemAnswer } | CallFailure,
  page: PageInfo,
): PageTypeAddition<never> {
  if (!outcome.ok) return { failure: outcome.status ?? UNAVAILABLE };
  return { head: toItemHead(outcome.answer, page) };
}

/** The title, the description and the last breadcrumb of the page that shows an item. */
export function toItemHead({ title, announcement }: ItemAnswer, page: PageInfo): PageHead {
  const description = announcement === undefined ? [] : [{ name: 'description', content: announcement }];
  return { title, meta: description, breadcrumbs: [...page.breadcrumbs, { title }] };
}
