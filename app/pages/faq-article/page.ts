import { getFaqArticle, getFaqArticles } from '#schemas/gateway/faq';
import { toLastSegment } from '#schemas/values/path-text';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition, toItemHead } from '../kit/to-item-addition';

/** A topic of the FAQ, or a question with its answer, that is a document: both lie at one address (FAQ-01, FAQ-02). */
export const page = definePageType({
  type: 'faq-article',
  label: 'Раздел или вопрос справки',
  scrollStep: 25,
  routes: [
    {
      path: '/help/faq/:name.html',
      standIn: '/help/faq',
      shows: { document: 'faq', block: 'faq-article' },
    },
  ],
  loads: ['faq-section'],
  async load({ page: item, path, gateway }) {
    const uuid = item.uuid ?? '';
    const slug = toLastSegment(path);
    const outcome = await gateway.ask(getFaqArticle, { query: { uuid, slug } });
    if (outcome.ok) return toItemAddition(outcome, item);
    const { categories } = await gateway.call(getFaqArticles, { query: { uuid } });
    const topic = categories.find((category) => category.slug === slug);
    if (topic === undefined) return toItemAddition(outcome, item);
    return {
      components: [{ id: 'topic', type: 'faq-section', props: { isPageTitle: true } }],
      head: toItemHead(topic, item),
    };
  },
});
