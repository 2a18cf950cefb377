import { getCorporateNews, getNews } from '#schemas/gateway/news';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition } from '../kit/to-item-addition';

const SHOWS = { document: 'news', block: 'news-item' } as const;

/** A news item that is a document (NEWS-07, NEWS-08). Its block asks for the same, and gets this very answer. */
export const page = definePageType({
  type: 'news-item',
  label: 'Новость',
  scrollStep: 25,
  routes: [
    { path: '/news/:name', standIn: '/news', shows: SHOWS },
    { path: '/corp/news/:name', standIn: '/corp/news', shows: SHOWS },
  ],
  async load({ page: item, path, scope, gateway }) {
    const outcome =
      scope.audience === 'b2b'
        ? await gateway.ask(getCorporateNews, { query: { page: path, region: WHOLE_COUNTRY } })
        : await gateway.ask(getNews, { query: { page: path } });
    return toItemAddition(outcome, item);
  },
});
