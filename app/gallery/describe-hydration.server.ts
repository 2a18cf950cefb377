import type { BlockDefinition } from '#registry/define-block';
import { isEnhanced } from '#app/catalog.server';

/** What of a block runs in the browser: `none`, `none + enhance` or `load`. */
export function describeHydration({ type, hydration }: BlockDefinition): string {
  return isEnhanced(type) ? `${hydration} + enhance` : hydration;
}
