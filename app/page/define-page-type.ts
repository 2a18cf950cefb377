import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { PageInfo } from '#schemas/page';
import type { ContentScope } from '#cms/sources/content-source';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { ReadyComponent } from '#registry/verdict';

/** An address of pages of this type. Patterns are written as `path-pattern.ts` reads them. */
export interface PageRoute {
  /** `/news`, `/news/:name`, `/tariffs/:section(all|archive)/offer/:name{.html}`. */
  readonly path: string;
  /** The path of the page that stands in where the content has none at the address; it may name parts of `path`. */
  readonly standIn?: string;
  /** What stands in is another page at each address: a search engine knows it by that one, not by the stand-in's. */
  readonly hasOwnAddress?: true;
  /** How the page that stands in is shown here: its title, its breadcrumbs. */
  readonly present?: (page: PageInfo, at: { path: string; standIn: string }) => PageInfo;
  /** A page of content at this address is about the product of the page that would stand in (TRF-01). */
  readonly takesProductOfStandIn?: true;
  /** The same address below `/test` is a try-out of this one (OPT-212). */
  readonly hasTryOut?: true;
  /**
   * The address of a step of the flow on the page that stands in. Every visitor may open it: the flow begins, or goes on
   * with what it remembers of them; a seal is good at all of them.
   */
  readonly isStep?: true;
  /** A published document is shown here, by this block, with what the page that stands in has around it (NEWS-07). */
  readonly shows?: { readonly document: DocumentKind; readonly block: string };
}

/** What the components of a page type may know of the request. */
export interface PageTypeContext {
  readonly page: PageInfo;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly scope: ContentScope;
}

/** A block or a flow that every page of a type has. */
export interface PlacedComponent {
  readonly id: string;
  /** The type of a block or of a flow. */
  readonly type: string;
  readonly section?: string;
  /** Without them it has none. It needs no call: a flow loads what it needs by itself. */
  readonly props?: object | ((context: PageTypeContext) => object);
  readonly children?: readonly PlacedComponent[];
}

export interface PageTypeLoadContext extends PageTypeContext {
  /** The page's own components, and those that every page of the type has. */
  readonly components: readonly ReadyComponent[];
  /** Answers are shared with the page's blocks: what both ask for is asked once. */
  readonly gateway: ScopedGateway;
}

/** A component that `load` gives; the registry judges it like those of content. */
export interface LoadedComponent<Type extends string> {
  readonly id: string;
  readonly type: Type;
  readonly section?: string;
  readonly props: object;
}

/** What `load` adds to a page. Everything left out adds nothing. */
export interface PageTypeAddition<Type extends string = string> {
  /** Shown after the page's own. */
  readonly components?: readonly LoadedComponent<Type>[];
  /** The status of the error page that is shown in place of the page. */
  readonly failure?: number;
  /** What the page says of itself, where only its data knows it. */
  readonly head?: Pick<PageInfo, 'title' | 'meta' | 'breadcrumbs'>;
}

export interface PageTypeDefinition<Loaded extends string = string> {
  /** As in page info; the name of the folder. */
  readonly type: string;
  /** What the studio calls such a page. */
  readonly label: string;
  readonly routes?: readonly PageRoute[];
  /** Below these paths there are only addresses that a page type has a route for, whatever the content has (PAGE-12). */
  readonly strictBelow?: readonly string[];
  /** Folders of addresses that are no pages themselves, each with the page that shows what lies below it. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Old addresses, as patterns: they lead to themselves without the last part, and with a marker (PAGE-16). */
  readonly legacy?: readonly string[];
  /** Something on such a page reads with the camera; every other page refuses it (`Permissions-Policy`). */
  readonly usesCamera?: true;
  /** After how many percent of the page analytics hears of scrolling; 20 when left out (ANLT-204, ANLT-205). */
  readonly scrollStep?: 25;
  /** `none`: no header, no footer, no cookie notice (SHELL-03). Left out: the site's. */
  readonly layout?: 'site' | 'none';
  /**
   * Query parameters that blocks of such pages read. A kept page is the same for all others; one that depends on a
   * parameter that no type names is rendered for its visitor alone.
   */
  readonly keyParameters?: readonly string[];
  /** The key parameter that says which thing such a page shows: search engines know the page by it too. */
  readonly namedBy?: string;
  /** What every page of the type has; added after the page's own where the content does not have it already. */
  readonly components?: readonly PlacedComponent[];
  /** The types of the blocks that `load` gives. No flows: a post to a flow does not wait for `load`. */
  readonly loads?: readonly Loaded[];
  /** What only the operator knows of the page. Not run for a page without a uuid, nor for posts. */
  load?(context: PageTypeLoadContext): Promise<PageTypeAddition<NoInfer<Loaded>>>;
}

/**
 * Declares a page type: `export const page = definePageType({ … })` in `app/pages/<type>/page.ts`. Returns its argument
 * with exact types; `createPageTypes` checks what types cannot.
 */
export function definePageType<const Loaded extends string = never>(
  definition: PageTypeDefinition<Loaded>,
): PageTypeDefinition<Loaded> {
  return definition;
}
