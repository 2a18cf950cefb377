import type { EntryAddress } from '#cms/store/entry-address';

/** Where the demo site keeps pages for those who look at what a faulty page does. */
const FOR_CHECKS = /^\/(?:test|dev-demo)\//;

/** Is this an address of pages that are no visitor's? */
export function isForChecks({ kind, name }: EntryAddress): boolean {
  return kind === 'page' && FOR_CHECKS.test(name);
}
