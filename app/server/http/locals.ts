import type { RequestFacts } from '#app/context';

declare global {
  // Express's own extension point for `response.locals`.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Locals {
      facts: Omit<RequestFacts, 'isDataRequest'>;
    }
  }
}
