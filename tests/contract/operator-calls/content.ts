import type { OperatorCall } from './operator-call';

/** Pages, their frame, news, promotions, help, stories, search and banners: d0 §7, d1 §7 and d2 §7. */

const NEWS_LIST = {
  news: [{ title: 'Новая вышка', date: '2026-11-01', link: '/news/tower', prevLink: '/news/old' }],
  total: 1,
  pages: 1,
};
const NEWS_ITEM = {
  title: 'Новая вышка',
  date: '2026-11-01',
  text: '<p>Стоит</p>',
};
const NEWS_TABS = {
  years: [{ year: 2026, months: [11, 10] }],
};
const ACTIONS = {
  actions: [{ id: '5', title: 'Месяц даром', link: '/action/month.html', endDate: '2026-12-31' }],
};
const REGIONS = [{ id: '2', code: 'spb', title: 'Санкт-Петербург' }];
const BANNERS = {
  template: 'top_content',
  data: [
    {
      id: '7',
      attrs: { url: '/port-in', text: 'Переходите' },
      click_handler: '/api/unite/v1/banners/track?id=7&event=click',
      show_handler: '/api/unite/v1/banners/track?id=7&event=show',
    },
  ],
};
const FOUND = {
  title: 'Все тарифы',
  url: '/tariffs/all',
};

export const contentCalls: readonly OperatorCall[] = [
  {
    call: 'page.info',
    rows: ['PAGE-33'],
    sends: 'GET /api/unite/v1/common/page/info?page=/tariffs/all',
    gives: { uuid: 'p-1', type: 'common', title: 'Все тарифы', components: [] },
  },
  {
    call: 'page.info',
    rows: ['PAGE-34'],
    sends: 'GET /api/unite/v1/common/page/info?page=/tariffs/all&nocache=1',
    gives: { uuid: 'p-1', type: 'common', title: 'Все тарифы', components: [] },
  },
  {
    call: 'page.main',
    rows: ['PAGE-35'],
    sends: 'GET /api/unite/v1/common/mainPage/get',
    gives: { actions: [{ id: '5', title: 'Месяц даром' }] },
  },
  {
    call: 'layout.get',
    rows: ['SHELL-31'],
    sends: 'GET /api/unite/v1/common/layout/get?path=/tariffs/all',
    gives: {
      footer: { copyright: '© Связь' },
      widgets: { menu: [{ title: 'Тарифы', link: '/tariffs/all' }] },
    },
  },
  {
    call: 'regions.common',
    rows: ['SHELL-101'],
    sends: 'GET /api/unite/v1/common/regions/get',
    gives: REGIONS,
  },
  {
    call: 'regions.list',
    rows: ['SHELL-102'],
    sends: 'GET /api/unite/v1/regions/get',
    gives: REGIONS,
  },
  {
    call: 'geo.detect',
    rows: ['SHELL-103'],
    sends: 'GET /api/geo/v1/detect',
    gives: { detected: { id: '2', code: 'spb', title: 'Санкт-Петербург' } },
  },
  {
    call: 'news.list',
    rows: ['NEWS-10'],
    sends: 'GET /api/unite/v1/news/list?year=2026&month=11&pageFrom=1&pageTo=2&uuid=p-news',
    gives: NEWS_LIST,
  },
  {
    call: 'news.tabs',
    rows: ['NEWS-11'],
    sends: 'GET /api/unite/v1/news/tabs',
    gives: NEWS_TABS,
  },
  {
    call: 'news.info',
    rows: ['NEWS-12'],
    sends: 'GET /api/unite/v1/news/info?page=/news/tower',
    gives: NEWS_ITEM,
  },
  {
    call: 'corpNews.list',
    rows: ['NEWS-13'],
    sends: 'GET /api/unite/v1/corpNews/list?year=2026&month=11&pageFrom=1&pageTo=2&uuid=p-news&region=spb',
    gives: NEWS_LIST,
  },
  {
    call: 'corpNews.tabs',
    rows: ['NEWS-14'],
    sends: 'GET /api/unite/v1/corpNews/tabs?region=spb',
    gives: NEWS_TABS,
  },
  {
    call: 'corpNews.info',
    rows: ['NEWS-15'],
    sends: 'GET /api/unite/v1/corpNews/info?page=/corp/news/tower&region=spb',
    gives: NEWS_ITEM,
  },
  {
    call: 'action.list',
    rows: ['PROMO-05'],
    sends: 'GET /api/unite/v1/action/list?uuid=p-action',
    gives: ACTIONS,
  },
  {
    call: 'action.info',
    rows: ['PROMO-06'],
    sends: 'GET /api/unite/v1/action/info?page=/action/month.html',
    gives: { id: '5', title: 'Месяц даром', text: '<p>Даром</p>' },
  },
  {
    call: 'action.mainSet',
    rows: ['PROMO-07'],
    sends: 'GET /api/unite/v1/action/MainSet?exclude=5,6',
    gives: ACTIONS,
  },
  {
    call: 'action.archive',
    rows: ['PROMO-08'],
    sends: 'GET /api/unite/v1/action/archive?uuid=p-action',
    gives: ACTIONS,
  },
  {
    call: 'faq.articles',
    rows: ['FAQ-05'],
    sends: 'GET /api/unite/v1/faq/articles?uuid=p-faq',
    gives: {
      categories: [{ id: '1', title: 'Оплата', articles: [{ id: '11', title: 'Как пополнить счёт' }] }],
    },
  },
  {
    call: 'faq.article',
    rows: ['FAQ-06'],
    sends: 'GET /api/unite/v1/faq/article?uuid=p-faq&slug=kak-popolnit',
    gives: { id: '11', title: 'Как пополнить счёт', categoryId: '1', text: '<p>Картой</p>' },
  },
  {
    call: 'faq.feedback',
    rows: ['FAQ-401'],
    sends: 'POST /api/unite/v1/faq/feedback?id=11',
    json: { text: 'Не хватает снимков' },
    gives: { success: true },
  },
  {
    call: 'faq.like',
    rows: ['FAQ-402'],
    sends: 'POST /api/unite/v1/faq/like?id=11',
    gives: { success: true },
  },
  {
    call: 'tenders.get',
    rows: ['MISC-05'],
    sends: 'GET /api/unite/v1/tenders/get?uuid=p-tenders',
    gives: [{ id: '3', title: 'Поставка кабеля' }],
  },
  {
    call: 'decode.var',
    rows: ['MISC-101'],
    sends: 'GET /api/unite/v1/decode/var?userid=u-1',
    gives: { value: 'Анна' },
  },
  {
    call: 'reprice.decode',
    rows: ['MISC-408'],
    sends: 'GET /api/reprice/{version}/decode?code=r-1',
    path: { version: 'v7' },
    gives: { tariff: 'Старт' },
  },
  {
    call: 'story.get',
    rows: ['STORY-03'],
    sends: 'GET /api/unite/v1/inAppStory/getStorySharePageInfo?storyId=s-1',
    gives: { title: 'Свой номер', description: 'Как перейти' },
  },
  {
    call: 'search.actions',
    rows: ['SRCH-02'],
    sends: 'GET /api/unite/v1/search/actions',
    gives: { actions: [FOUND] },
  },
  {
    call: 'search.site',
    rows: ['SRCH-403'],
    sends: 'GET /search/api_v3?q=тариф&k=united&l=ru&p=2',
    gives: { documents: 12, results: [FOUND] },
  },
  {
    call: 'search.suggest',
    rows: ['SRCH-03', 'SRCH-404'],
    sends: 'GET /search/api_v3/suggest/?q=тариф&k=united&l=ru',
    gives: { results: [FOUND] },
  },
  {
    call: 'search.preset',
    rows: ['SRCH-407'],
    sends: 'GET /api/unite/v1/PresetSearch/get?keywords=безлимит,семья&uuid=p-1',
    gives: { tariffs: [{ id: '21', title: 'Старт' }], mnp: { title: 'Перейти со своим номером' } },
  },
  {
    call: 'banner.get',
    rows: ['ANLT-104', 'ANLT-416'],
    sends: 'GET /api/unite/v1/banners/get?key=additional_banner&location=/tariffs/all',
    gives: BANNERS,
  },
  {
    call: 'banner.byId',
    rows: ['ANLT-106', 'ANLT-417'],
    sends: 'GET /api/unite/v1/banners/{id}.json',
    path: { id: '7' },
    gives: BANNERS,
  },
  {
    call: 'banner.track',
    rows: ['ANLT-107'],
    sends: 'GET /api/unite/v1/banners/track?id=7&event=show',
    gives: { ok: true },
  },
];
