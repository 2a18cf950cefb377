import { reportFault } from './report-fault';

const MARK = 'reloaded-for-chunks';
const QUIET_MS = 60_000;

/**
 * A chunk that cannot be loaded is most often one of a build that was replaced: a reload gets the new one. Only
 * once a minute, so that a page whose chunk is truly gone stays readable instead of reloading for ever.
 */
export function reloadOnce(error: unknown): void {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < QUIET_MS) {
    reportFault(error);
    return;
  }
  sessionStorage.setItem(MARK, String(Date.now()));
  location.reload();
}
