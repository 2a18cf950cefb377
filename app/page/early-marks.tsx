import type { PageData } from './page-data';
import { isFarPart } from './far-parts';

/**
 * The HTML of a flow shows its first step. After a reload the browser's history knows the step that the visitor was at:
 * the first one is hidden until that one is there.
 */
const RESTORING =
  "if(history.state&&history.state.flows)document.documentElement.setAttribute('data-restoring','')";
/** Whoever comes back, or loads the page again, is put where they were: that needs the true height of every part. */
const RETURNING =
  "performance.getEntriesByType('navigation').forEach(function(visit){if(visit.type!=='navigate')document.documentElement.setAttribute('data-returning','')})";

type Marked = Pick<PageData, 'hasFlows' | 'parts'>;

/** What the page has to know before it is drawn: how the visitor came to it. */
export function EarlyMarks({ page, nonce }: { page: Marked; nonce: string | undefined }) {
  const scripts = [...(page.hasFlows ? [RESTORING] : []), ...(page.parts.some(isFarPart) ? [RETURNING] : [])];
  if (scripts.length === 0) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: scripts.join(';') }} />;
}
