import { getMainPage } from '#schemas/gateway/page';
import type { ContentScope } from '#cms/sources/content-source';
import type { ScopedGateway } from '#cms/gateway/create-gateway';
import type { PageInfo } from '#schemas/page';

/** What a page type adds to a page: components, judged by the registry like all others. */
export interface PageTypeAddition {
  /** Raw components, shown after the page's own. */
  components: unknown[];
}

interface PageTypeContext {
  page: PageInfo;
  path: string;
  query: URLSearchParams;
  scope: ContentScope;
  gateway: ScopedGateway;
}

type PageTypeLoader = (context: PageTypeContext) => Promise<PageTypeAddition>;

/** Pictures given as a bare address are drawn in the frame of a card. */
const CARD_PICTURE = { width: 480, height: 320, alt: '' };

const NOTHING: PageTypeAddition = { components: [] };

/**
 * The data loader of each page type (PAGE-05): a section of the site gets its own by a row here. A type without a
 * row shows the page's own components and nothing else.
 */
const loaders: Readonly<Record<string, PageTypeLoader>> = {
  root: loadMainPage,
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
    ...{ title, text, link: link === undefined ? undefined : { text: 'Подробнее', url: link } },
    picture: typeof image === 'string' ? { src: image, ...CARD_PICTURE } : image,
  }));
  const props = { title: 'Акции', items, link: { text: 'Все акции', url: '/action' } };
  return { components: [{ id: 'actions', section: 'actions', type: 'cards', props }] };
}
