import type { GatewayObserver } from './create-gateway';

/** For a gateway whose calls nobody needs to hear of: of tests, and of a check that reports by itself. */
export const SILENT_OBSERVER: GatewayObserver = {
  onCall: () => undefined,
  onBreaker: () => undefined,
  onLeftOut: () => undefined,
};
