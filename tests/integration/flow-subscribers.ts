import { createOutbox, type Outbox } from '#tests/outbox';
import type { SiteProcess } from './site-process';

let made = 0;

/** A subscriber of the sandbox that nothing is known of, with an ending of its own. */
export function newSubscriber(ending = '77'): string {
  made += 1;
  return `792${String(made).padStart(8 - ending.length, '0')}${ending}`;
}

/** A number of another operator, which no other test of the process has: each number has limits of its own. */
export function newStranger(): string {
  made += 1;
  return `7916${String(made).padStart(5, '0')}77`;
}

/** What the sandbox of a site has sent to them. */
export function outboxOf(site: Pick<SiteProcess, 'send'>): Outbox {
  return createOutbox(async () => JSON.parse((await site.send({ path: '/dev/outbox' })).body));
}
