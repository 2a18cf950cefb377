import type { AnalyticsEvent } from '#schemas/analytics/events';

/** What a block's `enhance.ts` may use. */
export interface EnhanceContext {
  /** Aborted when the block leaves the document: listeners take it, timers and observers stop with it. */
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

/**
 * Adds behaviour to the HTML of a block that has no React in the browser (docs/decisions/0011): the default export
 * of `blocks/TYPE/enhance.ts`. Called once for each instance, after the document is read, with the element around
 * the block's HTML. What it does must be an addition: without it the block is readable and its links work.
 */
export type Enhance = (block: HTMLElement, context: EnhanceContext) => void;
