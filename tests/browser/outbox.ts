import type { Locator } from '@playwright/test';
import { createOutbox, toCaptchaName } from '#tests/outbox';
import type { Site } from './site';

export { shownAs } from '#tests/outbox';

const outboxOf = (site: Site) => createOutbox(async () => (await site.get('/dev/outbox')).json());

/** The newest code that the sandbox sent to a number. */
export function readCode(site: Site, msisdn: string): Promise<string> {
  return outboxOf(site).readCode(msisdn);
}

/** How many messages the sandbox sent to a number. */
export function countSent(site: Site, msisdn: string): Promise<number> {
  return outboxOf(site).countSent(msisdn);
}

/** What the sandbox has written to a number, the newest first, its spaces plain. */
export function readTexts(site: Site, msisdn: string): Promise<string[]> {
  return outboxOf(site).readTexts(msisdn);
}

/** Types the code of the captcha that a flow shows. */
export async function solveCaptcha(flow: Locator, site: Site): Promise<void> {
  const address = await flow.getByAltText('Картинка с кодом').getAttribute('src');
  await flow.getByLabel('Код с картинки').fill(await readCode(site, toCaptchaName(address)));
}

/** How many numbers one worker of the tests may give: 5 workers share one of the operator's codes. */
const PER_WORKER = 200;
/** Codes 920 to 939 are the operator's. */
const WORKERS = 100;
let given = 0;

/** A subscriber that no other test has: the sandbox remembers each of them. Four last digits may give it a part. */
export function newSubscriber(ending = '1177'): string {
  if (given === PER_WORKER) throw new Error(`a worker has ${PER_WORKER} numbers`);
  const serial = (Number(process.env['TEST_WORKER_INDEX']) % WORKERS) * PER_WORKER + given;
  given += 1;
  // No number that ends with 77 has a part of its own.
  return `7${920_000 + serial}${ending}`;
}

/** The code, as soon as it was sent. */
export async function waitForCode(site: Site, msisdn: string): Promise<string> {
  while ((await countSent(site, msisdn)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return readCode(site, msisdn);
}
