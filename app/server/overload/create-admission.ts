import { performance } from 'node:perf_hooks';
import { Admission } from './admission';

const TURN_MS = 10;
/** What the newest turn counts for among those before it. */
const NEWEST_SHARE = 0.2;

/** The admission of this process's event loop; it takes turns as long as there is work. */
export function createAdmission(maxWaitingPages: number): Admission {
  let isWaiting = false;
  let before = performance.eventLoopUtilization();
  let busyShare = 0;
  const takeTurn = () => {
    isWaiting = false;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    // A render pauses while its answer is compressed: one turn says little.
    busyShare += (utilization - busyShare) * NEWEST_SHARE;
    admission.takeTurn(busyShare);
    before = now;
    if (admission.total > 0) waitForTurn();
  };
  const waitForTurn = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(takeTurn, TURN_MS).unref();
  };
  const admission: Admission = new Admission(() => performance.now(), {
    maxWaitingPages,
    onWork: waitForTurn,
  });
  return admission;
}
