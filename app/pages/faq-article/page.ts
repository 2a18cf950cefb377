import { getFaqArticle } from '#schemas/gateway/faq';
import { toLastSegment } from '#schemas/values/path-text';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition } from '../kit/to-item-addition';

/** A question with its answer that is a document (FAQ-02). */
export const page = definePageType({
  type: 'faq-article',
  scrollStep: 25,
  routes: [
    {
      path: '/help/faq/:name.html',
      standIn: '/help/faq',
      shows: { document: 'faq', block: 'faq-article' },
    },
  ],
  async load({ page: item, path, gateway }) {
    const outcome = await gateway.ask(getFaqArticle, {
      query: { uuid: item.uuid ?? '', slug: toLastSegment(path) },
    });
    if (!outcome.ok) return toItemAddition(outcome, item);
    const { title } = outcome.answer;
    return toItemAddition({ ok: true, answer: { title } }, item);
  },
});
