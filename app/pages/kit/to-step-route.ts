import { SIM_PROCESS_STEPS } from '#schemas/gateway/sim-steps';
import type { PageRoute } from '#app/page/define-page-type';

/** The addresses of the steps of an order of a SIM, one segment for each (SIM-104). */
export const toStepRoute = (page: string): PageRoute => ({
  path: `${page}/:step(${SIM_PROCESS_STEPS.join('|')})`,
  standIn: page,
  isStep: true,
});
