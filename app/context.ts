import type { Site } from '#app/server/create-site';
import type { PageFlows } from '#flows/kit/engine/flow-state';
import type { BeginRecalled } from '#app/flow-engine/recall';
import type { PolicyNeed } from '#app/server/http/policy-needs';
import type { HostFacts } from '#app/server/resolve-host';

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

/**
 * Remix's load context. `documentHtml` is the server-only way of ready HTML from the loader to the document:
 * what goes through it is not repeated in the hydration data.
 */
export interface SiteContext {
  site: Site;
  facts: RequestFacts;
  documentHtml: Map<string, string>;
  /** What the page's action has answered a post without scripts with; the loader then shows it. */
  flowAnswer: PageFlows | null;
  /** For a visitor whose visit remembers something: the page is for them alone where one of its flows recalls it. */
  recall?: BeginRecalled;
  /** What this answer's security policy has to allow beyond that of every page; loaders add to it. */
  policyNeeds: Set<PolicyNeed>;
}

declare module '@remix-run/node' {
  // Remix's own extension point for the type of `context` in loaders and actions.
  interface AppLoadContext extends SiteContext {}
}
