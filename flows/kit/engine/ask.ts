import type { ActionContext } from '#registry/define-flow';

/** Calls the operator's API, as an action may. */
export type Ask = ActionContext<unknown, never, unknown>['ask'];
