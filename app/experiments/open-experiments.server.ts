import type { ContentSource } from '#cms/sources/content-source';
import type { ChangeFeed } from '#cms/store/change-feed';
import { createExperiments, type Experiments } from '#cms/store/experiments';
import type { Store } from '#cms/store/tables';
import type { Logger } from '#app/site/logger';
import { countExperimentVisits, type ExperimentVisits } from './count-visits.server';
import { createRunningExperiments, type RunningExperiments } from './running-experiments.server';

/** The experiments of the site: what editors make, what runs now, and who has taken part. */
export interface SiteExperiments {
  made: Experiments;
  running: RunningExperiments;
  visits: ExperimentVisits;
}

interface Options {
  source: ContentSource;
  feed: Pick<ChangeFeed, 'onChange' | 'catchUp'>;
  log: Logger;
}

/** Whatever is published may have taken the block of an experiment away, or brought it back. */
export async function openExperiments(
  store: Store,
  { source, feed, log }: Options,
): Promise<SiteExperiments> {
  const made = createExperiments(store, Date.now, async () => {
    await feed.catchUp();
    await running.reload();
  });
  const running = createRunningExperiments({ list: made.list, source, now: Date.now, log });
  const visits = countExperimentVisits(store, {
    now: Date.now,
    onFault: (error) => log.warn({ event: 'experiment-visits-not-written', error: String(error) }),
  });
  feed.onChange(() => void running.reload());
  await running.reload();
  return { made, running, visits };
}
