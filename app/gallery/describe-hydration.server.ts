import type { BlockDefinition } from '#registry/define-block';
import { isEnhanced } from '#app/catalog.server';

/** What of a block runs in the browser: nothing, or its `enhance.ts`. Preact runs in flows only. */
export function describeHydration({ type }: BlockDefinition): string {
  return isEnhanced(type) ? 'none + enhance' : 'none';
}
