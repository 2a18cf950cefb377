import { getFaqArticle } from '#schemas/gateway/faq';
import { getCorporateNews, getNews } from '#schemas/gateway/news';
import { getOption } from '#schemas/gateway/options';
import { getMainPage } from '#schemas/gateway/page';
import { getPromotion } from '#schemas/gateway/promotions';
import { getTariff } from '#schemas/gateway/tariffs';
import type { ContentScope } from '#cms/sources/content-source';
import type { CallFailure } from '#cms/gateway/call-outcome';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { ReadyComponent } from '#registry/verdict';
import { WHOLE_COUNTRY } from '#schemas/news-region';
import type { PageInfo } from '#schemas/page';
import { toLastSegment } from '#schemas/values/path-text';

/** What a page type adds to a page: components, judged by the registry like all others. */
export interface PageTypeAddition {
  /** Raw components, shown after the page's own. */
  components: unknown[];
  /** The status of the error page that is shown instead of the page; null for none. */
  failure: number | null;
  /** What the page says of itself, where only its data knows it. */
  head?: Pick<PageInfo, 'title' | 'meta' | 'breadcrumbs'>;
}

interface PageTypeContext {
  page: PageInfo;
  path: string;
  /** The page's own components. */
  components: readonly ReadyComponent[];
  query: URLSearchParams;
  scope: ContentScope;
  gateway: ScopedGateway;
}

type PageTypeLoader = (context: PageTypeContext) => Promise<PageTypeAddition>;

/** Pictures given as a bare address are drawn in the frame of a card. */
const CARD_PICTURE = { width: 480, height: 320, alt: '' };

const NOTHING: PageTypeAddition = { components: [], failure: null };

/**
 * The data loader of each page type (PAGE-05): a section of the site gets its own by a row here. A type without a
 * row shows the page's own components and nothing else.
 */
const loaders: Readonly<Record<string, PageTypeLoader>> = {
  root: loadMainPage,
  // Tariffs, and their offers: those are pages of the tariff (find-page.server.ts).
  'd-tariff-iris': (context) => loadProduct(getTariff, context),
  'd-option-iris': (context) => loadProduct(getOption, context),
  'services-v3': loadServices,
  // Items that are documents (find-page.server.ts).
  'news-item': loadNewsItem,
  'promotion-item': loadPromotion,
  'faq-article': loadFaqArticle,
};

/** Runs the loader of the page's type. A page without a uuid, or flagged 404, sends nothing (PAGE-106, PAGE-107). */
export async function loadPageType(context: PageTypeContext): Promise<PageTypeAddition> {
  const { uuid, is404, type } = context.page;
  if (uuid === null || is404) return NOTHING;
  // A type of content is any word, `constructor` too.
  const load = Object.hasOwn(loaders, type) ? loaders[type] : undefined;
  return (await load?.(context)) ?? NOTHING;
}

/** The main page shows the current promotions of `mainPage/get` (PAGE-35). */
async function loadMainPage({ gateway, scope }: PageTypeContext): Promise<PageTypeAddition> {
  // The promotions are for consumers; the corporate main page has none.
  if (scope.audience === 'b2b') return NOTHING;
  const { actions } = await gateway.call(getMainPage, {});
  if (actions.length === 0) return NOTHING;
  const items = actions.map(({ title, text, link, image }) => ({
    title,
    text,
    link: link === undefined ? undefined : { text: 'Подробнее', url: link },
    picture: typeof image === 'string' ? { src: image, ...CARD_PICTURE } : image,
  }));
  const props = { title: 'Акции', items, link: { text: 'Все акции', url: '/action' } };
  return { components: [{ id: 'actions', section: 'actions', type: 'cards', props }], failure: null };
}

const FIRST_ERROR_STATUS = 400;

/**
 * The product of a detail page. An answer that is not OK raises the error page with its status (PAGE-108, PAGE-404);
 * without any answer the page is shown, and its blocks say what they cannot. The blocks ask for the same product, and
 * get this very answer. A page without product blocks is content alone: nobody asks the operator for it.
 */
async function loadProduct(
  contract: typeof getTariff | typeof getOption,
  { page, components, gateway }: PageTypeContext,
): Promise<PageTypeAddition> {
  if (page.uuid === null || !components.some(showsProduct)) return NOTHING;
  const outcome = await gateway.ask(contract, { query: { uuid: page.uuid } });
  if (outcome.ok || outcome.status === null || outcome.status < FIRST_ERROR_STATUS) return NOTHING;
  return { components: [], failure: outcome.status };
}

/** Does this component, or one inside it, load a product? */
function showsProduct(component: ReadyComponent): boolean {
  return isAmong(component, ({ definition }) => {
    return definition.kind === 'block' && definition.group === 'products' && definition.load !== undefined;
  });
}

function isAmong(component: ReadyComponent, isWanted: (component: ReadyComponent) => boolean): boolean {
  return isWanted(component) || component.children.some((child) => isAmong(child, isWanted));
}

const UNAVAILABLE = 503;

/** The title of a news item; its block asks for the same, and gets this very answer. */
async function loadNewsItem({ page, path, scope, gateway }: PageTypeContext): Promise<PageTypeAddition> {
  const outcome =
    scope.audience === 'b2b'
      ? await gateway.ask(getCorporateNews, { query: { page: path, region: WHOLE_COUNTRY } })
      : await gateway.ask(getNews, { query: { page: path } });
  return toItemAddition(outcome, page);
}

/** The same of a promotion. */
async function loadPromotion({ page, path, gateway }: PageTypeContext): Promise<PageTypeAddition> {
  return toItemAddition(await gateway.ask(getPromotion, { query: { page: path } }), page);
}

/** And of a question with its answer (FAQ-02). */
async function loadFaqArticle({ page, path, gateway }: PageTypeContext): Promise<PageTypeAddition> {
  const outcome = await gateway.ask(getFaqArticle, {
    query: { uuid: page.uuid ?? '', slug: toLastSegment(path) },
  });
  if (!outcome.ok) return toItemAddition(outcome, page);
  const { title } = outcome.answer;
  return toItemAddition({ ok: true, answer: { title, announcement: undefined } }, page);
}

/** What an item says of its page; its page is an error page where the operator has no such item, or gives no answer. */
function toItemAddition(
  outcome: { ok: true; answer: { title: string; announcement?: string | undefined } } | CallFailure,
  page: PageInfo,
): PageTypeAddition {
  if (!outcome.ok) return { components: [], failure: outcome.status ?? UNAVAILABLE };
  const { title, announcement } = outcome.answer;
  const description = announcement === undefined ? [] : [{ name: 'description', content: announcement }];
  const head = { title, meta: description, breadcrumbs: [...page.breadcrumbs, { title }] };
  return { components: [], failure: null, head };
}

const SERVICES_BLOCK = 'services-showcase';

/** The services page shows the showcase of services, also where its content forgot it. */
async function loadServices({ components }: PageTypeContext): Promise<PageTypeAddition> {
  const isShowcase = ({ definition }: ReadyComponent) => definition.type === SERVICES_BLOCK;
  if (components.some((component) => isAmong(component, isShowcase))) return NOTHING;
  return { components: [{ id: 'services', type: SERVICES_BLOCK, props: {} }], failure: null };
}
