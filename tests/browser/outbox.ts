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

/** A subscriber that no other test has: what the sandbox remembers of one would meet another. */
export function newSubscriber(): string {
  const tail = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
  // Codes 920 to 939 are the operator's; no number that ends with 77 has a part of its own.
  return `7926${tail.slice(0, 5)}77`;
}

/** The code, as soon as it was sent. */
export async function waitForCode(site: Site, msisdn: string): Promise<string> {
  while ((await countSent(site, msisdn)) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  return readCode(site, msisdn);
}
