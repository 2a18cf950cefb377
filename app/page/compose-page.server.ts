import type { ContentScope } from '#cms/sources/content-source';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { toContentVersion } from '#cms/sources/content-version';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { PageInfo } from '#schemas/page';
import type { ShowVersionB } from '#app/experiments/version-b.server';
import { pageTypes } from '#app/page-catalog.server';
import { loadAdditionalBanner } from './additional-banner.server';
import type {
  PageTypeAddition,
  PageTypeContext,
  PageTypeDefinition,
  PlacedComponent,
} from './define-page-type';
import { preparePage, type PreparedPage } from './prepare-page.server';

type Judged = Pick<PreparedPage, 'ready' | 'findings'>;

/** A page of content, and how its surroundings are asked for. */
export interface Composing {
  prepared: Pick<PreparedPage, 'page' | 'ready'>;
  path: string;
  query: URLSearchParams;
  scope: ContentScope;
  gateway: ScopedGateway;
  /** What the layout adds to a page of this type. */
  loadAround: (pageType: string) => Promise<Judged>;
  /** The id of a banner that the address asks for. */
  banner: string | null;
  /** Puts the other version of a block in its place, for visitors of an experiment; null: the page as it stands. */
  showVersionB?: ShowVersionB | null;
}

/** What stands on a page, whoever asks: a visitor, a post to one of its flows, the content check. */
export interface Composition {
  /** With what its type says of it. */
  page: PageInfo;
  /** The page's own components, then those of its type; not yet selected by region, audience and time. */
  inside: readonly ReadyComponent[];
  /** What the layout adds. */
  around: readonly ReadyComponent[];
  /** What is wrong with all that was added to the page. */
  findings: readonly Finding[];
  /** The status of the error page that is shown in place of the page; null for none. */
  failure: number | null;
}

const NOTHING: Judged = { ready: [], findings: [] };

/**
 * Puts together what stands on a page. `toShow`: with what its type loads, and the banner. Who posts to a flow waits for
 * neither: flows stand there without them.
 */
export async function composePage(given: Composing, { toShow }: { toShow: boolean }): Promise<Composition> {
  const { gateway, banner, loadAround, showVersionB = null } = given;
  const tried = await showVersionB?.(given.prepared.ready);
  const prepared = tried === undefined ? given.prepared : { ...given.prepared, ready: tried.ready };
  const composing = { ...given, prepared };
  const placed = placeComponents(composing);
  const [addition, banners, around] = await Promise.all([
    toShow ? loadAddition(composing, [...prepared.ready, ...placed.ready]) : NO_ADDITION,
    toShow ? loadAdditionalBanner(banner, gateway) : [],
    loadAround(prepared.page.type),
  ]);
  const shown = judgeAdded(banners);
  const loaded = judgeAdded(addition.components ?? []);
  return {
    page: { ...prepared.page, ...addition.head },
    inside: [prepared, shown, placed, loaded].flatMap(({ ready }) => ready),
    around: around.ready,
    findings: [tried ?? NOTHING, shown, placed, loaded, around].flatMap(({ findings }) => findings),
    failure: addition.failure ?? null,
  };
}

const NO_ADDITION: PageTypeAddition = {};

/** What the type loads. A page without a uuid, or flagged 404, sends nothing (PAGE-106, PAGE-107). */
async function loadAddition(
  { prepared: { page }, path, query, scope, gateway }: Composing,
  components: readonly ReadyComponent[],
): Promise<PageTypeAddition> {
  const definition = findShownType(page);
  return (await definition?.load?.({ page, path, query, scope, gateway, components })) ?? NO_ADDITION;
}

/** What every page of the type has, where its content does not have it. */
function placeComponents({ prepared: { page, ready }, path, query, scope }: Composing): Judged {
  const { components = [] } = findShownType(page) ?? {};
  const missing = components.filter(({ type }) => !ready.some((component) => isWithin(component, type)));
  if (missing.length === 0) return NOTHING;
  const taken = new Set(ready.flatMap(listIds));
  return judgeAdded(missing.map((component) => toRaw(component, taken, { page, path, query, scope })));
}

function findShownType(page: PageInfo): PageTypeDefinition | undefined {
  return page.uuid === null || page.is404 ? undefined : pageTypes.find(page.type);
}

function isWithin({ definition, children }: ReadyComponent, type: string): boolean {
  return definition.type === type || children.some((child) => isWithin(child, type));
}

const listIds = ({ id, children }: ReadyComponent): string[] => [id, ...children.flatMap(listIds)];

/** As content would have it; under another id where the page's own components have this one. */
function toRaw(
  { id, type, section, props = {}, children = [] }: PlacedComponent,
  taken: ReadonlySet<string>,
  context: PageTypeContext,
): unknown {
  return {
    id: taken.has(id) ? `${id}-${context.page.type}` : id,
    type,
    section,
    props: typeof props === 'function' ? props(context) : props,
    children: children.map((child) => toRaw(child, taken, context)),
  };
}

/** Components that did not come with the page are judged by the same registry. */
function judgeAdded(components: readonly unknown[]): Judged {
  if (components.length === 0) return NOTHING;
  return preparePage({ components }, toContentVersion(components)) ?? NOTHING;
}
