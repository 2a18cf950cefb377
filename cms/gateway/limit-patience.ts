import { TIMEOUT } from './call-outcome';
import { DeadlineError, withDeadline } from './deadline';
import { toScopedGateway, type ScopedGateway } from './scoped-gateway';

/**
 * The gateway for a caller who has little time: a call that takes longer is a timeout to this caller alone. It goes on
 * for whoever else waits for it, with its own time limit, its one line in the log and its weight for the breaker.
 *
 * @param leftMs the time that the caller has when it asks, in milliseconds
 */
export function limitPatience(gateway: ScopedGateway, leftMs: () => number): ScopedGateway {
  return toScopedGateway(async (contract, input, options) => {
    try {
      return await withDeadline(() => gateway.ask(contract, input, options), leftMs());
    } catch (error) {
      if (error instanceof DeadlineError) return TIMEOUT;
      throw error;
    }
  });
}
