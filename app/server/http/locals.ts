import type { RequestFacts } from '#app/context';
import type { PolicyNeed } from './policy-needs';

declare global {
  // Express's own extension point for `response.locals`.
  namespace Express {
    interface Locals {
      facts: Omit<RequestFacts, 'isDataRequest'>;
      policyNeeds: Set<PolicyNeed>;
      /** There was no room for it: what the server means to do, and no failure. */
      isRefused?: true;
    }
  }
}
