import type { RequestFacts } from '#app/context';

declare global {
  // Express's own extension point for `response.locals`.
  namespace Express {
    interface Locals {
      facts: Omit<RequestFacts, 'isDataRequest'>;
    }
  }
}
