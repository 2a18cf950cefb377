import type { EntryAddress } from '#cms/store/entry-address';
import { refreshAll, refreshAtStart, waitForCheck } from '#app/content-check/refresh-report.server';
import { refreshReport } from '#app/content-check/site-report.server';
import type { Site } from '#app/site/site';

/** A server that has just started has visitors to answer first. */
const FIRST_CHECK_MS = 60_000;
/** Publications come in rows; they are looked at together. */
const GATHER_MS = 1000;
/** A check of everything asks for every page: however often a space of Builder.io publishes, one follows the other slowly. */
const GATHER_ALL_MS = 60_000;

/** Keeps the report of what is published up to date: with each deploy, and after every change. */
export function keepReport(site: Site): { stop: () => Promise<void> } {
  let waiting: EntryAddress[] = [];
  let underWay = Promise.resolve();
  const stopping = new AbortController();
  const { signal } = stopping;
  let gathering: NodeJS.Timeout | undefined;
  const first = setTimeout(() => refreshAtStart(site, signal), FIRST_CHECK_MS);
  first.unref();

  let gatheringAll: NodeJS.Timeout | undefined;
  const checkAllSoon = () => {
    gatheringAll ??= setTimeout(() => {
      gatheringAll = undefined;
      // What has changed during a check may have been looked at already: once more.
      if (!refreshAll(site, signal)) checkAllSoon();
    }, GATHER_ALL_MS).unref();
  };

  const refresh = () => {
    gathering = undefined;
    const addresses = waiting;
    waiting = [];
    underWay = underWay
      .then(() => refreshReport(site, addresses, signal))
      .catch((error: unknown) => site.log.error({ event: 'content-check-failed', error: String(error) }));
  };
  const forget = site.onContentChange((addresses) => {
    if (addresses === null) {
      checkAllSoon();
      return;
    }
    waiting.push(...addresses);
    gathering ??= setTimeout(refresh, GATHER_MS).unref();
  });
  return {
    async stop() {
      clearTimeout(first);
      clearTimeout(gathering);
      clearTimeout(gatheringAll);
      forget();
      // A check ends with the document that it is at.
      stopping.abort();
      await Promise.all([underWay, waitForCheck()]);
    },
  };
}
