import * as z from 'zod';
import type { Site } from './site';

const outbox = z.array(z.looseObject({ to: z.string(), text: z.string(), code: z.string().optional() }));

/** The newest code that the sandbox sent to a number. */
export async function readCode(site: Site, msisdn: string): Promise<string> {
  const entries = outbox.parse(await (await site.get('/dev/outbox')).json());
  const code = entries.find(({ to }) => to === msisdn)?.code;
  if (code === undefined) throw new Error(`nothing was sent to ${msisdn}`);
  return code;
}

/** How many messages the sandbox sent to a number. */
export async function countSent(site: Site, msisdn: string): Promise<number> {
  const entries = outbox.parse(await (await site.get('/dev/outbox')).json());
  return entries.filter(({ to }) => to === msisdn).length;
}

/** What the sandbox has written to a number, the newest first, its spaces plain. */
export async function readTexts(site: Site, msisdn: string): Promise<string[]> {
  const entries = outbox.parse(await (await site.get('/dev/outbox')).json());
  return entries.filter(({ to }) => to === msisdn).map(({ text }) => text.replaceAll('\u00a0', ' '));
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

/** The number as a field shows it, whatever its mask. */
export function shownAs(msisdn: string): RegExp {
  return new RegExp([...msisdn.slice(1)].join(String.raw`\D*`));
}

/** The code, as soon as it was sent. */
export async function waitForCode(site: Site, msisdn: string): Promise<string> {
  while ((await countSent(site, msisdn)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return readCode(site, msisdn);
}
