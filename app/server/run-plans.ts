import type { Check, Plan } from '#cms/store/plan-records';
import type { Plans } from '#cms/store/plans';
import { toBuildId } from '#app/content-check/build-id.server';
import { simulateEntry } from '#app/content-check/simulate-entry.server';
import type { Site } from '#app/site/site';
import type { Logger } from '#app/site/logger';

const DUE_MS = 1000;
const REVIEW_MS = 5000;

/**
 * Carries out what is planned, a second after its time at the latest, and what came due while nothing ran; looks
 * ahead of time whether it would still work. Every process runs this: a plan is carried out once all the same.
 */
export function runPlans(site: Site): { stop: () => Promise<void> } {
  return repeatPlans(site.plans, toCheck(site), site.log);
}

/** A revision is tried as the studio tries a draft before it is published. */
function toCheck(site: Site): Check {
  return {
    build: toBuildId(),
    async find(revision, entry) {
      return (await simulateEntry(JSON.parse(revision.body), entry, site)).findings;
    },
  };
}

export function repeatPlans(plans: Plans, check: Check, log: Logger): { stop: () => Promise<void> } {
  const loops = [
    repeat(DUE_MS, log, async () => report(await plans.carryOut(check), 'plan-closed', log)),
    repeat(REVIEW_MS, log, async () => report(await plans.review(check), 'plan-reviewed', log)),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((stop) => stop()));
    },
  };
}

function report(plans: readonly Plan[], event: string, log: Logger): void {
  for (const { id, entryId, action, state, findings } of plans) {
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    log[errors > 0 ? 'warn' : 'info']({ event, plan: id, entry: entryId, action, state, errors });
  }
}

/** One run at a time, the first at once. Gives what ends it, after the run that is under way. */
function repeat(ms: number, log: Logger, run: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const next = () => {
    underWay = run()
      .catch((error: unknown) => log.error({ event: 'plans-failed', error: String(error) }))
      .finally(() => {
        if (isStopped) return;
        timer = setTimeout(next, ms);
        timer.unref();
      });
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
