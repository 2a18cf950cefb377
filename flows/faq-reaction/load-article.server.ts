import { getFaqArticle } from '#schemas/gateway/faq';
import { toLastSegment } from '#schemas/values/path-text';
import type { FlowLoadContext } from '#registry/flow-load';
import { loadOfPage } from '../kit/connection/load-of-page.server';
import type { Loaded } from './contract';

type Context = Pick<FlowLoadContext, 'ask' | 'page' | 'path' | 'pin'>;

/** The article of a page, by the last part of its address (FAQ-02). A step under way stays while the operator is away. */
export async function loadArticle(context: Context): Promise<Loaded> {
  const slug = toLastSegment(context.path);
  const found = await loadOfPage(context, (uuid) => context.ask(getFaqArticle, { query: { uuid, slug } }));
  if (found.isAway) return { articleId: found.about };
  return { articleId: found.answer?.id ?? '' };
}
