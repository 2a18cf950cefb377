/** How soon a second publication may follow the first; those in between are taken together. */
const PAUSE_MS = 1000;

/**
 * Turns any number of messages into at most one renewal a second: the first at once, the rest together when the second
 * is over. A message that is replayed costs no more than the first.
 */
export function createPublishSignal(renew: () => void, pauseMs = PAUSE_MS) {
  let isPausing = false;
  let isWaiting = false;

  function settle(): void {
    isPausing = false;
    if (!isWaiting) return;
    isWaiting = false;
    publish();
  }

  function publish(): void {
    if (isPausing) {
      isWaiting = true;
      return;
    }
    isPausing = true;
    setTimeout(settle, pauseMs).unref();
    renew();
  }
  return publish;
}
