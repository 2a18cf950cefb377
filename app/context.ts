import type { Site } from '#app/site/site';
import type { Finding } from '#schemas/finding';
import type { ContentScope } from '#cms/sources/content-source';
import type { EditorFinding } from '#app/studio/check/editor-finding';
import type { PageFlows } from '#flows/kit/engine/flow-state';
import type { OwnShop } from '#app/cart/open-shop.server';
import type { DealtVisitor } from '#app/experiments/deal-visitor.server';
import type { VersionB } from '#app/experiments/version-b.server';
import type { BeginRecalled } from '#app/flow-engine/recall';
import type { PolicyNeed } from '#app/server/http/policy-needs';
import type { HostFacts } from '#app/site/resolve-host';

/** What the server knows of a request before any loader runs. */
export interface RequestFacts extends HostFacts {
  id: string;
  /** The CSP nonce of this answer. */
  nonce: string;
  /** The visitor's address or network as `toNetwork` gives it, for rate limits only; empty where no visitor asks. */
  address: string;
  /** A flow's script asks for the action's answer alone; a document request wants HTML. */
  isDataRequest: boolean;
}

/** What showing a page asks of floors above it; `server/make-context` puts it together. */
interface PageHooks {
  /** Brings what another page has sent a visitor with, or what their visit remembers: the page is for them alone then. */
  receiveVisitor: (request: Request, path: string, context: SiteContext) => void;
  /** The findings in an editor's words; null for a visitor who is no editor. */
  toEditorReport: (
    findings: readonly Finding[],
    asked: { path: string; scope: ContentScope },
    cookies: string | null,
    context: SiteContext,
  ) => Promise<EditorFinding[] | null>;
}

/**
 * Remix's load context. `documentHtml` is the server-only way of ready HTML from the loader to the document:
 * what goes through it is not repeated in the hydration data.
 */
export interface SiteContext extends PageHooks {
  site: Site;
  facts: RequestFacts;
  documentHtml: Map<string, string>;
  /** What the page's action has answered a post without scripts with; the loader then shows it. */
  flowAnswer: PageFlows | null;
  /** For a visitor whose visit remembers something: the page is for them alone where one of its flows recalls it. */
  recall?: BeginRecalled;
  /** The cart of the visitor who asks for the page; none where nobody is served: previews, checks. */
  shop?: OwnShop;
  /** The other version of a block that this answer shows; null for nearly all answers (decision 0075). */
  versionB: VersionB | null;
  /** Who is counted when the page is shown; null without an experiment, and for a page that is rendered for many. */
  dealt: DealtVisitor | null;
  /** What this answer's security policy has to allow beyond that of every page; loaders add to it. */
  policyNeeds: Set<PolicyNeed>;
}

declare module '@remix-run/node' {
  // Remix's own extension point for the type of `context` in loaders and actions.
  interface AppLoadContext extends SiteContext {}
}
