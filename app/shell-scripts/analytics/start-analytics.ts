import { reportFault } from '#app/report-fault';
import type { CountersSetting } from './counters-setting';

/** Raised on the document when the visitor has closed the cookie notice. */
export const COOKIES_AGREED = 'cookies-agreed';

/** Fetches the page's counters once it is loaded, and agreed to where that is asked for. A page without any does nothing. */
export function startAnalytics(): void {
  const written = document.documentElement.dataset['counters'];
  if (written === undefined) return;
  // The server's own JSON (`toCountersSetting`).
  const setting = JSON.parse(written) as CountersSetting;
  const start = () => void fetchCounters(setting);
  if (setting.consent === 'given') afterLoad(start);
  else document.addEventListener(COOKIES_AGREED, () => afterLoad(start), { once: true });
}

/** Without its counters a page is whole. */
async function fetchCounters(setting: CountersSetting): Promise<void> {
  try {
    const { startCounters } = await import('./start-counters');
    startCounters(setting);
  } catch (fault) {
    reportFault(fault);
  }
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') setTimeout(run);
  else window.addEventListener('load', () => setTimeout(run), { once: true });
}
